/** What archives of a site say in its other languages. */
import { translations } from '@stoa/contract';
import { mistakesAsSent, rowsPart } from '../../archived-rows.ts';
import type { ArchivePart, Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { isRecord } from '../../platform/is-record.ts';
import {
  findAllTranslations,
  type Source,
  type StoredTexts,
  saveTranslation,
  type TranslatedKind,
} from '../translations/index.ts';
import { findSource, kinds } from './sources.ts';

/** `entityId` is left out for what belongs to the site itself, as every site has an id of its own. */
type Row = { language: string; kind: TranslatedKind; entityId?: string; texts: StoredTexts };

/** Kinds of which templates have nothing. */
const OF_THE_BUSINESS: ReadonlySet<TranslatedKind> = new Set([
  ...(['CHECKOUT', 'SHIPPING_OPTION', 'PICKUP_LOCATION', 'LOCAL_DELIVERY'] as const),
]);

export const translationsPart: ArchivePart = rowsPart<Row>({
  name: 'translations',
  version: 1,
  comes: 'last',
  inTemplates: (row) => (OF_THE_BUSINESS.has(row.kind) ? null : row),
  async read(ctx, tx) {
    const rows: Row[] = [];
    const findOriginal = originals(ctx, tx);
    for (const { language, kind, entityId, texts } of await findAllTranslations(tx)) {
      const original = await findOriginal(kind, entityId);
      if (!original) continue;
      const places = original.parts?.map((id, index) => [id, placeOf(index)] as const);
      const named = renamed(carried(kind, texts), ID, places);
      if (!isEmpty(named)) rows.push({ language, kind, ...(!kinds[kind].isOfSite && { entityId }), texts: named });
    }
    return rows;
  },
  mistakes(row) {
    const { texts, entityId = NIL_ID, ...more } = isRecord(row) ? row : {};
    const sent = Object.entries(isRecord(texts) ? texts : {}).map(([field, value]) => {
      const { source: sourceVersion, ...text } = isRecord(value) ? value : {};
      return { field, sourceVersion, ...text };
    });
    const translation = { ...more, entityId, texts: isRecord(texts) ? sent : texts, revision: '0' };
    return mistakesAsSent(translations.saveTranslation, { translation });
  },
  put: (ctx, { language, kind, entityId, texts }) =>
    withSite(ctx, async (tx) => {
      const id = kinds[kind].isOfSite ? ctx.siteId : (entityId ?? NIL_ID);
      const source = await findSource(ctx, tx, kind, id);
      // it could not be taken in, or was in the trash when an older archive was made
      if (!source) return null;
      const ids = newPartsOf(kind, source)?.map((part, index) => [placeOf(index), part] as const);
      const named = renamed(carried(kind, texts), PLACE, ids);
      if (isEmpty(named)) return null;
      // one that is there already stays
      await saveTranslation(tx, { language, kind, entityId: id, texts: named, revision: '0' }, ctx.now());
      ctx.cache.changed(tx);
      return null;
    }),
});

/** Texts without those whose originals are in no archive: a site that takes one in says something else there, or nothing. */
const carried = (kind: TranslatedKind, texts: StoredTexts): StoredTexts =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => !staysBehind(kind, field)));

const staysBehind = (kind: TranslatedKind, field: string): boolean =>
  kind === 'GIFT_CARD' || kind === 'CONSENT' || (kind === 'FORM' && field.startsWith('answer.'));

const isEmpty = (texts: StoredTexts): boolean => Object.keys(texts).length === 0;

const AT_ONCE = 200;

/** What a translation is of, with its parts where they get other ids elsewhere. */
type Original = { parts: string[] | undefined };

/** Reads what translations are of, each once, whatever the number of languages; null where it is in the trash, and in no archive. */
function originals(ctx: Context, tx: Tx): (kind: TranslatedKind, id: string) => Promise<Original | null> {
  const withParts = new Map<string, Original | null>();
  const others = new Map<TranslatedKind, ReadonlySet<string>>();
  return async (kind, id) => {
    if (!kinds[kind].hasNewParts) {
      const ids = others.get(kind) ?? (await idsOf(ctx, tx, kind));
      others.set(kind, ids);
      return ids.has(id) ? { parts: undefined } : null;
    }
    const known = withParts.get(id);
    if (known !== undefined) return known;
    const source = await findSource(ctx, tx, kind, id);
    const original = source ? { parts: newPartsOf(kind, source) } : null;
    withParts.set(id, original);
    return original;
  };
}

async function idsOf(ctx: Context, tx: Tx, kind: TranslatedKind): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let after = ''; ; ) {
    const sources = await kinds[kind].find(ctx, tx, { after, limit: AT_ONCE });
    for (const { id } of sources) ids.add(id);
    const last = sources.at(-1);
    if (!last || sources.length < AT_ONCE) return ids;
    after = last.place;
  }
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const PLACE = /#\d{1,4}/g;
const placeOf = (index: number): string => `#${index + 1}`;

/** The ids of parts that the fields of something name, in their order; undefined where they are the same on every site. */
const newPartsOf = (kind: TranslatedKind, { texts }: Source): string[] | undefined =>
  kinds[kind].hasNewParts ? [...new Set(texts.flatMap(({ field }) => field.match(ID) ?? []))] : undefined;

/**
 * Texts in the order of their fields. With other names for the parts that these name, they are by those names, and texts
 * of unknown parts are left out.
 */
function renamed(
  texts: StoredTexts,
  names: RegExp,
  others: readonly (readonly [name: string, other: string])[] | undefined,
): StoredTexts {
  const otherOf = new Map(others);
  const isKnown = (field: string) => !others || (field.match(names) ?? []).every((name) => otherOf.has(name));
  const entries = Object.entries(texts)
    .filter(([field]) => isKnown(field))
    .map(([field, text]) => [field.replaceAll(names, (name) => otherOf.get(name) ?? name), text] as const);
  return Object.fromEntries(entries.toSorted(([one], [next]) => (one < next ? -1 : 1)));
}
