export { findTaxGroupIds } from './tax-groups.ts';
