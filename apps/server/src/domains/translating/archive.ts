/** What archives of a site say in its other languages. */
import { translations } from '@stoa/contract';
import { mistakesAsSent, rowsPart } from '../../archived-rows.ts';
import type { ArchivePart, Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { isRecord } from '../../platform/is-record.ts';
import {
  findAllTranslations,
  isOfSite,
  type Source,
  type StoredTexts,
  saveTranslation,
  type TranslatedKind,
} from '../translations/index.ts';
import { findSources } from './sources.ts';

/** `entityId` is left out for what belongs to the site itself, as every site has an id of its own. */
type Row = { language: string; kind: TranslatedKind; entityId?: string; texts: StoredTexts };

export const translationsPart: ArchivePart = rowsPart<Row>({
  name: 'translations',
  version: 1,
  comes: 'last',
  async read(ctx, tx) {
    const rows: Row[] = [];
    const partsIn = originals(ctx, tx);
    for (const { language, kind, entityId, texts } of await findAllTranslations(tx)) {
      const parts = await partsIn(kind, entityId);
      if (!parts) continue;
      const places = new Map(parts.map((id, index) => [id, `#${index + 1}`]));
      const named = renamed(carried(kind, texts), ID, (id) => (kind === 'PRODUCT' ? places.get(id) : id));
      if (!isEmpty(named)) rows.push({ language, kind, ...(!isOfSite(kind) && { entityId }), texts: named });
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
      const id = isOfSite(kind) ? ctx.siteId : (entityId ?? NIL_ID);
      const source = await findSource(ctx, tx, kind, id);
      const parts = kind === 'PRODUCT' ? partsOf(source) : [];
      const named = renamed(carried(kind, texts), PLACE, (place) =>
        kind === 'PRODUCT' ? parts[Number(place.slice(1)) - 1] : place,
      );
      // of what could not be taken in, or was in the trash when an older archive was made
      if (!source || isEmpty(named)) return null;
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

/** Reads what translations are of: the parts that their fields name; null where it is in the trash, and in no archive. */
function originals(ctx: Context, tx: Tx): (kind: TranslatedKind, id: string) => Promise<string[] | null> {
  // each is read once, whatever the number of languages
  const products = new Map<string, string[] | null>();
  const others = new Map<TranslatedKind, ReadonlySet<string>>();
  return async (kind, id) => {
    if (kind !== 'PRODUCT') {
      const ids = others.get(kind) ?? (await idsOf(ctx, tx, kind));
      others.set(kind, ids);
      return ids.has(id) ? [] : null;
    }
    const known = products.get(id);
    if (known !== undefined) return known;
    const source = await findSource(ctx, tx, kind, id);
    const parts = source ? partsOf(source) : null;
    products.set(id, parts);
    return parts;
  };
}

async function idsOf(ctx: Context, tx: Tx, kind: TranslatedKind): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let after = ''; ; ) {
    const sources = await findSources[kind](ctx, tx, { after, limit: AT_ONCE });
    for (const { id } of sources) ids.add(id);
    const last = sources.at(-1);
    if (!last || sources.length < AT_ONCE) return ids;
    after = last.place;
  }
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const PLACE = /#\d{1,4}/g;

const findSource = async (ctx: Context, tx: Tx, kind: TranslatedKind, id: string): Promise<Source | undefined> =>
  (await findSources[kind](ctx, tx, { id }))[0];

/**
 * The ids by which the fields of a product name its options, choices and sections, in their order: a site that takes a
 * product in gives them other ones.
 */
const partsOf = (product: Source | undefined): string[] => [
  ...new Set((product?.texts ?? []).flatMap(({ field }) => field.match(ID) ?? [])),
];

/** Texts by other names for the parts that their fields name, in the order of their fields; without those of unknown parts. */
function renamed(texts: StoredTexts, names: RegExp, other: (name: string) => string | undefined): StoredTexts {
  const entries = Object.entries(texts).flatMap(([field, text]) =>
    (field.match(names) ?? []).every((name) => other(name) !== undefined)
      ? [[field.replaceAll(names, (name) => other(name) ?? name), text] as const]
      : [],
  );
  return Object.fromEntries(entries.toSorted(([one], [next]) => (one < next ? -1 : 1)));
}
