import { pictureUrl } from '@stoa/blocks';
import type { ModifierChoiceView } from '../lib/purchasable.ts';
import type { ChoiceState } from '../lib/variants.ts';

type ChoiceProps = {
  field: string;
  choice: Pick<ModifierChoiceView, 'id' | 'name' | 'color' | 'swatchId'>;
  isSelected: boolean;
  state?: ChoiceState;
  /** Said after the name: what it adds to the price. */
  note?: string | null;
};

/** Twice the size at which it is shown, for dense screens. */
const SWATCH = { width: 56, height: 56 };

/** One of several choices, as a radio button. What cannot be bought is marked, and can still be looked at. */
export function Choice({ field, choice, isSelected, state = 'available', note }: ChoiceProps) {
  return (
    <label className="choice" data-state={state}>
      <input type="radio" name={field} value={choice.id} defaultChecked={isSelected} />
      {choice.swatchId ? (
        <img className="swatch" src={pictureUrl(choice.swatchId, SWATCH, choice.name)} width="28" height="28" alt="" />
      ) : (
        choice.color && (
          <svg className="swatch" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <circle cx="10" cy="10" r="9.5" fill={choice.color} />
          </svg>
        )
      )}
      <span className="choice-name">{choice.name}</span>
      {note && <span className="choice-note">{note}</span>}
      {state !== 'available' && <span className="visually-hidden"> ({STATES[state]})</span>}
    </label>
  );
}

export const STATES: Record<Exclude<ChoiceState, 'available'>, string> = {
  'sold-out': 'sold out',
  absent: 'not available',
};
