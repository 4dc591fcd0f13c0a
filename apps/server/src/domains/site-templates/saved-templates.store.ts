import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The files of a template, by their names in the storage. */
export type TemplateFiles = { archive: string; picture: string | null };

/** An archive that somebody keeps as a template. */
export type KeptArchive = TemplateFiles & { size: number; language: string | null; currency: string | null };

export type SavedTemplate = KeptArchive & {
  id: string;
  ownerId: string;
  name: string;
  description: string;
  isPublished: boolean;
  createdDate: string;
  updatedDate: string;
};

const columns = sql`
  id, owner_id as "ownerId", name, description, archive, size, picture, language, currency,
  published_date is not null as "isPublished", created_date as "createdDate", updated_date as "updatedDate"`;

type Which = {
  id?: string;
  /** Those of this person and published ones; of nobody where it is null. Absent: everybody's. */
  offeredTo?: string | null;
};

/** Templates in the order of their names. */
export async function findTemplates(tx: Tx, { id, offeredTo }: Which): Promise<SavedTemplate[]> {
  const conditions: RawBuilder<unknown>[] = [
    ...(id === undefined ? [] : [sql`id = ${id}`]),
    ...(offeredTo === undefined ? [] : [sql`(owner_id = ${offeredTo}::uuid or published_date is not null)`]),
  ];
  const { rows } = await sql<SavedTemplate>`
    select ${columns} from saved_templates where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by lower(name), id`.execute(tx.db);
  return rows;
}

/** A template of a person, whose row is held until the transaction ends. */
export async function holdOwnTemplate(tx: Tx, id: string, ownerId: string): Promise<SavedTemplate | null> {
  const { rows } = await sql<SavedTemplate>`
    select ${columns} from saved_templates where id = ${id} and owner_id = ${ownerId} for update`.execute(tx.db);
  return rows[0] ?? null;
}

/** How many templates a person has, and what they take; nobody adds one to them until the transaction ends. */
export async function countOwnTemplates(tx: Tx, ownerId: string): Promise<{ count: number; bytes: number }> {
  await sql`select from users where id = ${ownerId} for no key update`.execute(tx.db);
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes
    from saved_templates where owner_id = ${ownerId}`.execute(tx.db);
  return rows[0] ?? { count: 0, bytes: 0 };
}

export async function ownsSite(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select from user_roles where user_id = ${userId} and role = 'owner' limit 1`.execute(
    tx.db,
  );
  return rows.length > 0;
}

/** Writes a template in place of the one with its id. */
export async function putTemplate(tx: Tx, template: SavedTemplate): Promise<void> {
  const { id, ownerId, name, description, archive, size, picture, language, currency } = template;
  await sql`
    insert into saved_templates (id, owner_id, name, description, archive, size, picture, language, currency, created_date, updated_date)
    values (${id}, ${ownerId}, ${name}, ${description}, ${archive}, ${size}, ${picture}, ${language}, ${currency},
      ${template.createdDate}, ${template.updatedDate})
    on conflict (id) do update set name = excluded.name, description = excluded.description, archive = excluded.archive,
      size = excluded.size, picture = excluded.picture, language = excluded.language, currency = excluded.currency,
      updated_date = excluded.updated_date`.execute(tx.db);
}

/** Deletes a template of a person; null where there is none. */
export async function removeTemplate(tx: Tx, id: string, ownerId: string): Promise<TemplateFiles | null> {
  const { rows } = await sql<TemplateFiles>`
    delete from saved_templates where id = ${id} and owner_id = ${ownerId} returning archive, picture`.execute(tx.db);
  return rows[0] ?? null;
}

/** Publishes a template of this person, or withdraws any published one; false where there is none. */
export async function setPublished(
  tx: Tx,
  { id, by, published }: { id: string; by: string; published: Date | null },
): Promise<boolean> {
  const { rows } = await sql`
    update saved_templates set published_date = ${published}
    where id = ${id} and (owner_id = ${by} or (${published}::timestamptz is null and published_date is not null))
    returning id`.execute(tx.db);
  return rows.length > 0;
}
