import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import {
  type Customization,
  type CustomizationDocument,
  type CustomizationType,
  customizationKey,
} from './customization.ts';

type Row = { id: string; revision: string; doc: CustomizationDocument };
const toCustomization = ({ id, revision, doc }: Row): Customization => ({ ...doc, id, revision });

/** Customizations by id or by unique key. */
export async function findCustomizations(
  tx: Tx,
  { ids = [], keys = [] }: { ids?: readonly string[]; keys?: readonly string[] },
): Promise<Customization[]> {
  const { rows } = await sql<Row>`
    select id, revision, doc from customizations where site_id = ${tx.siteId}
      and (id = any(${ids.filter(isGuid)}::uuid[]) or unique_key = any(${keys as string[]}::text[]))`.execute(tx.db);
  return rows.map(toCustomization);
}

/** The next customizations in the order of their unique keys, after a given one. */
export async function findCustomizationsAfter(
  tx: Tx,
  after: string,
  limit: number,
): Promise<{ key: string; customization: Customization }[]> {
  const { rows } = await sql<Row & { key: string }>`
    select id, revision, doc, unique_key as key from customizations
    where site_id = ${tx.siteId} and unique_key collate "C" > ${after} order by unique_key collate "C" limit ${limit}`.execute(
    tx.db,
  );
  return rows.map((row) => ({ key: row.key, customization: toCustomization(row) }));
}

/** Customizations by id, locked until the transaction ends. */
export async function lockCustomizations(tx: Tx, ids: readonly string[]): Promise<Customization[]> {
  const { rows } = await sql<Row>`
    select id, revision, doc from customizations where site_id = ${tx.siteId} and id = any(${ids.filter(isGuid)}::uuid[])
    order by id for update`.execute(tx.db);
  return rows.map(toCustomization);
}

/** Writes new customizations; returns the ids of those without a conflicting key. */
export async function insertCustomizations(
  tx: Tx,
  created: readonly (CustomizationDocument & { id: string })[],
  now: Date,
): Promise<Set<string>> {
  const rowsToWrite = created.map(({ id, ...doc }) => ({ id, unique_key: customizationKey(doc), doc }));
  const { rows } = await sql<{ id: string }>`
    insert into customizations (site_id, id, created_date, updated_date, unique_key, doc)
    select ${tx.siteId}, id, ${now}, ${now}, unique_key, doc
    from jsonb_to_recordset(${JSON.stringify(rowsToWrite)}::jsonb) as written (id uuid, unique_key text, doc jsonb)
    on conflict do nothing returning id`.execute(tx.db);
  return new Set(rows.map(({ id }) => id));
}

/** Overwrites customizations that the caller has locked. Keys change with names. */
export async function updateCustomizations(
  tx: Tx,
  changed: readonly (CustomizationDocument & { id: string })[],
  now: Date,
): Promise<void> {
  const rowsToWrite = changed.map(({ id, ...rest }) => {
    const { revision: _revision, ...doc } = rest as CustomizationDocument & { revision?: string };
    return { id, unique_key: customizationKey(doc), doc };
  });
  await sql`
    update customizations set revision = customizations.revision + 1, updated_date = ${now},
      unique_key = written.unique_key, doc = written.doc
    from jsonb_to_recordset(${JSON.stringify(rowsToWrite)}::jsonb) as written (id uuid, unique_key text, doc jsonb)
    where customizations.site_id = ${tx.siteId} and customizations.id = written.id`.execute(tx.db);
}

/** The number of options and modifiers on the site. */
export async function countCustomizationTypes(tx: Tx): Promise<Record<CustomizationType, number>> {
  const { rows } = await sql<{ type: CustomizationType; count: number }>`
    select doc->>'customizationType' as type, count(*)::int as count from customizations
    where site_id = ${tx.siteId} group by 1`.execute(tx.db);
  const counts = new Map(rows.map(({ type, count }) => [type, count]));
  return { PRODUCT_OPTION: counts.get('PRODUCT_OPTION') ?? 0, MODIFIER: counts.get('MODIFIER') ?? 0 };
}

/** The choices in this list that products use. */
export async function choicesInUse(tx: Tx, customizationId: string, choiceIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${choiceIds as string[]}::uuid[]) as wanted (id)
    where exists (select from products where products.site_id = ${tx.siteId} and products.choice_ids @> array[wanted.id])
      or exists (select from products where products.site_id = ${tx.siteId}
        and products.modifier_ids @> array[${customizationId}::uuid]
        and jsonb_path_exists(products.doc, '$.modifiers[*].choices[*] ? (@.id == $id)',
          jsonb_build_object('id', wanted.id)))`.execute(tx.db);
  return rows.map(({ id }) => id);
}
