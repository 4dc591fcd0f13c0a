import { words } from '../../app/words.ts';
import type { OrderView } from './order.ts';

const texts = words.orders;

type Contact = { firstName?: string | null; lastName?: string | null } | undefined;

/** First and last name; null if neither is known. */
export function fullName(contact: Contact): string | null {
  return [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || null;
}

/** The best available name of the order's buyer. */
export function buyerName({ billingInfo, recipientInfo, buyerInfo }: OrderView): string {
  return (
    fullName(billingInfo?.contactDetails) ??
    fullName(recipientInfo?.contactDetails) ??
    buyerInfo?.email ??
    texts.unknownCustomer
  );
}
