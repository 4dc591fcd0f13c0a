import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';

/** The mappings that refer to one of these regions or tax groups. */
export async function findMappingIds(
  tx: Tx,
  field: 'taxRegionId' | 'taxGroupId',
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tax_mappings where site_id = ${tx.siteId}
      and doc ->> ${field} = any(${ids.map((id) => id.toLowerCase())}::text[]) order by id`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** The mappings in which one of these groups has a rate of its own. */
export async function findMappingsExempting(tx: Tx, groupIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tax_mappings where site_id = ${tx.siteId} and exists (
      select from jsonb_array_elements(doc -> 'exemptRates') as exempt
      where exempt ->> 'taxExemptGroupId' = any(${groupIds as string[]}::text[])) order by id`.execute(tx.db);
  return rows.map(({ id }) => id);
}

const exists = async (tx: Tx, table: 'tax_regions' | 'tax_groups', id: string): Promise<boolean> => {
  if (!isGuid(id)) return false;
  const { rows } = await sql`
    select from ${sql.table(table)} where site_id = ${tx.siteId} and id = ${id} for share`.execute(tx.db);
  return rows.length > 0;
};

/** Whether the site has a tax region with this id; it is not deleted before the transaction ends. */
export const hasRegion = (tx: Tx, id: string): Promise<boolean> => exists(tx, 'tax_regions', id);
/** Whether the site has a tax group of its own with this id; it is not deleted before the transaction ends. */
export const hasGroup = (tx: Tx, id: string): Promise<boolean> => exists(tx, 'tax_groups', id);
