export { viewSettings as viewCheckoutSettings } from './change-settings.ts';
export { checkoutSource } from './checkout-texts.ts';
export { updatePolicy } from './policies.ts';
export { translatedRulesOf } from './rules-in-language.ts';
export { checkoutRulesOf, checkoutRulesValue, findSettings as findCheckoutSettings } from './settings.store.ts';
export { type CheckoutRules, type HandlingFee, rulesOf, type StoredRules, type TipRules } from './settings.ts';
export { findTipSettings } from './tip-settings.ts';
