import { pictureUrl } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import type { ModifierChoiceView } from './purchasable.ts';
import type { ChoiceState } from './variants.ts';

type ChoiceProps = {
  field: string;
  choice: Pick<ModifierChoiceView, 'id' | 'name' | 'color' | 'swatchId'>;
  isSelected: boolean;
  state?: ChoiceState;
  /** Shown after the name: the surcharge. */
  note?: string | null;
  /** The same for a choice whose price depends on the others, which only scripts keep right. */
  difference?: string | null;
};

/** Twice its displayed size, for dense screens. */
const SWATCH = { width: 56, height: 56 };

/** One of several choices, as a radio button. Unavailable choices are marked, but can still be selected. */
export function Choice({ field, choice, isSelected, state = 'available', note, difference }: ChoiceProps) {
  const messages = useMessages('product');
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
      {difference && <span className="choice-note only-with-script">{difference}</span>}
      {state !== 'available' && <span className="visually-hidden"> ({messages.choiceStates[state]})</span>}
    </label>
  );
}
