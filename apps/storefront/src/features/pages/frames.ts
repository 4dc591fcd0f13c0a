import { readText } from '@stoa/blocks';
import { type Block, blocksIn } from '@stoa/page-model';

/** The documents of a page's own code, by its block's id. `query` names the page, or the page of the shop. */
export function framesOf(root: Block, query: Record<string, string>): Record<string, string> {
  const embeds = [...blocksIn(root)].filter(
    ({ type, props = {} }) => type === 'embed' && readText(props, 'code') !== '',
  );
  const address = (id: string) => `/_embed/${encodeURIComponent(id)}?${new URLSearchParams(query)}`;
  return Object.fromEntries(embeds.map(({ id }) => [id, address(id)]));
}
