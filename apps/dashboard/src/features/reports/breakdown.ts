/** Sales by what tells them apart, as the reports show them. */
import type { Response, reports } from '@stoa/contract';

export type SalesPart = NonNullable<Response<typeof reports.getSalesBreakdown>['parts']>[number];

export const dimensions = ['PRODUCT', 'CHANNEL', 'COUNTRY', 'DISCOUNT', 'BUYER'] as const;
export type Dimension = (typeof dimensions)[number];

export const titles: Record<Dimension, string> = {
  PRODUCT: 'Sales by product',
  CHANNEL: 'Sales by channel',
  COUNTRY: 'Sales by country',
  DISCOUNT: 'Sales with a discount',
  BUYER: 'New and returning customers',
};

/** What the parts of a dimension are, above their names in a table. */
export const headings: Record<Dimension, string> = {
  PRODUCT: 'Product',
  CHANNEL: 'Channel',
  COUNTRY: 'Country',
  DISCOUNT: 'Discount',
  BUYER: 'Customers',
};

type Names = { country(code: string): string; channel(type: string): string };

/** The name of a part, for people. */
export function nameOfPart(by: Dimension, { key = '', name }: SalesPart, { country, channel }: Names): string {
  if (by === 'BUYER') return key === 'RETURNING' ? 'Returning customers' : 'New customers';
  if (by === 'COUNTRY') return key ? country(key) : 'No address';
  if (by === 'CHANNEL') return channel(key);
  if (by === 'DISCOUNT') return name && key && name !== key ? `${name} (${key})` : name || key || 'Unnamed discount';
  return name || 'Unnamed product';
}
