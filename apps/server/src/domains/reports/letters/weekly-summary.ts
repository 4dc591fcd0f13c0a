import { letterKind } from '../../../letters.ts';

type Figures = { orders: number; itemsSold: number; sales: string; averageOrder: string };
type Facts = {
  /** Its first and its last moment. */
  from: string;
  to: string;
  current: Figures;
  /** Of the week before. */
  previous: Figures;
  bestSellers: { name: string; itemsSold: number; sales: string }[];
  /** How many items are running out. */
  lowStock: number;
  /** The reports in the dashboard. */
  url: string;
};

export const weeklySummaryLetter = letterKind<Facts>({
  name: 'weekly-summary',
  title: 'Weekly summary',
  when: 'On Monday mornings, about the week before, if you want it.',
  isToBusiness: true,
  isOptional: true,
  isOptIn: true,
  write: (
    { from, to, current, previous, bestSellers, lowStock, url },
    { words: { weeklySummary: words }, formats, sender },
  ) => ({
    subject: words.subject(sender, current.sales),
    paragraphs: [words.text(formats.date(from), formats.date(to))],
    items: bestSellers.map(({ name, itemsSold, sales }) => ({
      title: name,
      detail: words.sold(itemsSold),
      amount: sales,
    })),
    facts: [
      { label: words.sales, value: words.compared(current.sales, previous.sales) },
      { label: words.orders, value: words.compared(String(current.orders), String(previous.orders)) },
      { label: words.average, value: words.compared(current.averageOrder, previous.averageOrder) },
      ...(lowStock > 0 ? [{ label: words.lowStock, value: String(lowStock) }] : []),
    ],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: {
    from: '2026-03-02T12:00:00.000Z',
    to: '2026-03-08T12:00:00.000Z',
    current: { orders: 23, itemsSold: 41, sales: '€1,104.00', averageOrder: '€48.00' },
    previous: { orders: 19, itemsSold: 30, sales: '€836.00', averageOrder: '€44.00' },
    bestSellers: [
      { name: 'Stoneware mug', itemsSold: 12, sales: '€288.00' },
      { name: 'Linen napkin', itemsSold: 9, sales: '€108.00' },
    ],
    lowStock: 2,
    url: 'https://shop.example/dashboard/reports',
  },
});
