import type { OrderLine } from './order.ts';

/** Pieces over all lines. */
export const itemCount = (lines: OrderLine[] = []): number =>
  lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0);

/** What was chosen of a product, in the buyer's words: `Size: M`. */
export function chosenOptions({ descriptionLines = [] }: OrderLine): string[] {
  return descriptionLines.flatMap(({ name, plainText, colorInfo }) => {
    const value = colorInfo?.original ?? plainText?.original;
    if (!value) return [];
    return [name?.original ? `${name.original}: ${value}` : value];
  });
}
