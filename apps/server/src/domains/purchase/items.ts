import type { Context } from '../../context.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { readCustomLines } from './custom-lines.ts';
import { addLines, type Found, type Line, type Wanted } from './line.ts';
import { readLines } from './read-lines.ts';

/** The items of a request: references to the catalogue, and items outside it. */
export type Items = { wanted: Wanted[]; custom: Line[] };

type SentItems = {
  lineItems?: Parameters<typeof readLines>[1];
  customLineItems?: Parameters<typeof readCustomLines>[1];
};

export function readItems(ctx: Context, { lineItems, customLineItems }: SentItems): Items | Refusal {
  const wanted = readLines(ctx, lineItems);
  if (isRefusal(wanted)) return wanted;
  const custom = readCustomLines(ctx, customLineItems);
  return isRefusal(custom) ? custom : { wanted, custom };
}

/** Adds items to the lines, once they have been looked up. */
export const addItems = (
  lines: readonly Line[],
  { found, custom }: { found: readonly Found[]; custom: readonly Line[] },
  newId: () => string,
): Line[] => [...addLines(lines, found, newId), ...custom];
