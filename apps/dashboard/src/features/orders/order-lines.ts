import type { OrderLine } from './order.ts';

/** The total quantity of all lines. */
export const itemCount = (lines: OrderLine[] = []): number =>
  lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0);

/** The chosen options of a product as the buyer saw them: `Size: M`. */
export function chosenOptions({ descriptionLines = [] }: OrderLine): string[] {
  return descriptionLines.flatMap(({ name, plainText, colorInfo }) => {
    const value = colorInfo?.original ?? plainText?.original;
    if (!value) return [];
    return [name?.original ? `${name.original}: ${value}` : value];
  });
}

export const nameOfLine = ({ productName }: OrderLine): string => productName?.original ?? 'Unnamed item';
