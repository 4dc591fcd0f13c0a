import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type ItemReference, resolveItems, type SaleItem } from '../catalog/index.ts';
import type { Found, Line, SentReference, Wanted } from './line.ts';
import { withOverrides } from './overrides.ts';

type LookedUp = { lines: Line[]; found: Found[] };
type Resolve = (references: readonly ItemReference[]) => Promise<(SaleItem | null)[]>;

/**
 * Lines as the catalogue sells them now, and its data on items to add: what an order is placed on. One statement; none
 * where nothing comes from the catalogue.
 */
export const lookUpLines = (tx: Tx, lines: readonly Line[], wanted: readonly Wanted[] = []): Promise<LookedUp> =>
  lookUp((references) => resolveItems(tx, references), lines, wanted);

/**
 * As `lookUpLines`, remembered until something on the site changes, as product pages are: what carts show, and checkouts
 * are made of. Other processes may be milliseconds behind.
 */
export const lookUpShownLines = (
  { cache }: Pick<Context, 'cache'>,
  tx: Tx,
  lines: readonly Line[],
  wanted: readonly Wanted[] = [],
): Promise<LookedUp> => {
  const resolve: Resolve = (references) =>
    cache.read(tx.siteId ?? '', `items ${JSON.stringify(references)}`, () => resolveItems(tx, references));
  return lookUp(resolve, lines, wanted);
};

async function lookUp(resolve: Resolve, lines: readonly Line[], wanted: readonly Wanted[]): Promise<LookedUp> {
  const sent = [
    ...lines.flatMap(({ reference }) => (reference ? [reference] : [])),
    ...wanted.map((one) => one.reference),
  ];
  const items = sent.length ? await resolve(sent.map(readReference)) : [];
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

/** Options are free-form on the wire: values that are not text count as absent. */
function readReference({ catalogItemId, appId, options }: SentReference): ItemReference {
  const { variantId } = options ?? {};
  return {
    catalogItemId,
    appId,
    options: {
      ...(typeof variantId === 'string' && { variantId }),
      options: textsOf(options?.options),
      customTextFields: textsOf(options?.customTextFields),
    },
  };
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
