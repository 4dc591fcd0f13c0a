import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { findSetting, saveSetting } from '../../platform/settings.store.ts';
import type { SiteLimit, SiteLimits } from '../../site.ts';

/** The setting of the platform that holds for every site that has no limits of its own. */
export const LIMITS = 'limits';

/** Limits of all sites, and of the number of sites that a person owns; what is absent has none. */
export type CommonLimits = SiteLimits & { sites?: number };

export const readCommonLimits = async (tx: Tx): Promise<CommonLimits> =>
  (await findSetting<CommonLimits>(tx, LIMITS)) ?? {};

export const saveCommonLimits = (tx: Tx, limits: CommonLimits): Promise<void> => saveSetting(tx, LIMITS, limits);

/** Sets the limits in which a site differs from the others; false where there is no such site. */
export async function setLimits(tx: Tx, id: string, limits: SiteLimits): Promise<boolean> {
  const { rows } = await sql`
    update sites set limits = ${JSON.stringify(limits)}::text::jsonb where id = ${id} returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Makes others wait who add something that is limited, until the transaction ends. */
export async function lockLimit(tx: Tx, siteId: string, limit: SiteLimit): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`limit of ${limit}`}), hashtext(${siteId}))`.execute(tx.db);
}
