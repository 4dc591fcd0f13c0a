import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Remember, SaleItem, SentReference } from '../catalog/index.ts';
import { STOCK } from '../inventory/index.ts';
import { type TrialsAsked, usedTrialsLeftOut } from './free-trials.ts';
import type { Found, Line, Wanted } from './line.ts';
import { withOverrides } from './overrides.ts';

type LookedUp = { lines: Line[]; found: Found[] };
type Resolve = (references: readonly SentReference[]) => Promise<(SaleItem | null)[]>;

const always: Remember = (_key, load) => load();

/**
 * Lines as the catalogues sell them now, and their data on items to add: what an order is placed on. One statement for
 * each catalogue; none where nothing comes from one. Free trials that the caller has had, or `trials` tells of, are no part
 * of it.
 */
export async function lookUpLines(
  ctx: Context,
  tx: Tx,
  lines: readonly Line[],
  wanted: readonly Wanted[] = [],
  trials: TrialsAsked = {},
): Promise<LookedUp> {
  const found = await lookUp((references) => resolve(ctx, tx, references, always), lines, wanted);
  return withoutUsedTrials(ctx, tx, found, trials);
}

/**
 * As `lookUpLines`, remembered until something on the site changes, other than the stock of other products: what carts
 * show, and checkouts are made of. Other processes may be milliseconds behind.
 */
export async function lookUpShownLines(
  ctx: Context,
  tx: Tx,
  lines: readonly Line[],
  wanted: readonly Wanted[] = [],
  trials: TrialsAsked = {},
): Promise<LookedUp> {
  const remember: Remember = (key, load, about) =>
    ctx.cache.read(tx.siteId ?? '', key, load, about && { unaffectedBy: STOCK, about: about.productIds });
  const found = await lookUp((references) => resolve(ctx, tx, references, remember), lines, wanted);
  return withoutUsedTrials(ctx, tx, found, trials);
}

async function withoutUsedTrials(ctx: Context, tx: Tx, found: LookedUp, trials: TrialsAsked): Promise<LookedUp> {
  const items = [...found.lines, ...found.found].map(({ item }) => item);
  const charged = await usedTrialsLeftOut(ctx, tx, items, trials);
  return {
    lines: found.lines.map((line) => ({ ...line, item: charged(line.item) })),
    found: found.found.map((one) => ({ ...one, item: one.item && charged(one.item) })),
  };
}

/** Each reference is looked up in the catalogue of its app; items of apps without one are not sold. */
async function resolve(
  ctx: Context,
  tx: Tx,
  references: readonly SentReference[],
  remember: Remember,
): Promise<(SaleItem | null)[]> {
  const items = new Map<SentReference, SaleItem | null>();
  for (const source of ctx.itemSources) {
    const own = references.filter(({ appId }) => source.isOf(appId));
    const found = own.length > 0 ? await source.resolve(ctx, tx, own, remember) : [];
    for (const [index, reference] of own.entries()) items.set(reference, found[index] ?? null);
  }
  return references.map((reference) => items.get(reference) ?? null);
}

async function lookUp(resolve: Resolve, lines: readonly Line[], wanted: readonly Wanted[]): Promise<LookedUp> {
  const sent = [
    ...lines.flatMap(({ reference }) => (reference ? [reference] : [])),
    ...wanted.map((one) => one.reference),
  ];
  const items = sent.length ? await resolve(sent) : [];
  let next = 0;
  const refreshed = lines.map((line): Line => {
    if (!line.reference) return line;
    const item = items[next++];
    if (!item) return { ...line, item: { ...line.item, availability: { status: 'NOT_FOUND', quantityAvailable: 0 } } };
    return { ...line, item: withOverrides(item, line.overrides) };
  });
  const found = wanted.map((one): Found => {
    const item = items[next++];
    return { ...one, item: item ? withOverrides(item, one.overrides) : null };
  });
  return { lines: refreshed, found };
}
