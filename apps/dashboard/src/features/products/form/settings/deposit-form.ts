import { words } from '../../../../app/words.ts';
import { readAmount } from '../../../../ui/form/read-number.ts';
import type { ProductInput, ProductView } from '../../product.ts';

const texts = words.productSettings.payment;

/** What is paid with the order, where the rest is paid later. `value` is an amount or a percentage, as typed. */
export type DepositDraft = { type: 'NONE' | 'AMOUNT' | 'PERCENT'; value: string };

export const noDeposit: DepositDraft = { type: 'NONE', value: '' };

/** The namespace of a product's extended fields that has its deposit. */
const NAMESPACE = '@stoa/deposit';

type Fields = ProductView['extendedFields'];

export function readDeposit(fields: Fields): DepositDraft {
  const { amount, percentage } = (fields?.namespaces?.[NAMESPACE] ?? {}) as { amount?: string; percentage?: number };
  if (amount !== undefined) return { type: 'AMOUNT', value: amount };
  return percentage === undefined ? noDeposit : { type: 'PERCENT', value: String(percentage) };
}

/** The extended fields with the deposit, and everything else in them as it was loaded. */
export function writeDeposit({ type, value }: DepositDraft, loaded: Fields): ProductInput['extendedFields'] {
  const { [NAMESPACE]: _, ...namespaces } = loaded?.namespaces ?? {};
  const typed = readAmount(value) ?? '';
  if (type === 'NONE') return { ...loaded, namespaces };
  const deposit = type === 'AMOUNT' ? { amount: typed } : { percentage: Number(typed) };
  return { ...loaded, namespaces: { ...namespaces, [NAMESPACE]: deposit } };
}

/** What is wrong with a deposit; null if nothing is. */
export function depositError({ type, value }: DepositDraft): string | null {
  const typed = Number(readAmount(value) ?? Number.NaN);
  if (type === 'AMOUNT') return typed > 0 ? null : texts.noAmount;
  return type === 'NONE' || (typed > 0 && typed < 100) ? null : texts.wrongPercent;
}
