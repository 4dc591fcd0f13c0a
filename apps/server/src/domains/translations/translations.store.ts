import type { TranslatedKind as Kind } from '@stoa/contract/stoa/translations';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type StoredTexts, type Texts, textsIn, versionOf } from './texts.ts';

export type TranslatedKind = (typeof Kind)['enum'][number];

export type Translation = { entityId: string; texts: StoredTexts; revision: string };

const columns = sql`entity_id as "entityId", texts, revision::text as revision`;

/** The translations of things into a language, by their ids. Several kinds are of things that have ids of their own. */
export async function findTranslations(
  tx: Tx,
  { language, kind, ids }: { language: string; kind: TranslatedKind | TranslatedKind[]; ids: readonly string[] },
): Promise<Map<string, Translation>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Translation>`
    select ${columns} from translations
    where site_id = ${tx.siteId} and language = ${language} and kind = any(${[kind].flat()}::text[])
      and entity_id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  return new Map(rows.map((row) => [row.entityId, row]));
}

/** All translations of the site, in an order that follows from them. */
export async function findAllTranslations(
  tx: Tx,
): Promise<(Translation & { language: string; kind: TranslatedKind })[]> {
  const { rows } = await sql<Translation & { language: string; kind: TranslatedKind }>`
    select language, kind, ${columns} from translations where site_id = ${tx.siteId}
    order by language, kind, entity_id`.execute(tx.db);
  return rows;
}

/**
 * The texts of things as the caller reads them, by their ids: those that are translated into the caller's language. Asks the
 * database only for callers who read another language than the site's own.
 */
export async function translatedTexts(
  { site }: Pick<Context, 'site'>,
  tx: Tx,
  kind: TranslatedKind | TranslatedKind[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Texts>> {
  if (!site.mainLanguage) return new Map();
  const found = await findTranslations(tx, { language: site.language, kind, ids: [...new Set(ids)] });
  return new Map([...found].map(([id, { texts }]) => [id, textsIn(texts)]));
}

/** Whether at least this many things have words that `translatedWords` reads. */
export async function hasTranslatedWords({ site }: Pick<Context, 'site'>, tx: Tx, least: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select count(*) = ${sql.lit(least)} as found from (
      select from translations
      where site_id = ${tx.siteId} and language = ${site.language} and kind in ('BRAND', 'PRODUCT')
      limit ${sql.lit(least)}) as counted`.execute(tx.db);
  return rows[0]?.found ?? false;
}

type Words = { source: string; text: string };

/**
 * What words are called in the caller's language, by the versions of the originals: those of options and choices, which products
 * repeat, and of brands.
 */
export async function translatedWords({ site }: Pick<Context, 'site'>, tx: Tx): Promise<Record<string, string>> {
  const { rows } = await sql<Words>`
    select one.text ->> 'source' as source, max(one.text ->> 'text') as text
    from translations, jsonb_each(texts) as one(field, text)
    where site_id = ${tx.siteId} and language = ${site.language}
      and (kind = 'BRAND' or kind = 'PRODUCT' and (field like 'option %' or field like 'choice %'))
    group by 1`.execute(tx.db);
  return Object.fromEntries(rows.map(({ source, text }) => [source, text]));
}

/** A word as it is known in another language; itself where it is not. */
export const wordIn = (known: Readonly<Record<string, string>>, word: string): string => known[versionOf(word)] ?? word;

/** The texts of kinds of things in every language, as one value of a statement: by their ids, then by language. */
export const textsOfEveryLanguage = (
  { siteId }: Pick<Tx, 'siteId'>,
  kinds: readonly TranslatedKind[],
): RawBuilder<Record<string, Record<string, StoredTexts>>> => sql`
  (select coalesce(jsonb_object_agg(entity_id, texts), '{}') from (
    select entity_id, jsonb_object_agg(language, texts) as texts from translations
    where site_id = ${siteId} and kind = any(${kinds as TranslatedKind[]}::text[]) group by entity_id) as translated)`;

/** A field of what the site has one of, as it is translated, as one value of a statement: by language. */
export const fieldInEveryLanguage = (
  { siteId }: Pick<Tx, 'siteId'>,
  { kind, field }: { kind: TranslatedKind; field: string },
): RawBuilder<Record<string, string>> => sql`
  (select coalesce(jsonb_object_agg(language, texts -> ${field}::text ->> 'text'), '{}') from translations
    where site_id = ${siteId} and kind = ${kind} and entity_id = ${siteId} and texts -> ${field}::text is not null)`;

/** Writes a translation over one of a revision, `0` where there is none; false where it is another by now. */
export async function saveTranslation(
  tx: Tx,
  { language, kind, entityId, texts, revision }: Translation & { language: string; kind: TranslatedKind },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into translations (site_id, language, kind, entity_id, texts, revision, updated_date)
    select ${tx.siteId}::uuid, ${language}, ${kind}, ${entityId}::uuid, ${JSON.stringify(texts)}::jsonb, 1, ${now}::timestamptz
    where ${revision} = '0' or exists (select from translations where site_id = ${tx.siteId}
      and language = ${language} and kind = ${kind} and entity_id = ${entityId}::uuid)
    on conflict (site_id, language, kind, entity_id) do update
      set texts = excluded.texts, revision = translations.revision + 1, updated_date = excluded.updated_date
      where translations.revision = ${revision}::bigint
    returning revision`.execute(tx.db);
  return rows.length > 0;
}
