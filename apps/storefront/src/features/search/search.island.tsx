import { LONGEST_SEARCH, SearchButton } from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { activeAfterKey } from './list-keys.ts';
import { SuggestionList, suggestionId } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

const LIST_ID = 'search-suggestions';

/** The search box of the header: a form, with suggestions as the visitor types. */
export default function Search({ words: first }: { words: string }) {
  const messages = useMessages('search');
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const suggestions = useSuggestions(words ?? '', messages);
  // text typed before hydration
  useEffect(() => {
    const typed = input.current?.value ?? first;
    if (typed !== first) open(typed);
  }, [first]);
  const open = (typed: string) => {
    setWords(typed);
    setActive(null);
    setIsOpen(true);
  };
  const isShown = isOpen && suggestions.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setIsOpen(false);
      setActive(null);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setIsOpen(true);
      setActive(isShown ? activeAfterKey(event.key, active, suggestions.length) : 0);
    } else if (event.key === 'Enter' && isShown && active !== null) {
      event.preventDefault();
      location.assign(suggestions[active]?.href ?? '');
    }
  };
  return (
    <search>
      <form className="search-form" action="/search" onBlur={(event) => closeWhenLeft(event, () => setIsOpen(false))}>
        <label className="visually-hidden" htmlFor="search">
          {messages.searchProducts}
        </label>
        <input
          ref={input}
          id="search"
          name="q"
          type="search"
          placeholder={messages.search}
          defaultValue={first}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={LIST_ID}
          aria-activedescendant={isShown && active !== null ? suggestionId(active) : undefined}
          onInput={(event) => open(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <SearchButton />
        <SuggestionList id={LIST_ID} suggestions={isShown ? suggestions : []} active={active} />
        <p className="visually-hidden" role="status">
          {isShown ? messages.suggestionCount(suggestions.length) : ''}
        </p>
      </form>
    </search>
  );
}

type Blur = { currentTarget: Element; relatedTarget: EventTarget | null };

function closeWhenLeft({ currentTarget, relatedTarget }: Blur, close: () => void): void {
  if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) close();
}
