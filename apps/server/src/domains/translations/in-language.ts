/** Shows things in the language that their reader reads. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Texts } from './texts.ts';
import { type TranslatedKind, translatedTexts } from './translations.store.ts';

type Reader = Pick<Context, 'site'>;

/** The texts of something in the language that the caller reads, or of what the site has one of; undefined where there are none. */
export const textsOfOne = async (
  ctx: Reader,
  tx: Tx,
  kind: TranslatedKind,
  id: string = ctx.site.id,
): Promise<Texts | undefined> => (await translatedTexts(ctx, tx, kind, [id])).get(id);

/** Things in the language that the caller reads: those that are translated, as `inLanguage` changes them. */
export async function translatedBy<E extends { id: string }>(
  ctx: Reader,
  tx: Tx,
  kind: TranslatedKind,
  entities: readonly E[],
  inLanguage: (entity: E, texts: Texts) => E,
): Promise<E[]> {
  const ids = entities.map(({ id }) => id);
  const texts = await translatedTexts(ctx, tx, kind, ids);
  return entities.map((entity) => {
    const own = texts.get(entity.id);
    return own ? inLanguage(entity, own) : entity;
  });
}

/** Things known by their names alone, in the language that the caller reads. */
export const namedInLanguage = <E extends { id: string; name: string }>(
  ctx: Reader,
  tx: Tx,
  kind: TranslatedKind,
  entities: readonly E[],
): Promise<E[]> =>
  translatedBy(ctx, tx, kind, entities, (entity, texts) => ({ ...entity, name: texts.of('name', entity.name) }));
