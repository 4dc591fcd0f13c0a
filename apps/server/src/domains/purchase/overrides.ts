import { parseAmount } from '@stoa/money';
import type { LinePayment } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { SubscriptionTerms } from '../catalog/index.ts';
import { readPayment, type SentPayment } from './payment-options.ts';

/** What staff or an app want of an item in place of what the catalogue says. Amounts per unit, in minor units. */
export type Overrides = {
  productName?: string;
  unitPrice?: number;
  unitFullPrice?: number;
  /** Null: in full with the order, whatever the catalogue asks for. */
  payment?: LinePayment | null;
  /** What a contract says: only the server's own renewals have it. */
  subscription?: SubscriptionTerms;
};

/** Overrides as clients send them. Everything else of an item comes from the catalogue. */
export type SentOverrides = {
  productName?: { original?: string } | undefined;
  price?: string | null | undefined;
  fullPrice?: string | null | undefined;
  paymentOption?: { value?: SentPayment['paymentOption'] } | undefined;
  depositAmount?: string | null | undefined;
};

/** The overrides of a line, or why it cannot have them: buyers pay what the catalogue says. */
export function readOverrides(
  { caller, site }: Pick<Context, 'caller' | 'site'>,
  sent: SentOverrides,
  field: string,
): Overrides | Refusal {
  const { currency } = site;
  const notAllowed = (at: string, description: string) =>
    invalid({ field: at, description, violatedRule: 'FIELD_NOT_ALLOWED' });
  if (caller.kind !== 'staff' && caller.kind !== 'app') return notAllowed(field, 'prices come from the catalogue');
  const { productName, price, fullPrice, paymentOption, depositAmount, ...others } = sent;
  const unknown = Object.entries(others).find(([, value]) => value !== undefined && value !== null);
  if (unknown) return notAllowed(`${field}.${unknown[0]}`, 'comes from the catalogue');
  const [unitPrice, unitFullPrice] = [price, fullPrice].map((text) => (text ? parseAmount(text, currency) : undefined));
  const wrong = (name: string, description: string) =>
    invalid({ field: `${field}.${name}`, description, violatedRule: 'OTHER' });
  if (unitPrice === null) return wrong('price', `must be an amount of ${currency}`);
  if (unitFullPrice === null) return wrong('fullPrice', `must be an amount of ${currency}`);
  if (unitPrice !== undefined && unitFullPrice !== undefined && unitFullPrice < unitPrice)
    return wrong('fullPrice', 'must be at least the price');
  const sentPayment = { paymentOption: paymentOption?.value, depositAmount };
  const payment = readPayment({ site }, sentPayment, { field, unitPrice });
  if (isRefusal(payment)) return payment;
  return {
    ...(productName?.original && { productName: productName.original }),
    ...(unitPrice !== undefined && { unitPrice }),
    ...(unitFullPrice !== undefined && { unitFullPrice }),
    ...(payment !== undefined && { payment }),
  };
}

/** An item as its line sells it. It was never cheaper in full than it is. */
export function withOverrides<
  I extends { productName: string; translated?: unknown; unitPrice: number; unitFullPrice: number },
>(item: I, overrides: Overrides | undefined): I {
  if (!overrides) return item;
  // nobody has translated a name of the line's own
  const isRenamed = overrides.productName !== undefined;
  const changed = { ...item, ...overrides, ...(isRenamed && { translated: undefined }) };
  return { ...changed, unitFullPrice: Math.max(changed.unitFullPrice, changed.unitPrice) };
}
