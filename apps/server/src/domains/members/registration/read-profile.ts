import type { Static } from '@stoa/contract';
import type { ProfileField } from '@stoa/contract/identity/identity';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { invalid, type Refusal } from '../../../platform/refusal.ts';
import type { Profile } from '../../identity/index.ts';
import { checkFieldValues } from '../../member-fields/index.ts';

type Field = Static<typeof ProfileField>;

/**
 * A person's profile in stored form. Unknown custom fields are dropped silently, as clients expect; an invalid value of
 * a known one is refused.
 */
export async function readProfile(ctx: Context, given: Profile = {}, path = 'profile'): Promise<Profile | Refusal> {
  const { customFields = [], labels, ...own } = given;
  // labels are for staff to sort contacts by: nobody may label themselves
  const rest = ctx.caller.kind === 'app' || ctx.caller.kind === 'staff' ? { ...own, ...(labels && { labels }) } : own;
  const sent = new Map(customFields.map(({ name = '', value }): [string, Field['value']] => [name, value]));
  if (sent.size === 0) return rest;
  const plain = Object.fromEntries([...sent].map(([name, value]) => [name, plainValue(value)]));
  const checked = await readSite(ctx, (tx) => checkFieldValues(tx, plain, `${path}.customFields`));
  if (checked.violations.length > 0) return invalid(...checked.violations);
  const kept = Object.keys(checked.values).map((name) => ({
    name,
    value: sent.get(name) ?? sent.get(name.replace(/^custom\./, '')),
  }));
  return kept.length > 0 ? { ...rest, customFields: kept } : rest;
}

/** The value without its type's name; no field holds lists or maps. */
const plainValue = (value: Field['value']): unknown =>
  value?.strValue ?? value?.numValue ?? value?.dateValue ?? value?.boolValue ?? value?.listValue ?? value?.mapValue;
