/** What the answers of apps have in common. They may come from anybody: they are read by these types before use. */
import {
  anything,
  boolean,
  choice,
  currency,
  date,
  decimal,
  list,
  mapOf,
  message,
  number,
  ref,
  text,
} from '../schema.ts';

export { PluginShippingRates } from './shipping-rates.ts';

/** What an app answers in place of an answer: declared errors of the operation. */
const PluginApplicationError = message('PluginApplicationError', {
  code: text({ minLength: 1, maxLength: 100 }),
  data: mapOf(anything),
});
export const PluginError = message('PluginError', { applicationError: ref(PluginApplicationError) });

const PluginFeeTax = message('PluginFeeTaxDetails', { taxable: boolean });

const PluginFee = message('PluginAdditionalFee', {
  code: text({ minLength: 1, maxLength: 100 }),
  name: text({ minLength: 1, maxLength: 50 }),
  translatedName: text({ minLength: 1, maxLength: 50 }),
  price: decimal({ gte: 0 }),
  taxDetails: ref(PluginFeeTax),
  lineItemIds: list(text(), { maxItems: 300 }),
});
export const PluginFees = message('PluginAdditionalFees', {
  additionalFees: list(ref(PluginFee), { maxItems: 100 }),
  currency,
});

const PluginTargetLine = message('PluginTargetLineItem', { name: text(), id: text({ maxLength: 100 }) });
const PluginTarget = message('PluginViolationTarget', { lineItem: ref(PluginTargetLine) });
const PluginViolation = message('PluginViolation', {
  severity: choice('WARNING', 'ERROR'),
  target: ref(PluginTarget),
  description: text({ minLength: 1, maxLength: 1000 }),
});
export const PluginViolations = message('PluginViolations', {
  violations: list(ref(PluginViolation), { maxItems: 100 }),
});

const PluginMembershipName = message('PluginMembershipName', {
  original: text({ minLength: 1, maxLength: 100 }),
  translated: text({ maxLength: 100 }),
});
const PluginCredits = message('PluginMembershipCredits', { total: number({ minimum: 1 }), remaining: number() });
const PluginMembership = message('PluginMembership', {
  id: text({ minLength: 1, maxLength: 200 }),
  name: ref(PluginMembershipName),
  lineItemIds: list(text({ maxLength: 100 }), { maxItems: 300 }),
  credits: ref(PluginCredits),
  expirationDate: date,
});
const PluginInvalidMembership = message('PluginInvalidMembership', {
  membership: ref(PluginMembership),
  reason: text({ minLength: 1, maxLength: 200 }),
});
export const PluginMemberships = message('PluginMemberships', {
  eligibleMemberships: list(ref(PluginMembership), { maxItems: 300 }),
  invalidMemberships: list(ref(PluginInvalidMembership), { maxItems: 300 }),
});
export const PluginCharge = message('PluginMembershipCharge', {
  transactionId: text({ minLength: 1, maxLength: 100 }),
});
export const PluginNothing = message('PluginNothing', {});

const cardAmount = number({ minimum: 0, maximum: 999999999.99 });
export const PluginCardBalance = message('PluginGiftCardBalance', {
  balance: cardAmount,
  currencyCode: currency,
  externalId: text({ maxLength: 50 }),
});
export const PluginCardMovement = message('PluginGiftCardMovement', {
  remainingBalance: cardAmount,
  currencyCode: currency,
  transactionId: text({ minLength: 1, maxLength: 100 }),
});

const PluginEligibleTrigger = message('PluginEligibleTrigger', {
  customTriggerId: text({ minLength: 1, maxLength: 100 }),
  identifier: text({ maxLength: 120 }),
});
export const PluginTriggers = message('PluginEligibleTriggers', {
  eligibleTriggers: list(ref(PluginEligibleTrigger), { maxItems: 1000 }),
});
const PluginTrigger = message('PluginCustomTrigger', {
  id: text({ minLength: 1, maxLength: 100 }),
  name: text({ minLength: 1, maxLength: 200 }),
});
export const PluginTriggerList = message('PluginCustomTriggers', {
  customTriggers: list(ref(PluginTrigger), { maxItems: 1000 }),
});

const PluginTaxBreakdown = message('PluginTaxBreakdown', {
  jurisdiction: text({ maxLength: 200 }),
  jurisdictionType: choice('UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'),
  rate: decimal({ gte: 0 }),
  taxAmount: decimal(),
  taxableAmount: decimal(),
  nonTaxableAmount: decimal(),
  taxType: text({ maxLength: 200 }),
  taxName: text({ maxLength: 200 }),
});
const PluginLineTaxSummary = message('PluginLineTaxSummary', { taxAmount: decimal(), taxableAmount: decimal() });
const PluginLineTax = message('PluginLineItemTaxDetails', {
  id: text({ minLength: 1, maxLength: 100 }),
  taxBreakdown: list(ref(PluginTaxBreakdown), { maxItems: 7 }),
  taxSummary: ref(PluginLineTaxSummary),
});
export const PluginTaxes = message('PluginTaxes', {
  currency,
  lineItemTaxDetails: list(ref(PluginLineTax), { maxItems: 300 }),
});

const PluginSettings = message('PluginPaymentSettings', { requires3dSecure: boolean });
export const PluginPaymentSettings = message('PluginPaymentSettingsAnswer', { paymentSettings: ref(PluginSettings) });
