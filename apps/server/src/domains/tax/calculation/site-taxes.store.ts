import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { SiteTaxes } from './site-taxes.ts';

/** Everything that a site's taxes follow from but the exemptions of buyers: one statement. */
export async function loadSiteTaxes(tx: Tx): Promise<SiteTaxes> {
  const { rows } = await sql<SiteTaxes>`
    select
      coalesce((select included from tax_settings where site_id = ${tx.siteId}), false) as "includedInPrices",
      (select coalesce(jsonb_agg(region.doc || jsonb_build_object('id', region.id, 'rates',
          (select coalesce(jsonb_agg(mapping.doc - 'extendedFields' order by mapping.id), '[]') from tax_mappings mapping
            where mapping.site_id = region.site_id and mapping.doc ->> 'taxRegionId' = region.id::text))
          order by region.id), '[]')
        from tax_regions region where region.site_id = ${tx.siteId}) as regions,
      (select coalesce(jsonb_agg(id), '[]') from tax_groups where site_id = ${tx.siteId}) as "groupIds",
      (select coalesce(jsonb_agg(id), '[]') from tax_exempt_groups where site_id = ${tx.siteId}) as "exemptGroupIds",
      exists (select from contact_tax_details where site_id = ${tx.siteId}) as "hasExemptions"`.execute(tx.db);
  return rows[0] as SiteTaxes;
}
