import { useMessages } from '@stoa/messages/react';
/** The search box without scripts. */
export function SearchForm({ id, words, ...marks }: { id: string; words: string }) {
  return (
    <search {...marks}>
      <form className="search-form" action="/search">
        <SearchField id={id} words={words} />
      </form>
    </search>
  );
}

/** The longest words that the server searches for. */
export const LONGEST_SEARCH = 100;

function SearchField({ id, words }: { id: string; words: string }) {
  const messages = useMessages('search');
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {messages.searchProducts}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder={messages.search}
        defaultValue={words}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
      />
      <SearchButton />
    </>
  );
}

export function SearchButton() {
  const messages = useMessages('search');
  return (
    <button className="icon-button" type="submit">
      <span className="visually-hidden">{messages.search}</span>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="M15.5 15.5L21 21" />
      </svg>
    </button>
  );
}
