import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type StoredTexts, type Texts, textsIn } from './texts.ts';

export type TranslatedKind = 'PRODUCT' | 'CATEGORY' | 'PAGE' | 'SITE';
export type Translation = { entityId: string; texts: StoredTexts; revision: string };

const columns = sql`entity_id as "entityId", texts, revision::text as revision`;

/** The translations of things into a language, by their ids. */
export async function findTranslations(
  tx: Tx,
  { language, kind, ids }: { language: string; kind: TranslatedKind; ids: readonly string[] },
): Promise<Map<string, Translation>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Translation>`
    select ${columns} from translations
    where site_id = ${tx.siteId} and language = ${language} and kind = ${kind}
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
  kind: TranslatedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Texts>> {
  if (!site.mainLanguage) return new Map();
  const found = await findTranslations(tx, { language: site.language, kind, ids: [...new Set(ids)] });
  return new Map([...found].map(([id, { texts }]) => [id, textsIn(texts)]));
}

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
