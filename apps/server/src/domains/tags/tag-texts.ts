/** The names of public tags, as they are translated: they are known by what they say. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { lineSource, type SourceText, textsOfOne } from '../translations/index.ts';
import { findPublicNames, type Tag } from './tags.store.ts';

const fieldOf = (name: string): string => `tag ${name}`;

export const tagSource = async (tx: Tx): Promise<SourceText[]> =>
  (await findPublicNames(tx)).flatMap((name) => lineSource(fieldOf(name), 'Tag', name));

/** Tags in the language that the caller reads. */
export async function translatedTags<T extends Tag>(
  ctx: Pick<Context, 'site'>,
  tx: Tx,
  tags: readonly T[],
): Promise<T[]> {
  const texts = await textsOfOne(ctx, tx, 'TAGS');
  return tags.map((tag) => (texts ? { ...tag, name: texts.of(fieldOf(tag.name), tag.name) } : tag));
}
