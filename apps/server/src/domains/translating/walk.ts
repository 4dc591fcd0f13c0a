/** Goes through what can be translated, in its order. */
import type { Language } from '@stoa/messages';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { findTranslations, type Source, type StoredTexts, type TranslatedKind } from '../translations/index.ts';
import { kinds } from './sources.ts';
import { stateOf, viewTexts } from './states.ts';

const AT_ONCE = 200;
/** As many are looked at for one answer. */
const MOST_LOOKED_AT = 2000;

export type Named = { language: Language; kind: TranslatedKind };

/** Things of a kind that have texts, after one of them, with what is translated of each: as many as one answer looks at. */
export async function* walk(ctx: Context, tx: Tx, { language, kind }: Named, after = '') {
  let place = after;
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += AT_ONCE) {
    const sources = await kinds[kind].find(ctx, tx, { after: place, limit: AT_ONCE });
    const ids = sources.map(({ id }) => id);
    const stored = await findTranslations(tx, { language, kind, ids });
    for (const source of sources) {
      if (source.texts.length > 0)
        yield { place: source.place, ...summaryOf(source, stored.get(source.id)?.texts ?? {}) };
    }
    place = sources.at(-1)?.place ?? place;
    if (sources.length < AT_ONCE) return null;
  }
  return place;
}

/** The same, however many there are. */
export async function* walkToEnd(ctx: Context, tx: Tx, named: Named, after: string) {
  for (let place: string | null = after; place !== null; ) place = yield* walk(ctx, tx, named, place);
}

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
