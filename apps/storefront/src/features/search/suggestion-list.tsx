import { pictureUrl } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import type { Suggestion } from './suggestions.ts';

export const suggestionId = (index: number): string => `suggestion-${index}`;

type SuggestionListProps = { id: string; suggestions: Suggestion[]; active: number | null };

/** Twice its displayed size, for dense screens. */
const PICTURE = { width: 80, height: 100 };

/** The search suggestions. The focus stays in the text field, which tells which one is active. */
export function SuggestionList({ id, suggestions, active }: SuggestionListProps) {
  const messages = useMessages('search');
  return (
    <div
      className="suggestions"
      id={id}
      role="listbox"
      aria-label={messages.suggestions}
      hidden={suggestions.length === 0}
    >
      {suggestions.map(({ label, href, pictureId, note }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field, which keeps the focus, handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the pattern of a combobox
        <div
          key={href}
          id={suggestionId(index)}
          className="suggestion"
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => location.assign(href)}
        >
          {pictureId && <img src={pictureUrl(pictureId, PICTURE, label)} width="40" height="50" alt="" />}
          <span>{label}</span>
          <span className="suggestion-kind">{note}</span>
        </div>
      ))}
    </div>
  );
}
