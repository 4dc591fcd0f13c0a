import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../../platform/query/index.ts';

/** A place where stock is, as it is kept. */
export type StoredLocation = {
  id: string;
  revision: string;
  createdDate: string;
  updatedDate: string;
  name: string;
  isDefault: boolean;
  /** Whether orders may take from here what the default location lacks. */
  sellsOnline: boolean;
  archived: boolean;
  /** What the wire knows beside. */
  details: Record<string, unknown>;
};

const columns = sql`id, revision, created_date as "createdDate", updated_date as "updatedDate", name, is_default as "isDefault",
  sells_online as "sellsOnline", archived, doc as details`;

/** What clients may ask of locations. */
export const locationQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`id`, sortable: true },
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
    createdDate: { kind: 'date', column: sql`created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`updated_date`, sortable: true },
  },
  defaultSort: [{ fieldName: 'default', order: 'DESC' }, { fieldName: 'createdDate' }],
  tieBreaker: 'id',
  defaultLimit: 50,
  maxLimit: 1000,
};

export async function findLocation(tx: Tx, id: string, { lock = false } = {}): Promise<StoredLocation | null> {
  const { rows } = await sql<StoredLocation>`
    select ${columns} from locations where site_id = ${tx.siteId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    tx.db,
  );
  return rows[0] ?? null;
}

export async function findDefaultLocation(tx: Tx): Promise<StoredLocation | null> {
  const { rows } = await sql<StoredLocation>`
    select ${columns} from locations where site_id = ${tx.siteId} and is_default`.execute(tx.db);
  return rows[0] ?? null;
}

/** Which locations there are, and the default one. */
export async function findLocationIds(tx: Tx): Promise<{ defaultId: string; ids: Map<string, { archived: boolean }> }> {
  const { rows } = await sql<{ id: string; isDefault: boolean; archived: boolean }>`
    select id, is_default as "isDefault", archived from locations where site_id = ${tx.siteId}`.execute(tx.db);
  return {
    defaultId: rows.find(({ isDefault }) => isDefault)?.id ?? '',
    ids: new Map(rows.map(({ id, archived }) => [id, { archived }])),
  };
}

export async function queryLocations(
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<(StoredLocation & SortedRow)[]> {
  const { rows } = await sql<StoredLocation & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from locations
    where site_id = ${tx.siteId} and ${condition} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(
    tx.db,
  );
  return rows;
}

export const unarchived = sql<boolean>`not archived`;

export async function insertLocation(tx: Tx, location: StoredLocation): Promise<void> {
  const { id, name, sellsOnline, details, createdDate } = location;
  await sql`
    insert into locations (site_id, id, name, sells_online, created_date, updated_date, doc)
    values (${tx.siteId}, ${id}, ${name}, ${sellsOnline}, ${createdDate}, ${createdDate}, ${JSON.stringify(details)})`.execute(
    tx.db,
  );
}

/** Writes a location over what it was. Its row must be locked; its revision goes up by one. */
export async function updateLocation(tx: Tx, location: StoredLocation): Promise<void> {
  const { id, name, isDefault, sellsOnline, archived, details, updatedDate } = location;
  await sql`
    update locations set revision = revision + 1, name = ${name}, is_default = ${isDefault}, sells_online = ${sellsOnline},
      archived = ${archived}, doc = ${JSON.stringify(details)}, updated_date = ${updatedDate}
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Locks all locations of the site: which is the default one is between them. */
export async function lockLocations(tx: Tx): Promise<StoredLocation[]> {
  const { rows } = await sql<StoredLocation>`
    select ${columns} from locations where site_id = ${tx.siteId} order by id for update`.execute(tx.db);
  return rows;
}

/** The locations beside the default one that are in use, by their names; of several with one name the oldest. */
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
