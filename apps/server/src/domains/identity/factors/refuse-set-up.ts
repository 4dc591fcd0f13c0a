import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Identity } from '../identities.store.ts';
import { findFactorPolicy } from './factor-policy.store.ts';
import type { SecondFactorType } from './factor-status.ts';
import { listFactorsOf } from './factors.store.ts';

/** The maximum of one kind: more could hardly be told apart by name. */
const MOST_OF_A_KIND = 10;

/** The refusal to set up another factor of a kind; null where it is possible. */
export async function refuseSetUp(
  ctx: Pick<Context, 'siteId'>,
  tx: Tx,
  identity: Identity,
  type: SecondFactorType,
): Promise<Refusal | null> {
  const { disabledFactors } = await findFactorPolicy(tx, ctx.siteId);
  if (disabledFactors.includes(type)) return refuse('FACTOR_NOT_ALLOWED', { factorType: type });
  const factors = await listFactorsOf(tx, ctx.siteId, identity.id);
  const existing = factors.filter((factor) => factor.type === type && factor.status !== 'INACTIVE');
  return existing.length >= MOST_OF_A_KIND ? refuse('TOO_MANY_FACTORS', { factorType: type }) : null;
}
