import { invalid, type Refusal } from '../../platform/refusal.ts';
import type { SentReference, Wanted } from './line.ts';

type SentLine = {
  catalogReference?: Partial<SentReference>;
  quantity?: number;
  catalogOverrideFields?: object;
  selectedMembership?: object;
};

/** The lines to add of a request. Prices come from the catalogue: a line with its own is refused. */
export function readLines(sent: readonly SentLine[] = []): Wanted[] | Refusal {
  const wanted: Wanted[] = [];
  for (const [
    index,
    { catalogReference = {}, quantity = 1, catalogOverrideFields, selectedMembership },
  ] of sent.entries()) {
    const field = `lineItems.${index}`;
    if (catalogOverrideFields) return notAllowed(`${field}.catalogOverrideFields`, 'prices come from the catalogue');
    if (selectedMembership) return notAllowed(`${field}.selectedMembership`, 'the site has no memberships');
    const { catalogItemId, appId, options } = catalogReference;
    if (!catalogItemId) return missing(`${field}.catalogReference.catalogItemId`);
    if (!appId) return missing(`${field}.catalogReference.appId`);
    wanted.push({ reference: { catalogItemId, appId, ...(options && { options }) }, quantity });
  }
  return wanted;
}

/** A field that the contract knows and this call does not accept. */
export const notAllowed = (field: string, description: string): Refusal =>
  invalid({ field, description, violatedRule: 'FIELD_NOT_ALLOWED' });

const missing = (field: string): Refusal =>
  invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
