import { STAR_OUTLINE } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { FieldError } from '../../components/text-field.tsx';
import { STARS } from './posted-review.ts';

/** One to five stars as radio buttons: arrow keys choose, and each is read with what it means. */
export function StarField({ stars, error }: { stars: number | null; error: string | undefined }) {
  const messages = useMessages('reviewing');
  return (
    <fieldset
      className="field star-field"
      id={STARS}
      tabIndex={-1}
      aria-describedby={error ? `${STARS}-error` : undefined}
    >
      <legend>{messages.rating}</legend>
      <div className="star-options">
        {messages.ratings.map((meaning, index) => (
          <label key={meaning} className="star-option">
            <input
              type="radio"
              name={STARS}
              value={index + 1}
              defaultChecked={stars === index + 1}
              aria-invalid={error ? true : undefined}
            />
            <svg viewBox="0 0 20 20" width="32" height="32" aria-hidden="true">
              <path d={STAR_OUTLINE} />
            </svg>
            <span className="visually-hidden">{messages.ratingOf(index + 1, meaning)}</span>
          </label>
        ))}
        {messages.ratings.map((meaning) => (
          <span key={meaning} className="star-meaning" aria-hidden="true">
            {meaning}
          </span>
        ))}
      </div>
      <FieldError name={STARS} error={error} />
    </fieldset>
  );
}
