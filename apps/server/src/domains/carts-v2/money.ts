import { toDecimal } from '@stoa/money';

/** An amount of minor units as the second generation writes it. */
export const viewMoney = (amount: number, { currency }: { currency: string }) => {
  const decimal = toDecimal(amount, currency);
  return { amount: decimal, convertedAmount: decimal };
};

export const untranslated = (text: string) => ({ original: text, translated: text });
