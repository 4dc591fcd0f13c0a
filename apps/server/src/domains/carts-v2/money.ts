import { toDecimal } from '@stoa/money';
import { type PriceStyle, shownDecimal } from '../currencies/index.ts';

/** An amount of minor units as the second generation writes it. */
export const viewMoney = (amount: number, style: PriceStyle) => ({
  amount: toDecimal(amount, style.currency),
  convertedAmount: shownDecimal(amount, style),
});

export const untranslated = (text: string) => ({ original: text, translated: text });
