import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { QueryField } from '../../../platform/query/index.ts';

/** Fields that clients may query locations by. */
export const locationFields: Readonly<Record<string, QueryField>> = {
  name: { kind: 'string', column: sql`name`, sortable: true },
  default: { kind: 'boolean', column: sql`is_default`, sortable: true },
  archived: { kind: 'boolean', column: sql`archived`, sortable: true },
  status: {
    kind: 'string',
    column: sql`coalesce(doc ->> 'status', 'ACTIVE')`,
    sortable: true,
    values: ['ACTIVE', 'INACTIVE'],
  },
  locationType: { kind: 'string', column: sql`(doc -> 'locationTypes' ->> 0)`, nullable: true },
  locationTypes: {
    kind: 'stringArray',
    column: sql`array(select jsonb_array_elements_text(coalesce(doc -> 'locationTypes', '[]')))`,
  },
  timeZone: { kind: 'string', column: sql`(doc ->> 'timeZone')`, nullable: true },
  'address.country': { kind: 'string', column: sql`(doc -> 'address' ->> 'country')`, nullable: true },
  'address.city': { kind: 'string', column: sql`(doc -> 'address' ->> 'city')`, sortable: true, nullable: true },
};

/** The store's names of these fields. */
export const storesFields: Readonly<Record<string, QueryField>> = {
  name: { kind: 'string', column: sql`name`, sortable: true },
  wixLocationId: { kind: 'uuid', column: sql`id`, sortable: true },
  default: { kind: 'boolean', column: sql`is_default`, sortable: true },
  defaultLocation: { kind: 'boolean', column: sql`is_default`, sortable: true },
};

export const unarchived = sql<boolean>`not archived`;

/** All locations, and the default one. */
export async function findLocationIds(tx: Tx): Promise<{ defaultId: string; ids: Map<string, { archived: boolean }> }> {
  const { rows } = await sql<{ id: string; isDefault: boolean; archived: boolean }>`
    select id, is_default as "isDefault", archived from locations where site_id = ${tx.siteId}`.execute(tx.db);
  return {
    defaultId: rows.find(({ isDefault }) => isDefault)?.id ?? '',
    ids: new Map(rows.map(({ id, archived }) => [id, { archived }])),
  };
}

/** The locations in use other than the default, by name; of several with one name, the oldest. */
export async function findLocationsByName(tx: Tx): Promise<Map<string, { id: string; sellsOnline: boolean }>> {
  const { rows } = await sql<{ id: string; name: string; sellsOnline: boolean }>`
    select id, name, sells_online as "sellsOnline" from locations
    where site_id = ${tx.siteId} and not is_default and not archived
    order by name collate "C", created_date desc, id desc`.execute(tx.db);
  return new Map(rows.map(({ name, ...location }) => [name, location]));
}

/** The next products after one, in the order of ids. */
export async function nextProductIds(tx: Tx, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where site_id = ${tx.siteId} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(tx.db);
  return rows.map(({ id }) => id);
}
