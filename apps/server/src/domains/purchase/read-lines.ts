import type { Context } from '../../context.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { SentReference } from '../catalog/index.ts';
import type { MembershipName, Wanted } from './line.ts';
import { readOverrides, type SentOverrides } from './overrides.ts';

type SentLine = {
  catalogReference?: Partial<SentReference>;
  quantity?: number;
  catalogOverrideFields?: SentOverrides;
  selectedMembership?: { id?: string; appId?: string };
};

/** The lines to add of a request. Prices come from the catalogue, unless staff or an app set them. */
export function readLines(ctx: Context, sent: readonly SentLine[] = []): Wanted[] | Refusal {
  const wanted: Wanted[] = [];
  for (const [
    index,
    { catalogReference = {}, quantity = 1, catalogOverrideFields, selectedMembership },
  ] of sent.entries()) {
    const field = `lineItems.${index}`;
    const overrides =
      catalogOverrideFields && readOverrides(ctx, catalogOverrideFields, `${field}.catalogOverrideFields`);
    if (overrides && isRefusal(overrides)) return overrides;
    const { catalogItemId, appId, options } = catalogReference;
    if (!catalogItemId) return missing(`${field}.catalogReference.catalogItemId`);
    if (!appId) return missing(`${field}.catalogReference.appId`);
    const source = ctx.itemSources.find(({ isOf }) => isOf(appId));
    const wrong = source?.violationsOf?.(ctx, options ?? {}) ?? [];
    if (wrong.length > 0)
      return invalid(...wrong.map((one) => ({ ...one, field: `${field}.catalogReference.options.${one.field}` })));
    const reference = { catalogItemId, appId, ...(options && { options }) };
    const membership = selectedMembership && readMembership(selectedMembership);
    wanted.push({ reference, quantity, ...(overrides && { overrides }), ...(membership && { membership }) });
  }
  return wanted;
}

/** The membership that a buyer wants to pay with. Whether it can is known once the purchase is quoted. */
export const readMembership = ({ id = '', appId = '' }: { id?: string; appId?: string }): MembershipName => ({
  ...{ id, appId: appId.toLowerCase() },
});

/** A field that the contract knows and this call does not accept. */
export const notAllowed = (field: string, description: string): Refusal =>
  invalid({ field, description, violatedRule: 'FIELD_NOT_ALLOWED' });

const missing = (field: string): Refusal =>
  invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
