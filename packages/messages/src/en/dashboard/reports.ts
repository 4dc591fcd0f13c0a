import { plural } from '../grammar.ts';

/** The reports of what was sold, and what reports share. */
export const reports = {
  title: 'Reports',
  sales: 'Sales',
  visitors: 'Visitors',
  period: {
    label: 'Period',
    days: (days: string) => `${days} days`,
    year: 'Year',
    other: 'Other dates',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    from: 'From',
    to: 'To',
    show: 'Show',
    wrong: 'Choose a first and a last day, not more than a year apart.',
  },
  salesText: (days: number) =>
    `Placed orders, tax and delivery included, without cancelled ones. Changes are against the ${days} days before.`,
  abandoned: {
    left: 'Left at checkout',
    wonBack: 'Won back',
    inOpen: (count: number) => plural(count, { one: 'in # open checkout', other: 'in # open checkouts' }),
    in: (count: number) => plural(count, { one: 'in # checkout', other: 'in # checkouts' }),
  },
  titles: {
    PRODUCT: 'Sales by product',
    CHANNEL: 'Sales by channel',
    COUNTRY: 'Sales by country',
    DISCOUNT: 'Sales with a discount',
    BUYER: 'New and returning customers',
  },
  headings: {
    PRODUCT: 'Product',
    CHANNEL: 'Channel',
    COUNTRY: 'Country',
    DISCOUNT: 'Discount',
    BUYER: 'Customers',
  },
  orders: 'Orders',
  items: 'Items',
  takenOff: 'Taken off',
  names: {
    returning: 'Returning customers',
    new: 'New customers',
    noAddress: 'No address',
    unnamedDiscount: 'Unnamed discount',
    unnamedProduct: 'Unnamed product',
  },
  chart: (title: string) => `Chart: ${title}. Show it as a table to read the figures.`,
  save: 'Save as CSV',
  none: 'Nothing to show',
  noneText: 'Choose more days, or come back later.',
};
