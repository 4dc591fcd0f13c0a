import type { Card, FailureCode, Outcome } from '../../payment.ts';
import { brandName } from '../card-brands.ts';

export type PayPalLink = { rel: string; href: string };

/** A capture, an authorisation or a refund. */
export type PayPalMoney = {
  id: string;
  status: string;
  custom_id?: string;
  amount?: { currency_code: string; value: string };
  links?: PayPalLink[];
  supplementary_data?: { related_ids?: { order_id?: string } };
};

export type PayPalOrder = {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  links?: PayPalLink[];
  /** What it was paid with; a card where the buyer has no account with PayPal. */
  payment_source?: { card?: { brand?: string; last_digits?: string; expiry?: string } };
  purchase_units?: {
    custom_id?: string;
    payments?: { captures?: PayPalMoney[]; authorizations?: PayPalMoney[]; refunds?: PayPalMoney[] };
  }[];
};

export const refused = (
  reference: string | null,
  failure: string,
  failureCode: FailureCode = 'REFUSED',
): Outcome & { status: 'FAILED' } => ({ status: 'FAILED', reference, failureCode, failure });

export const linkOf = ({ links = [] }: Pick<PayPalOrder, 'links'>, rel: string): string | undefined =>
  links.find((link) => link.rel === rel)?.href;

/** The outcome of a charge, from PayPal's order. */
export function outcomeOfOrder(order: PayPalOrder): Outcome {
  const { id, status } = order;
  if (status === 'VOIDED') return refused(id, 'The payment was cancelled.', 'CANCELED');
  if (status !== 'COMPLETED') {
    const actionUrl = linkOf(order, 'payer-action') ?? linkOf(order, 'approve');
    return actionUrl && status !== 'APPROVED'
      ? { status: 'ACTION_REQUIRED', reference: id, actionUrl }
      : { status: 'PROCESSING', reference: id };
  }
  const [unit] = order.purchase_units ?? [];
  const [money] = [...(unit?.payments?.captures ?? []), ...(unit?.payments?.authorizations ?? [])];
  if (!money) return { status: 'PROCESSING', reference: id };
  const outcome = outcomeOfMoney(money);
  const card = cardOf(order);
  // while it is open, the order is what to look at
  const open = outcome.status === 'PROCESSING' ? { status: outcome.status, reference: id } : outcome;
  return { ...open, ...(card && { card }) };
}

/** The card that an order was paid with; null where it was an account. */
function cardOf({ payment_source: source }: PayPalOrder): Card | null {
  if (!source?.card) return null;
  const { brand, last_digits: digits, expiry } = source.card;
  const [year, month] = expiry?.split('-').map(Number) ?? [];
  return {
    brand: brandName(brand),
    lastFourDigits: digits?.slice(-4) ?? null,
    expirationMonth: month ?? null,
    expirationYear: year ?? null,
  };
}

const DONE = new Set(['COMPLETED', 'CREATED', 'CAPTURED', 'VOIDED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

export function outcomeOfMoney({ id, status }: PayPalMoney): Outcome {
  if (DONE.has(status)) return { status: 'SUCCEEDED', reference: id };
  return status === 'PENDING'
    ? { status: 'PROCESSING', reference: id }
    : refused(id, 'PayPal declined it.', 'DECLINED');
}
