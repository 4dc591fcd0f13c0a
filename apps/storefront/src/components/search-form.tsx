/** The search box as it works without script. */
export function SearchForm({ id, words }: { id: string; words: string }) {
  return (
    <search>
      <form className="search-form" action="/search">
        <SearchField id={id} words={words} />
      </form>
    </search>
  );
}

/** What the server takes in. */
const LONGEST = 100;

function SearchField({ id, words }: { id: string; words: string }) {
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        Search products
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder="Search"
        defaultValue={words}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="search"
      />
      <SearchButton />
    </>
  );
}

export function SearchButton() {
  return (
    <button className="icon-button" type="submit">
      <span className="visually-hidden">Search</span>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="M15.5 15.5L21 21" />
      </svg>
    </button>
  );
}
