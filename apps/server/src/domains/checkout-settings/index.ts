export { updatePolicy } from './policies.ts';
export { checkoutRulesOf, checkoutRulesValue } from './settings.store.ts';
export { type CheckoutRules, rulesOf, type StoredRules, type TipRules } from './settings.ts';
export { findTipSettings } from './tip-settings.ts';
