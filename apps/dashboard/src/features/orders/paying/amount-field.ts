import { parseAmount } from '@stoa/money';
import { words } from '../../../app/words.ts';

const texts = words.orderPayments;

/** What is wrong with an amount that is typed, if anything: it has to be above 0, and at most the given one. */
export function wrongAmount(text: string, currency: string, most: number, tooMuch: string): string | null {
  const amount = parseAmount(text.trim().replace(',', '.'), currency);
  if (amount === null || amount <= 0) return texts.noAmount;
  return amount > most ? tooMuch : null;
}

/** A typed amount in minor units; null where it is none. */
export const minorOf = (text: string, currency: string): number | null =>
  parseAmount(text.trim().replace(',', '.'), currency);

/** A typed amount as the server reads it. */
export const decimalOf = (text: string): string => text.trim().replace(',', '.');
