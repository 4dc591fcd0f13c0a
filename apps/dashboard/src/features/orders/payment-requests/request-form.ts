import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';

const texts = words.paymentRequests;

/** A new request as the form edits it: for all that is owed, in the shop's words. */
export const newRequest = (orderNumber: string, balance: string) => ({
  title: texts.usualTitle(orderNumber),
  description: '',
  amount: balance,
  /** A day, `2026-03-16`; empty for none. */
  until: '',
  isMailed: true,
});
export type RequestValues = ReturnType<typeof newRequest>;

export const wrongWithRequest = ({ title, amount, until }: RequestValues, balance: string, now = new Date()) => ({
  title: missing(title, texts.noTitle),
  amount: wrongAmount(amount, balance),
  until: until && endOf(until) <= now ? texts.past : null,
});

function wrongAmount(amount: string, balance: string): string | null {
  const value = Number(amount.trim() || Number.NaN);
  if (!(value > 0)) return texts.noAmount;
  return value > Number(balance) ? texts.tooMuch(balance) : null;
}

/** The end of a day where the user is. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59`);

/** The usual title is left out: each reader has it in their language. */
export const writeRequest = ({ title, description, amount, until }: RequestValues, orderNumber: string) => ({
  ...(title.trim() !== texts.usualTitle(orderNumber) && { title: title.trim() }),
  description: description.trim() || null,
  amount: { amount: amount.trim() },
  ...(until && { expirationDate: endOf(until).toISOString() }),
});
