import { exponentOf, toDecimal } from '@stoa/money';

/** Currencies that PayPal takes without decimals, though ISO 4217 gives them some. */
const WHOLE = new Set(['HUF', 'TWD']);

export type PayPalAmount = { currency_code: string; value: string };

/** An amount in minor units as PayPal takes it; null where it cannot. */
export function toPayPalAmount(amount: number, currency: string): PayPalAmount | null {
  if (!WHOLE.has(currency)) return { currency_code: currency, value: toDecimal(amount, currency) };
  const unit = 10 ** exponentOf(currency);
  return amount % unit === 0 ? { currency_code: currency, value: String(amount / unit) } : null;
}
