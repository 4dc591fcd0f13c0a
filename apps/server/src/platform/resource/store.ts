import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import { isGuid } from '../ids.ts';
import { type CompiledQuery, type SortedRow, toCursorPage } from '../query/index.ts';
import type { Entity, Stored } from './declaration.ts';

type Row = { id: string; revision: string; created_date: string; updated_date: string; doc: Record<string, unknown> };

const columns = sql`id, revision, created_date, updated_date, doc`;

function toEntity<E extends Entity>({ id, revision, created_date, updated_date, doc }: Row): Stored<E> {
  return { id, revision, createdDate: created_date, updatedDate: updated_date, ...doc } as unknown as Stored<E>;
}

/** The statements that every resource shares. */
export function resourceStore<E extends Entity>(tableName: string) {
  const table = sql.table(tableName);

  async function many(tx: Tx, statement: RawBuilder<Row>): Promise<Stored<E>[]> {
    const { rows } = await statement.execute(tx.db);
    return rows.map((row) => toEntity<E>(row));
  }

  return {
    /** Writes a new entity; null when another one has its unique key. */
    async insert(
      tx: Tx,
      entity: { id: string; uniqueKey: string | null; doc: object; now: Date },
    ): Promise<Stored<E> | null> {
      const { id, uniqueKey, doc, now } = entity;
      const [created] = await many(
        tx,
        sql<Row>`
        insert into ${table} (site_id, id, created_date, updated_date, unique_key, doc)
        values (${tx.siteId}, ${id}, ${now}, ${now}, ${uniqueKey}, ${JSON.stringify(doc)})
        on conflict do nothing returning ${columns}`,
      );
      return created ?? null;
    },

    /** Writes the entity if it still has the revision; null when it has not. */
    async update(
      tx: Tx,
      entity: { id: string; revision: string; uniqueKey: string | null; doc: object; now: Date },
    ): Promise<Stored<E> | null> {
      const { id, revision, uniqueKey, doc, now } = entity;
      const [updated] = await many(
        tx,
        sql<Row>`
        update ${table} set revision = revision + 1, updated_date = ${now}, unique_key = ${uniqueKey}, doc = ${JSON.stringify(doc)}
        where site_id = ${tx.siteId} and id = ${id} and revision = ${revision} returning ${columns}`,
      );
      return updated ?? null;
    },

    /** Deletes entities and tells which of them existed. */
    async remove(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
      const { rows } = await sql<{ id: string }>`
        delete from ${table} where site_id = ${tx.siteId} and id = any(${ids.filter(isGuid)}::uuid[]) returning id`.execute(
        tx.db,
      );
      return new Set(rows.map((row) => row.id));
    },

    async findByIds(tx: Tx, ids: readonly string[], { lock = false } = {}): Promise<Stored<E>[]> {
      // in the order of ids, so that two who lock the same entities do not wait for each other
      return many(
        tx,
        sql<Row>`
        select ${columns} from ${table} where site_id = ${tx.siteId} and id = any(${ids.filter(isGuid)}::uuid[])
        order by id ${lock ? sql`for update` : sql``}`,
      );
    },

    async findByKeys(tx: Tx, keys: readonly string[]): Promise<Stored<E>[]> {
      return many(
        tx,
        sql<Row>`
        select ${columns} from ${table} where site_id = ${tx.siteId} and unique_key = any(${keys as string[]}::text[])`,
      );
    },

    async query(tx: Tx, query: CompiledQuery) {
      const { rows } = await sql<Row & SortedRow>`
        select ${columns}, ${query.sortKeys} as sort_keys from ${table}
        where site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
      const page = toCursorPage(query, rows);
      return { entities: page.rows.map((row) => toEntity<E>(row)), pagingMetadata: page.pagingMetadata };
    },

    async count(tx: Tx, filter: RawBuilder<boolean>): Promise<number> {
      const { rows } = await sql<{ count: string }>`
        select count(*) as count from ${table} where site_id = ${tx.siteId} and ${filter}`.execute(tx.db);
      return Number(rows[0]?.count ?? 0);
    },
  };
}

export type ResourceStore<E extends Entity> = ReturnType<typeof resourceStore<E>>;

/** A text field of a resource's document, for its queries. */
export const documentField = (name: string): RawBuilder<unknown> => sql`doc->>${sql.lit(name)}`;
