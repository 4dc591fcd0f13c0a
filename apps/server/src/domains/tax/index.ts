export { calculateTaxes, type TaxQuestion, type TaxSource } from './calculation/calculate.ts';
export type { TaxAddress, TaxAnswer, TaxableItem, TaxRequest } from './calculation/calculator.ts';
export { siteTaxesOf } from './calculation/read-site-taxes.ts';
export { effectiveGroup, isExemptGroup, regionOf, rulesIn, type SiteTaxes } from './calculation/site-taxes.ts';
export { SHIPPING_GROUP, UNTAXED_GROUP } from './default-groups.ts';
export { findExemption } from './exemptions/exemptions.store.ts';
export { findTaxGroupIds } from './rates/tax-groups.ts';
export { type SameTax, setUpTax } from './tax-settings.store.ts';
