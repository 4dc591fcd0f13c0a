import type { Context } from '../../context.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { isExemptGroup, siteTaxesOf } from '../tax/index.ts';
import { notAllowed } from './read-lines.ts';

/** Gives the tax-exempt group of a purchase after a request, from the one before. */
export type ExemptGroupChange = (known: string | null) => string | null | Refusal;

/**
 * The tax-exempt group in a request. The shop's staff and apps choose one; buyers can only send back the one that is
 * there, or do without it: no one exempts themselves.
 */
export async function readExemptGroup(
  ctx: Context,
  sent: string | null | undefined,
  field: string,
): Promise<ExemptGroupChange> {
  if (sent === undefined) return (known) => known;
  const groupId = sent?.toLowerCase() || null;
  if (groupId === null) return () => null;
  const taxes = await siteTaxesOf(ctx);
  return (known) => {
    if (groupId === known) return known;
    if (ctx.caller.kind !== 'staff' && ctx.caller.kind !== 'app')
      return notAllowed(field, "only the shop's staff can exempt a purchase from tax");
    if (isExemptGroup(taxes, groupId)) return groupId;
    return invalid({ field, description: 'is not a tax-exempt group of the site', violatedRule: 'OTHER' });
  };
}
