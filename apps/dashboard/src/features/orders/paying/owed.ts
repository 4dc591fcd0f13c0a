import { toDecimal } from '@stoa/money';
import type { OrderView } from '../order.ts';
import { minorOf } from './amount-field.ts';

/** Whether the shop has money of the buyer: more was paid than paid back. */
export const holdsMoney = ({ balanceSummary: { paid, refunded } = {} }: OrderView): boolean =>
  Number(paid?.amount ?? 0) > Number(refunded?.amount ?? 0);

/** What can be paid for an order now, as a decimal: not what a bank holds already, nor what is on its way. */
export function owedFor({ balanceSummary = {}, currency }: OrderView): string {
  const code = currency ?? '';
  const minor = (price: { amount?: string } | undefined) => minorOf(price?.amount ?? '0', code) ?? 0;
  const { balance, authorized, pending } = balanceSummary;
  return toDecimal(Math.max(0, minor(balance) - minor(authorized) - minor(pending)), code);
}
