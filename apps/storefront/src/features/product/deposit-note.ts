import type { Messages } from '@stoa/messages';
import { formatSum, type Money } from '../../lib/amounts.ts';
import type { V3Product } from '../../lib/api.ts';

/** What is paid of a product with the order: a decimal amount, or a percentage. Null: all of it. */
export type Deposit = { amount: string } | { percentage: number };

/** The deposit that a product asks for. */
export function depositOf({ extendedFields }: V3Product): Deposit | null {
  const { amount, percentage } = (extendedFields?.namespaces?.['@stoa/deposit'] ?? {}) as Record<string, unknown>;
  if (typeof amount === 'string') return { amount };
  return typeof percentage === 'number' && percentage < 100 ? { percentage } : null;
}

type Priced = { deposit: Deposit | null; variants: readonly { amount: string }[]; money: Money };

/** What buyers have to know of the deposit; empty where everything is paid with the order. */
export function depositNote({ deposit, variants, money }: Priced, messages: Messages['product']): string {
  if (!deposit) return '';
  if ('percentage' in deposit) return messages.depositPercentage(deposit.percentage);
  const isPart = variants.some(({ amount }) => Number(amount) > Number(deposit.amount));
  return isPart ? messages.depositAmount(formatSum([deposit.amount], money)) : '';
}
