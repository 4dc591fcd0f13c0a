import type { SavedCard } from '../../lib/api.ts';
import { SAVED_CARD } from './saved-card.ts';
import { SavedCardName } from './saved-card-name.tsx';

type SavedCardChoiceProps = { cards: readonly SavedCard[]; chosen: string | undefined; isRequired?: boolean };

/** A choice among cards that a member lets be kept. */
export function SavedCardChoice({ cards, chosen, isRequired }: SavedCardChoiceProps) {
  const now = new Date();
  return cards.map((card) => (
    <label key={card.id} className="radio-row">
      <input
        type="radio"
        name={SAVED_CARD}
        value={card.id ?? ''}
        defaultChecked={card.id === chosen}
        required={isRequired}
      />
      <span className="radio-words">
        <SavedCardName card={card} now={now} />
      </span>
    </label>
  ));
}
