/** Sales by what tells them apart, as the reports show them. */
import type { Response, reports } from '@stoa/contract';
import { words } from '../../app/words.ts';

const texts = words.reports;

export type SalesPart = NonNullable<Response<typeof reports.getSalesBreakdown>['parts']>[number];

export const dimensions = ['PRODUCT', 'CHANNEL', 'COUNTRY', 'DISCOUNT', 'BUYER'] as const;
export type Dimension = (typeof dimensions)[number];

export const titles: Record<Dimension, string> = texts.titles;

/** What the parts of a dimension are, above their names in a table. */
export const headings: Record<Dimension, string> = texts.headings;

type Names = { country(code: string): string; channel(type: string): string };

/** The name of a part, for people. */
export function nameOfPart(by: Dimension, { key = '', name }: SalesPart, { country, channel }: Names): string {
  if (by === 'BUYER') return key === 'RETURNING' ? texts.names.returning : texts.names.new;
  if (by === 'COUNTRY') return key ? country(key) : texts.names.noAddress;
  if (by === 'CHANNEL') return channel(key);
  if (by === 'DISCOUNT')
    return name && key && name !== key ? `${name} (${key})` : name || key || texts.names.unnamedDiscount;
  return name || texts.names.unnamedProduct;
}
