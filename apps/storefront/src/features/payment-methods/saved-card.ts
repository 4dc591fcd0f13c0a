import type { SavedCard } from '../../lib/api.ts';

/** The field of forms with the id of the card that is chosen. */
export const SAVED_CARD = 'savedCard';

/** How long before it ends a card is said to end soon. */
const SOON_MS = 60 * 24 * 60 * 60_000;

export type Validity = 'VALID' | 'SOON' | 'EXPIRED';

/** Whether a card can still be used: it can until the end of its last month, anywhere on earth. */
export function validityOf({ paymentMethod }: SavedCard, now: Date): Validity {
  const { expirationMonth, expirationYear } = paymentMethod?.cardInfo ?? {};
  if (!expirationMonth || !expirationYear) return 'VALID';
  const end = Date.UTC(expirationYear, expirationMonth, 1, 12);
  if (now.getTime() >= end) return 'EXPIRED';
  return now.getTime() >= end - SOON_MS ? 'SOON' : 'VALID';
}
