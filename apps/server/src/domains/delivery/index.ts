export { deliveryOffer } from './delivery-rates.ts';
export { type DeliveryRules, deliveryRulesOf, deliveryRulesValue, type PostalPlace } from './delivery-rules.store.ts';
export { deliverySummary } from './delivery-summary.ts';
export { viewAllocations } from './get-delivery-solutions.ts';
export { openingsOf } from './openings.ts';
export type { DeliveryOption } from './rates/delivery-option.ts';
export type { CarrierProblem, Offer } from './rates/offer.ts';
export { type DeliveryPlan, setUpDelivery } from './set-up.store.ts';
