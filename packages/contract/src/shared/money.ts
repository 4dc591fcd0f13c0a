import { choice, decimal, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { ApplicationError } from './errors.ts';

export const FallbackReason = choice('AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED');
export const AutoTaxFallbackCalculationDetails = message('AutoTaxFallbackCalculationDetails', {
  fallbackReason: FallbackReason,
  error: ref(ApplicationError),
});
export const MultiCurrencyPrice = message('MultiCurrencyPrice', {
  amount: decimal({ gte: 0, lte: 1000000000000000 }),
  convertedAmount: readonly(decimal({ gte: 0, lte: 1000000000000000 })),
  formattedAmount: readonly(text()),
  formattedConvertedAmount: readonly(text()),
});
export const JurisdictionType = choice('UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL');
export const TaxBreakdown = message('TaxBreakdown', {
  jurisdiction: nullable(text({ maxLength: 200 })),
  nonTaxableAmount: ref(MultiCurrencyPrice),
  rate: nullable(decimal({ gte: 0, maxScale: 6 })),
  taxAmount: ref(MultiCurrencyPrice),
  taxableAmount: ref(MultiCurrencyPrice),
  taxType: nullable(text({ maxLength: 200 })),
  taxName: nullable(text({ maxLength: 200 })),
  jurisdictionType: JurisdictionType,
});
export const TaxRateBreakdown = message('TaxRateBreakdown', {
  name: text({ maxLength: 100 }),
  rate: decimal({ gte: 0, lte: 1, maxScale: 6 }),
  tax: ref(MultiCurrencyPrice),
});
export const ItemTaxFullDetails = message('ItemTaxFullDetails', {
  taxableAmount: ref(MultiCurrencyPrice),
  taxRate: decimal({ gte: 0, lte: 1, maxScale: 6 }),
  totalTax: ref(MultiCurrencyPrice),
  rateBreakdown: readonly(list(ref(TaxRateBreakdown))),
  taxBreakdown: readonly(list(ref(TaxBreakdown), { maxItems: 1000 })),
});
export const ManualCalculationReason = choice('GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL');
export const PriceDescription = message('PriceDescription', {
  original: text({ minLength: 1, maxLength: 100 }),
  translated: nullable(text({ minLength: 1, maxLength: 100 })),
});
export const PriceSummary = message('PriceSummary', {
  subtotal: ref(MultiCurrencyPrice),
  shipping: ref(MultiCurrencyPrice),
  tax: ref(MultiCurrencyPrice),
  discount: ref(MultiCurrencyPrice),
  total: ref(MultiCurrencyPrice),
  additionalFees: ref(MultiCurrencyPrice),
});
export const RateType = choice('NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE');
export const TaxCalculationDetails = message(
  'TaxCalculationDetails',
  {
    manualRateReason: ManualCalculationReason,
    autoTaxFallbackDetails: ref(AutoTaxFallbackCalculationDetails),
    rateType: RateType,
  },
  { atMostOne: [['manualRateReason', 'autoTaxFallbackDetails']] },
);
export const TaxSummary = message('TaxSummary', {
  taxableAmount: readonly(ref(MultiCurrencyPrice)),
  totalTax: readonly(ref(MultiCurrencyPrice)),
  calculationDetails: ref(TaxCalculationDetails),
});
