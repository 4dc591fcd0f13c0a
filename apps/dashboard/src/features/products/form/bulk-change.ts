import { readAmount, readQuantity } from './amount.ts';
import type { VariantDraft } from './product-form.ts';

/** Fields that can be set for all variants at once. */
export const bulkFields = [
  { value: 'price', label: 'Price' },
  { value: 'compareAtPrice', label: 'Compare-at price' },
  { value: 'cost', label: 'Cost' },
  { value: 'weight', label: 'Weight' },
  { value: 'quantity', label: 'Quantity' },
] as const;
export type BulkField = (typeof bulkFields)[number]['value'];

/** The change that a typed value means for each variant; null where it is no value for that field. */
export function bulkChange(field: BulkField, typed: string): Partial<VariantDraft> | null {
  if (field === 'quantity') {
    return readQuantity(typed) === null ? null : { stock: { mode: 'TRACKED', quantity: typed.trim() } };
  }
  const mayBeEmpty = field !== 'price';
  if (readAmount(typed) === null && !(mayBeEmpty && typed.trim() === '')) return null;
  return { [field]: typed.trim() };
}
