import type { Messages } from '@stoa/messages';
import { type Block, newId, type Preset, type Value } from '@stoa/page-model';
import type { Example } from './block-data.ts';
import type { PictureFile } from './picture.tsx';
import { viewOf } from './render-blocks.tsx';
import { blockSchemas } from './schemas/index.ts';
import type { ReadyMade } from './schemas/presets/index.ts';

/** A new block of a type, as one of its presets if need be, with example texts in the given language. */
export function newBlock(type: string, texts: Messages['sections']['example'], preset?: Preset): Block {
  const block = made({ type, ...viewOf(type)?.example(texts) });
  return {
    ...block,
    ...(preset?.props && { props: { ...block.props, ...preset.props } }),
    ...(preset?.styles && { styles: preset.styles }),
  };
}

/**
 * A finished section in the given language; one that needs pictures gets them in turn, if there are any. What they show is still
 * to be said.
 */
export function readyBlock(
  { type, styles, content, hasPictures = false }: ReadyMade,
  texts: Messages['presets'],
  pictures: readonly PictureFile[] = [],
): Block {
  const block = { ...made({ type, ...content(texts) }), ...(styles && { styles }) };
  if (!hasPictures || pictures.length === 0) return block;
  let taken = 0;
  return withPictures(block, () => ({ ...pictures[taken++ % pictures.length] }));
}

/** The same section with pictures where it can have some. */
function withPictures(block: Block, next: () => Value): Block {
  const empty = Object.entries(blockSchemas[block.type]?.props ?? {})
    .filter(([name, { kind }]) => kind === 'picture' && block.props?.[name] === undefined)
    .map(([name]) => [name, next()] as const);
  const slots = Object.entries(block.slots ?? {}).map(
    ([name, children]) => [name, children.map((child) => withPictures(child, next))] as const,
  );
  return {
    ...block,
    ...(empty.length > 0 && { props: { ...block.props, ...Object.fromEntries(empty) } }),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
  };
}

function made({ type, props, slots }: Example & { type: string }): Block {
  const children = slots && Object.entries(slots).map(([name, blocks]) => [name, blocks.map(made)] as const);
  return { id: newId(), type, ...(props && { props }), ...(children && { slots: Object.fromEntries(children) }) };
}
