import { type CalculatedTax, type ExactTax, rateInMillionths, type TaxInput } from '@stoa/pricing';
import type { Context, TaxCalculator } from '../../../context.ts';
import { inTime } from '../../../platform/in-time.ts';
import type { TaxAddress, TaxAnswer, TaxableItem, TaxRequest } from './calculator.ts';
import { MANUAL } from './calculators.ts';
import { regionOf, rulesIn, type SiteTaxes } from './site-taxes.ts';

export type TaxQuestion = {
  taxes: SiteTaxes;
  address: TaxAddress | null;
  exemptGroupId: string | null;
  currency: string;
  /** What there is to tax; only calculators of somebody else are told. */
  items: () => readonly TaxableItem[];
};

/** How the tax of a purchase was found. */
export type TaxSource =
  | { rateType: 'NO_TAX_COLLECTED' | 'AUTO_RATE' }
  | { rateType: 'MANUAL_RATE'; reason: 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL' }
  | { rateType: 'FALLBACK_RATE'; reason: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'; hasRates: boolean };

const NOTHING: TaxInput = { rules: [] };

/**
 * The tax on a purchase. A calculator that fails, is too slow or is gone leaves it to the rates that the site entered; if
 * there are none, nothing is taxed, and the purchase goes on.
 */
export async function calculateTaxes(
  ctx: Context,
  { taxes, address, exemptGroupId, currency, items }: TaxQuestion,
): Promise<{ input: TaxInput; source: TaxSource }> {
  const region = regionOf(taxes, address);
  if (!region || !address) return { input: NOTHING, source: { rateType: 'NO_TAX_COLLECTED' } };
  const manual = { rules: rulesIn(region, exemptGroupId) };
  const appId = region.appId.toLowerCase();
  // only the site's own rates know its exemptions
  if (appId === MANUAL.id || exemptGroupId !== null) {
    const reason = ctx.providers.taxCalculators.length > 0 ? 'REGION_SETTING_TO_MANUAL' : 'GLOBAL_SETTING_TO_MANUAL';
    return { input: manual, source: { rateType: 'MANUAL_RATE', reason } };
  }
  const fallback = (reason: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED') => ({
    input: manual,
    source: { rateType: 'FALLBACK_RATE' as const, reason, hasRates: manual.rules.length > 0 },
  });
  const calculator = ctx.providers.taxCalculators.find(({ id }) => id === appId);
  if (!calculator) return fallback('AUTO_TAX_DEACTIVATED');
  const request = { currency, taxIncludedInPrices: taxes.includedInPrices, address, items: items() };
  const input = await ask(ctx, calculator, request);
  return input ? { input, source: { rateType: 'AUTO_RATE' } } : fallback('AUTO_TAX_FAILED');
}

/** The answer of a calculator; null where it has none in time, or one that makes no sense. */
export async function ask(
  ctx: Context,
  calculator: TaxCalculator,
  request: Omit<TaxRequest, 'signal'>,
  patienceMs?: number,
): Promise<CalculatedTax | null> {
  try {
    const answer = await inTime((signal) => calculator.calculate(ctx, { ...request, signal }), patienceMs);
    check(answer, request);
    return answer;
  } catch (error) {
    ctx.log.warn({ err: error, calculator: calculator.name }, 'a tax calculator did not answer');
    return null;
  }
}

/** Throws unless the answer can be charged. */
function check(answer: TaxAnswer, { currency, taxIncludedInPrices, items }: Omit<TaxRequest, 'signal'>): void {
  if (answer.currency !== currency) throw new Error(`the answer is in ${answer.currency}, not in ${currency}`);
  for (const { id, kind, amount } of items) {
    const taxes = { LINE: answer.byLine[id], FEE: answer.byFee[id], SHIPPING: answer.shipping }[kind] ?? [];
    const total = taxes.reduce((sum, tax) => sum + checked(tax), 0);
    if (taxIncludedInPrices && total > amount) throw new Error(`the price of ${id} cannot include ${total} of tax`);
  }
}

function checked({ rate, amount }: ExactTax): number {
  rateInMillionths(rate);
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${amount} is no amount of tax`);
  return amount;
}
