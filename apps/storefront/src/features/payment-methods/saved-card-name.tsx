import { useMessages } from '@stoa/messages/react';
import type { SavedCard } from '../../lib/api.ts';
import { validityOf } from './saved-card.ts';

/** A card as its owner knows it: `Visa ending in 4242`, and until when it can be used. */
export function SavedCardName({ card, now }: { card: SavedCard; now: Date }) {
  const messages = useMessages('cards');
  const { cardEnding } = useMessages('orders');
  const { brandName, lastFourDigits, expirationMonth, expirationYear } = card.paymentMethod?.cardInfo ?? {};
  const validity = validityOf(card, now);
  return (
    <>
      <span>{cardEnding(brandName, lastFourDigits ?? '')}</span>
      <span className="radio-note">
        {expirationMonth && expirationYear && messages.expires(expirationMonth, expirationYear)}
        {validity !== 'VALID' && <strong> {validity === 'SOON' ? messages.soon : messages.expired}</strong>}
      </span>
    </>
  );
}
