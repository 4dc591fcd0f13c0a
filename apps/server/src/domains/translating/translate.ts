import type { translations } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { isReadIn } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { findTranslations, saveTranslation as save, type TranslatedKind } from '../translations/index.ts';
import { findSource, kinds } from './sources.ts';
import { type State, stateOf, viewTexts } from './states.ts';
import { type Named, walk, walkToEnd } from './walk.ts';

const A_PAGE = 50;

/** Things of a kind, with what is translated of them: those in a state, if one is asked for, and with some words. */
export const listTranslations: UseCase<typeof translations.listTranslations> = async (
  ctx,
  { language, kind, state, search = '', cursor },
) => {
  const refusal = refuseLanguage(ctx, language);
  if (refusal) return refusal;
  if (cursor && !kinds[kind].isPlace(cursor)) return wrong('cursor', 'is not the `next` of an earlier answer');
  const words = folded(search);
  const isWanted = (one: { state: State; title: string }) =>
    (!state || one.state === state || (state === 'UNFINISHED' && one.state !== 'DONE')) &&
    folded(one.title).includes(words);
  return readSite(ctx, async (tx) => {
    const found: object[] = [];
    const walker = walk(ctx, tx, { language, kind }, cursor ?? '');
    for (let step = await walker.next(); ; step = await walker.next()) {
      if (step.done) return { translations: found, next: step.value };
      const { place, ...summary } = step.value;
      if (isWanted(summary)) found.push({ kind, language, ...summary });
      if (found.length === A_PAGE) return { translations: found, next: place };
    }
  });
};

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** How much of each kind is translated. */
export const getProgress: UseCase<typeof translations.getProgress> = async (ctx, { language }) => {
  const refusal = refuseLanguage(ctx, language);
  if (refusal) return refusal;
  const progress = [];
  // one after another: all at once would take every connection
  for (const kind of everyKind) progress.push(await readSite(ctx, (tx) => progressOf(ctx, tx, { kind, language })));
  return { progress: progress.filter(({ missing, outdated, done }) => missing + outdated + done > 0) };
};

const everyKind = Object.keys(kinds) as TranslatedKind[];
const COUNTED = { MISSING: 'missing', OUTDATED: 'outdated', DONE: 'done' } as const;

async function progressOf(ctx: Context, tx: Tx, { kind, language }: Named) {
  const progress = { kind, missing: 0, outdated: 0, done: 0 };
  const walker = walk(ctx, tx, { language, kind });
  for (let step = await walker.next(); ; step = await walker.next()) {
    if (step.done) return { ...progress, hasMore: step.value !== null };
    progress[COUNTED[step.value.state]]++;
  }
}

/** What to go on with after something, in the order of the list. */
export const getNextUnfinished: UseCase<typeof translations.getNextUnfinished> = async (
  ctx,
  { language, kind, entityId },
) => {
  const refusal = refuseLanguage(ctx, language);
  if (refusal) return refusal;
  return readSite(ctx, async (tx) => {
    const known = await findSource(ctx, tx, kind, entityId);
    if (!known) return nothing;
    for await (const one of walkToEnd(ctx, tx, { language, kind }, known.place))
      if (one.state !== 'DONE') return { entityId: one.entityId };
    return { entityId: null };
  });
};

const nothing = notFound('there is nothing with this id to translate');

export const getTranslation: UseCase<typeof translations.getTranslation> = async (ctx, named) => {
  const refusal = refuseLanguage(ctx, named.language);
  if (refusal) return refusal;
  return readSite(ctx, (tx) => view(ctx, tx, named));
};

async function view(ctx: Context, tx: Tx, { language, kind, entityId }: Named & { entityId: string }) {
  const source = await findSource(ctx, tx, kind, entityId);
  if (!source) return nothing;
  const stored = (await findTranslations(tx, { language, kind, ids: [source.id] })).get(source.id);
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
      if (!original) return wrong(`texts[${at}].field`, 'is not one of its texts');
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
  isReadIn(site, language) ? null : wrong('language', 'is not one of the site’s other languages');

const wrong = (field: string, description: string): Refusal => invalid({ field, description, violatedRule: 'OTHER' });
