import type { translations } from '@stoa/contract';
import type { Language } from '@stoa/messages';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { isReadIn } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import {
  findTranslations,
  type StoredTexts,
  saveTranslation as save,
  type TranslatedKind,
} from '../translations/index.ts';
import { findSources, type Source, type Which } from './sources.ts';
import { stateOf, viewTexts } from './states.ts';

const A_PAGE = 50;
/** As many are looked at for one answer: where few of many are in a state, the next answer goes on. */
const LOOKED_AT_ONCE = 200;
const MOST_LOOKED_AT = 2000;

/** Things of a kind, with what is translated of them: those in a state, if one is asked for. */
export const listTranslations: UseCase<typeof translations.listTranslations> = async (
  ctx,
  { language, kind, state, cursor },
) => {
  const refusal = refuseLanguage(ctx, language);
  if (refusal) return refusal;
  return readSite(ctx, async (tx) => {
    const found: ReturnType<typeof summaryOf>[] = [];
    let after = cursor ?? '';
    let hasMore = true;
    for (let looked = 0; hasMore && looked < MOST_LOOKED_AT && found.length < A_PAGE; looked += LOOKED_AT_ONCE) {
      const sources = await findSources[kind](ctx, tx, { after, limit: LOOKED_AT_ONCE });
      const stored = await storedOf(tx, { language, kind }, sources);
      hasMore = sources.length === LOOKED_AT_ONCE;
      for (const source of sources) {
        if (found.length === A_PAGE) {
          hasMore = true;
          break;
        }
        const summary = summaryOf(source, stored.get(source.id)?.texts ?? {});
        after = source.place;
        if (source.texts.length > 0 && (!state || summary.state === state)) found.push(summary);
      }
    }
    return { translations: found.map((one) => ({ kind, language, ...one })), next: hasMore ? after : null };
  });
};

function summaryOf(source: Source, stored: StoredTexts) {
  const states = viewTexts(source.texts, stored).map(({ state }) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return {
    entityId: source.id,
    title: source.title,
    state: stateOf(states),
    ...{ missing: count('MISSING'), outdated: count('OUTDATED'), done: count('DONE') },
  };
}

type Named = { language: Language; kind: TranslatedKind; entityId: string };

const storedOf = (tx: Tx, { language, kind }: Omit<Named, 'entityId'>, sources: readonly Source[]) =>
  findTranslations(tx, { language, kind, ids: sources.map(({ id }) => id) });

export const getTranslation: UseCase<typeof translations.getTranslation> = async (ctx, named) => {
  const refusal = refuseLanguage(ctx, named.language);
  if (refusal) return refusal;
  return readSite(ctx, (tx) => view(ctx, tx, named));
};

async function view(ctx: Context, tx: Tx, { language, kind, entityId }: Named) {
  const which: Which = { id: entityId.toLowerCase() };
  const [source] = isGuid(entityId) ? await findSources[kind](ctx, tx, which) : [];
  if (!source) return notFound('there is nothing with this id to translate');
  const stored = (await storedOf(tx, { language, kind }, [source])).get(source.id);
  const texts = viewTexts(source.texts, stored?.texts ?? {});
  const state = stateOf(texts.map((one) => one.state));
  const { id, title } = source;
  return { translation: { kind, language, entityId: id, title, state, texts, revision: stored?.revision ?? '0' } };
}

/** Replaces the translation of something: what is left out or empty is shown in the site's own language. */
export const saveTranslation: UseCase<typeof translations.saveTranslation> = async (ctx, { translation: sent }) => {
  const { language, kind, entityId, texts, revision } = sent;
  const refusal = refuseLanguage(ctx, language);
  if (refusal) return refusal;
  return withSite(ctx, async (tx) => {
    const known = await view(ctx, tx, { language, kind, entityId });
    if (isRefusal(known)) return known;
    const written: Record<string, { text: string; source: string }> = {};
    for (const [at, { field, text, sourceVersion }] of texts.entries()) {
      const original = known.translation.texts.find((one) => one.field === field);
      if (!original) return wrong(`texts[${at}].field`, 'is no text of it');
      const source = sourceVersion || original.sourceVersion;
      if (text?.trim()) written[field] = { text: text.trim(), source };
    }
    const { entityId: id } = known.translation;
    if (!(await save(tx, { language, kind, entityId: id, texts: written, revision }, ctx.now())))
      return refuse('INVALID_REVISION', { currentRevision: known.translation.revision });
    ctx.cache.changed(tx);
    return view(ctx, tx, { language, kind, entityId: id });
  });
};

const refuseLanguage = ({ site }: Context, language: string): Refusal | null =>
  isReadIn(site, language) ? null : wrong('language', 'is none of the other languages of the site');

const wrong = (field: string, description: string): Refusal => invalid({ field, description, violatedRule: 'OTHER' });
