/**
 * Amounts as Stripe counts them. Its minor units are those of ISO 4217, with exceptions: the króna and the shilling have
 * two decimals there, of which none may be used, and currencies with three decimals take no last digit.
 * https://docs.stripe.com/currencies
 */
const HUNDREDFOLD = new Set(['ISK', 'UGX']);
const THREE_DECIMALS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Our minor units in Stripe's; null where Stripe cannot charge the amount. */
export function toStripeAmount(amount: number, currency: string): number | null {
  if (HUNDREDFOLD.has(currency)) return amount * 100;
  return THREE_DECIMALS.has(currency) && amount % 10 !== 0 ? null : amount;
}

/** Stripe's minor units in ours. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  HUNDREDFOLD.has(currency.toUpperCase()) ? Math.round(amount / 100) : amount;
