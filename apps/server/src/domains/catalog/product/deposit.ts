/** What a product asks for with the order, where the rest of its price is paid later. */
import { parseAmount, toDecimal } from '@stoa/money';
import { type LinePayment, percentageOf } from '@stoa/pricing';
import { invalid, type Refusal } from '../../../platform/refusal.ts';
import type { Product } from './product.ts';

/** The namespace of a product's extended fields that has its deposit: the catalogue's contract has no field for it. */
const NAMESPACE = '@stoa/deposit';

type Fields = Product['extendedFields'];
type Namespaces = Record<string, unknown>;

/** The payment of an item at that price: by its deposit, or null for in full. */
export function paymentOf({ deposit }: Pick<Product, 'deposit'>, unitPrice: number): LinePayment | null {
  if (!deposit) return null;
  const amount = deposit.type === 'AMOUNT' ? deposit.value : percentageOf(unitPrice, deposit.value);
  return amount > 0 && amount < unitPrice ? { option: 'DEPOSIT_ONLINE', deposit: amount } : null;
}

/** The extended fields of a product on the wire: its own, and its deposit. */
export function withDeposit(
  { extendedFields, deposit }: Pick<Product, 'extendedFields' | 'deposit'>,
  currency: string,
): Fields {
  if (!deposit) return extendedFields;
  const { type, value } = deposit;
  const field = type === 'AMOUNT' ? { amount: toDecimal(value, currency) } : { percentage: value };
  return { ...extendedFields, namespaces: { ...namespacesOf(extendedFields), [NAMESPACE]: field } };
}

/** Extended fields as they were sent, with the deposit that they name apart from the others. */
export function takeDeposit(sent: Fields, currency: string): Pick<Product, 'extendedFields' | 'deposit'> | Refusal {
  const { [NAMESPACE]: field, ...namespaces } = namespacesOf(sent);
  if (field === undefined) return { extendedFields: sent, deposit: null };
  const deposit = field === null ? null : readDeposit(field, currency);
  if (typeof deposit === 'string')
    return invalid({
      field: `product.extendedFields.namespaces.${NAMESPACE}`,
      description: deposit,
      violatedRule: 'OTHER',
    });
  const isElse = Object.keys(namespaces).length > 0;
  return { extendedFields: isElse ? { ...sent, namespaces } : null, deposit };
}

/** The deposit, or what is wrong with the field. */
function readDeposit(field: unknown, currency: string): Product['deposit'] | string {
  const { amount, percentage, ...others } = typeof field === 'object' && field !== null ? (field as Namespaces) : {};
  if ((amount === undefined) === (percentage === undefined) || Object.keys(others).length > 0)
    return 'must have either an amount or a percentage, and nothing else';
  if (percentage !== undefined) {
    const isPercentage = typeof percentage === 'number' && percentage > 0 && percentage <= 100;
    return isPercentage ? { type: 'PERCENT', value: percentage } : 'percentage must be more than 0 and at most 100';
  }
  const value = typeof amount === 'string' ? parseAmount(amount, currency) : null;
  return value !== null && value > 0 ? { type: 'AMOUNT', value } : `amount must be an amount of ${currency} above 0`;
}

const namespacesOf = (fields: Fields): Namespaces => (fields?.namespaces ?? {}) as Namespaces;
