import type { SitePlugin } from '../../site.ts';
import type { PluginKind } from './kind.ts';
import { additionalFees } from './kinds/additional-fees.ts';
import { discountTriggers } from './kinds/discount-triggers.ts';
import { giftCards } from './kinds/gift-cards.ts';
import { memberships } from './kinds/memberships.ts';
import { paymentSettings } from './kinds/payment-settings.ts';
import { shippingRates } from './kinds/shipping-rates.ts';
import { taxCalculation } from './kinds/tax-calculation.ts';
import { validations } from './kinds/validations.ts';

/** Everything that apps can answer. */
export const kinds: Readonly<Record<SitePlugin['kind'], PluginKind>> = {
  SHIPPING_RATES: shippingRates,
  ADDITIONAL_FEES: additionalFees,
  VALIDATIONS: validations,
  MEMBERSHIPS: memberships,
  GIFT_CARDS: giftCards,
  DISCOUNT_TRIGGERS: discountTriggers,
  TAX_CALCULATION: taxCalculation,
  PAYMENT_SETTINGS: paymentSettings,
};
