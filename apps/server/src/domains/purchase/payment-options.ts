import type { checkouts, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { LinePayment } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';

type Option = NonNullable<
  NonNullable<Request<typeof checkouts.addToCheckout>['customLineItems']>[number]['paymentOption']
>;

export type SentPayment = { paymentOption?: Option | undefined; depositAmount?: string | null | undefined };

/** Options that need a membership of the buyer. */
const BY_MEMBERSHIP: ReadonlySet<Option> = new Set(['MEMBERSHIP', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER']);

/**
 * When an item is paid, as staff or an app say: null for in full with the order, undefined where they say nothing.
 * `unitPrice` is its price in minor units, if the request has one.
 */
export function readPayment(
  { site: { currency } }: Pick<Context, 'site'>,
  { paymentOption, depositAmount }: SentPayment,
  { field, unitPrice }: { field: string; unitPrice?: number | null | undefined },
): LinePayment | null | undefined | Refusal {
  const wrong = (name: string, violatedRule: 'FIELD_NOT_ALLOWED' | 'REQUIRED_FIELD' | 'OTHER', description: string) =>
    invalid({ field: `${field}.${name}`, description, violatedRule });
  if (depositAmount && paymentOption !== 'DEPOSIT_ONLINE')
    return wrong('depositAmount', 'FIELD_NOT_ALLOWED', 'is only for items with the payment option DEPOSIT_ONLINE');
  if (!paymentOption) return undefined;
  if (BY_MEMBERSHIP.has(paymentOption))
    return wrong('paymentOption', 'FIELD_NOT_ALLOWED', `cannot be ${paymentOption}: the site has no memberships`);
  switch (paymentOption) {
    case 'DEPOSIT_ONLINE': {
      if (!depositAmount) return wrong('depositAmount', 'REQUIRED_FIELD', 'is required for DEPOSIT_ONLINE');
      const deposit = parseAmount(depositAmount, currency);
      if (deposit === null || deposit <= 0) return wrong('depositAmount', 'OTHER', `must be an amount of ${currency}`);
      if (typeof unitPrice === 'number' && deposit > unitPrice)
        return wrong('depositAmount', 'OTHER', 'must not be more than the price');
      return { option: paymentOption, deposit };
    }
    case 'MEMBERSHIP_OFFLINE':
      return unitPrice === 0
        ? { option: paymentOption }
        : wrong('price', 'OTHER', 'must be 0 for what a membership pays for outside the site');
    case 'FULL_PAYMENT_OFFLINE':
      return { option: paymentOption };
    default:
      return null;
  }
}

/** When a line is paid, on the wire; `price` writes amounts. */
export function viewPayment<Price>(payment: LinePayment | undefined, price: (amount: number) => Price) {
  const { option = 'FULL_PAYMENT_ONLINE' as const } = payment ?? {};
  return {
    paymentOption: option,
    ...(payment?.option === 'DEPOSIT_ONLINE' && { depositAmount: price(payment.deposit) }),
  };
}
