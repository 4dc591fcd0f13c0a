export { findTaxGroupIds, UNTAXED_GROUP } from './tax-groups.ts';
