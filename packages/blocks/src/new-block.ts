import type { Messages } from '@stoa/messages';
import { type Block, newId, type Preset } from '@stoa/page-model';
import type { Example } from './block-data.ts';
import { viewOf } from './render-blocks.tsx';

/** A new block of a type, as one of its presets if need be, with example texts in the given language. */
export function newBlock(type: string, texts: Messages['blocks']['example'], preset?: Preset): Block {
  const block = made({ type, ...viewOf(type)?.example(texts) });
  return {
    ...block,
    ...(preset?.props && { props: { ...block.props, ...preset.props } }),
    ...(preset?.styles && { styles: preset.styles }),
  };
}

function made({ type, props, slots }: Example & { type: string }): Block {
  const children = slots && Object.entries(slots).map(([name, blocks]) => [name, blocks.map(made)] as const);
  return { id: newId(), type, ...(props && { props }), ...(children && { slots: Object.fromEntries(children) }) };
}
