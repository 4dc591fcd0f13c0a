import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import { isGuid } from '../ids.ts';
import { type CompiledQuery, type SortedRow, toCursorPage } from '../query/index.ts';
import type { Kept } from './declaration.ts';

type Row = { id: string; revision: string; created_date: string; updated_date: string; doc: object };
type New = { id: string; uniqueKey: string | null; doc: object; now: Date };
type Options = { ordered?: boolean; most?: number; computed?: Readonly<Record<string, RawBuilder<unknown>>> };

function toKept<D>({ id, revision, created_date, updated_date, doc, ...computed }: Row): Kept<D> {
  return { ...doc, ...computed, id, revision, createdDate: created_date, updatedDate: updated_date } as Kept<D>;
}

/** The statements that every resource shares. */
export function resourceStore<D>(tableName: string, { ordered = false, most, computed = {} }: Options) {
  const table = sql.table(tableName);
  const worked = Object.entries(computed).map(([name, column]) => sql`, ${column} as ${sql.ref(name)}`);
  const columns = sql`id, revision, created_date, updated_date, doc${sql.join(worked, sql``)}`;
  const lastPlace = (tx: Tx) => sql`(select coalesce(max(position), 0) + 1 from ${table} where site_id = ${tx.siteId})`;

  async function many(tx: Tx, statement: RawBuilder<Row>): Promise<Kept<D>[]> {
    const { rows } = await statement.execute(tx.db);
    return rows.map((row) => toKept<D>(row));
  }

  const held = new WeakSet<Tx>();
  return {
    /** Makes creations and changes of order on the site take turns, until the transaction ends. */
    async lock(tx: Tx): Promise<void> {
      if (held.has(tx)) return;
      held.add(tx);
      await sql`select pg_advisory_xact_lock(hashtext(${tableName}), hashtext(${tx.siteId}::text))`.execute(tx.db);
    },

    /**
     * Writes a new entity, last in the order; null when another one has its unique key, or the site has reached the
     * maximum.
     */
    async insert(tx: Tx, { id, uniqueKey, doc, now }: New): Promise<Kept<D> | null> {
      const [created] = await many(
        tx,
        sql<Row>`
        insert into ${table} (site_id, id, created_date, updated_date, unique_key, doc ${ordered ? sql`, position` : sql``})
        select ${tx.siteId}::uuid, ${id}::uuid, ${now}::timestamptz, ${now}::timestamptz, ${uniqueKey}::text,
          ${JSON.stringify(doc)}::jsonb ${ordered ? sql`, ${lastPlace(tx)}` : sql``}
        ${most === undefined ? sql`` : sql`where (select count(*) from ${table} where site_id = ${tx.siteId}) < ${most}`}
        on conflict do nothing returning ${columns}`,
      );
      return created ?? null;
    },

    /** Writes the entity if it still has the revision; null when it has not. */
    async update(tx: Tx, entity: New & { revision: string; last?: boolean }): Promise<Kept<D> | null> {
      const { id, revision, uniqueKey, doc, now, last } = entity;
      const [updated] = await many(
        tx,
        sql<Row>`
        update ${table} set revision = revision + 1, updated_date = ${now}, unique_key = ${uniqueKey},
          doc = ${JSON.stringify(doc)} ${last ? sql`, position = ${lastPlace(tx)}` : sql``}
        where site_id = ${tx.siteId} and id = ${id} and revision = ${revision} returning ${columns}`,
      );
      return updated ?? null;
    },

    /** Deletes entities; returns those that existed, as they were. */
    async remove(tx: Tx, ids: readonly string[]): Promise<Map<string, Kept<D>>> {
      const removed = await many(
        tx,
        sql<Row>`
        delete from ${table} where site_id = ${tx.siteId} and id = any(${ids.filter(isGuid)}::uuid[])
        returning ${columns}`,
      );
      return new Map(removed.map((entity) => [entity.id, entity]));
    },

    async findByIds(tx: Tx, ids: readonly string[], { lock = false } = {}): Promise<Kept<D>[]> {
      // in the order of ids, so that two transactions cannot deadlock
      return many(
        tx,
        sql<Row>`
        select ${columns} from ${table} where site_id = ${tx.siteId} and id = any(${ids.filter(isGuid)}::uuid[])
        order by id ${lock ? sql`for update` : sql``}`,
      );
    },

    async findByKeys(tx: Tx, keys: readonly string[]): Promise<Kept<D>[]> {
      return many(
        tx,
        sql<Row>`
        select ${columns} from ${table} where site_id = ${tx.siteId} and unique_key = any(${keys as string[]}::text[])`,
      );
    },

    /** All entities of the site, in order: for resources with few. */
    list: (tx: Tx, { lock = false } = {}): Promise<Kept<D>[]> =>
      many(
        tx,
        sql<Row>`
        select ${columns} from ${table} where site_id = ${tx.siteId}
        order by ${ordered ? sql`position, id` : sql`id`} ${lock ? sql`for update` : sql``}`,
      ),

    /** Gives entities their places in the order of the ids. */
    async arrange(tx: Tx, ids: readonly string[]): Promise<void> {
      await sql`
        update ${table} entity set position = place.at
        from unnest(${ids as string[]}::uuid[]) with ordinality as place (id, at)
        where entity.site_id = ${tx.siteId} and entity.id = place.id and entity.position <> place.at`.execute(tx.db);
    },

    async query(tx: Tx, query: CompiledQuery, where: RawBuilder<boolean>) {
      const { rows } = await sql<Row & SortedRow>`
        select ${columns}, ${query.sortKeys} as sort_keys from ${table}
        where site_id = ${tx.siteId} and ${where} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(
        tx.db,
      );
      const page = toCursorPage(query, rows);
      return {
        entities: page.rows.map(({ sort_keys: _, ...row }) => toKept<D>(row)),
        fetched: rows,
        pagingMetadata: page.pagingMetadata,
      };
    },

    /** Entities that match a filter, in the order of their ids and locked: a batch of them after the one named. */
    batch: (tx: Tx, filter: RawBuilder<boolean>, after: string | null, limit: number): Promise<Kept<D>[]> =>
      many(
        tx,
        sql<Row>`
        select ${columns} from ${table} where site_id = ${tx.siteId} and ${filter}
          ${after ? sql`and id > ${after}` : sql``} order by id limit ${limit} for update`,
      ),

    async count(tx: Tx, filter: RawBuilder<boolean>): Promise<number> {
      const { rows } = await sql<{ count: string }>`
        select count(*) as count from ${table} where site_id = ${tx.siteId} and ${filter}`.execute(tx.db);
      return Number(rows[0]?.count ?? 0);
    },
  };
}

export type ResourceStore<D> = ReturnType<typeof resourceStore<D>>;

/** A field of a resource's document as text, for its queries. */
export const documentField = (name: string): RawBuilder<unknown> => sql`(doc->>${sql.lit(name)})`;
/** A boolean field of a resource's document. */
export const documentFlag = (name: string): RawBuilder<unknown> => sql`(doc->>${sql.lit(name)})::boolean`;
/** A list of texts in a resource's document. */
export const documentTexts = (name: string): RawBuilder<unknown> =>
  sql`array(select jsonb_array_elements_text(coalesce(doc->${sql.lit(name)}, '[]')))`;
