import type { Tx } from '../../platform/db/index.ts';
import { type ItemReference, resolveItems } from '../catalog/index.ts';
import type { Found, Line, SentReference, Wanted } from './line.ts';

/**
 * Lines as the catalogue sells them now, and its data on items to add. One statement; none where nothing comes from the
 * catalogue.
 */
export async function lookUpLines(
  tx: Tx,
  lines: readonly Line[],
  wanted: readonly Wanted[] = [],
): Promise<{ lines: Line[]; found: Found[] }> {
  const sent = [
    ...lines.flatMap(({ reference }) => (reference ? [reference] : [])),
    ...wanted.map((one) => one.reference),
  ];
  const items = sent.length ? await resolveItems(tx, sent.map(readReference)) : [];
  let next = 0;
  const refreshed = lines.map((line): Line => {
    if (!line.reference) return line;
    const item = items[next++];
    return { ...line, item: item ?? { ...line.item, availability: { status: 'NOT_FOUND', quantityAvailable: 0 } } };
  });
  return { lines: refreshed, found: wanted.map((one) => ({ ...one, item: items[next++] ?? null })) };
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
