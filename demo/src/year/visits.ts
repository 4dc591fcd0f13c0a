/** Who looked at the demo shop in its year: sums of each day, as the reports on visits show them. */

import { slugOf } from '../products/demo-product.ts';
import { products } from '../products/index.ts';
import { createRandom, type Random } from '../random.ts';
import { calendarDay, DAYS, demandOn } from './demand.ts';

/** The visits of a day that have something in common, `views` of pages and `visitors` who got so far. */
type DemoVisits = {
  daysAgo: number;
  dimension: string;
  key: string;
  views: number;
  visitors: number;
  productVisitors: number;
  cartVisitors: number;
  checkoutVisitors: number;
  buyers: number;
};
type Sums = Omit<DemoVisits, 'daysAgo' | 'dimension' | 'key'>;

/** On a day of average demand. */
const USUAL_VISITORS = 26;
/** Pages that a visitor looks at. */
const VIEWS_EACH = 3.4;

type Share = readonly [key: string, share: number];
const shares: Readonly<Record<string, readonly Share[]>> = {
  SOURCE: [
    ['', 0.31],
    ['google', 0.33],
    ['instagram', 0.13],
    ['pinterest', 0.08],
    ['newsletter', 0.06],
    ['bing', 0.03],
    ['duckduckgo', 0.02],
    ['interiors-weekly.example', 0.02],
    ['typeroom.example', 0.02],
  ],
  MEDIUM: [
    ['', 0.31],
    ['search', 0.38],
    ['social', 0.21],
    ['email', 0.06],
    ['referral', 0.04],
  ],
  DEVICE: [
    ['PHONE', 0.62],
    ['DESKTOP', 0.33],
    ['TABLET', 0.05],
  ],
  COUNTRY: [
    ['DE', 0.46],
    ['AT', 0.11],
    ['FR', 0.1],
    ['GB', 0.08],
    ['IT', 0.07],
    ['US', 0.07],
    ['ES', 0.05],
    ['', 0.06],
  ],
  ENTRY_PAGE: [
    ['/', 0.44],
    ['/shop', 0.14],
  ],
};
/** How much of a day happens in each of its hours. */
const hours = [8, 4, 2, 1, 1, 2, 5, 12, 20, 26, 30, 32, 36, 33, 31, 32, 36, 42, 50, 58, 62, 55, 38, 19];
const newsletters = ['spring-colours', 'summer-prints', 'autumn-walls', 'gift-guide'];
/** Pages that are not of a product, by how often they are looked at. */
const pages: readonly Share[] = [
  ['/', 0.21],
  ['/shop', 0.17],
  ['/cart', 0.06],
  ['/checkout', 0.035],
  ['/search', 0.03],
  ['/wishlist', 0.015],
];
const PRODUCTS_A_DAY = 14;

/**
 * The visits of the year that ends today. `buyers` says who bought on each day, by how many days ago it was, so that visits
 * and orders belong together.
 */
export function demoVisits(today: Date, buyers: ReadonlyMap<number, number>): DemoVisits[] {
  const random = createRandom('visits of a year');
  const slugs = products.map(({ name }) => ({ slug: slugOf(name), weight: random.next() ** 3 + 0.02 }));
  return Array.from({ length: DAYS }, (_, daysAgo) => visitsOn(random, { today, daysAgo, slugs, buyers })).flat();
}

type Day = {
  today: Date;
  daysAgo: number;
  slugs: readonly { slug: string; weight: number }[];
  buyers: ReadonlyMap<number, number>;
};

function visitsOn(random: Random, { today, daysAgo, slugs, buyers }: Day): DemoVisits[] {
  const date = calendarDay(today, daysAgo);
  const demand = demandOn(date);
  // today is not over
  const part = daysAgo === 0 ? hours.slice(0, today.getUTCHours() + 1).reduce(add, 0) / hours.reduce(add, 0) : 1;
  const bought = buyers.get(daysAgo) ?? 0;
  const visitors = Math.max(bought, Math.round(USUAL_VISITORS * demand * part * random.between(0.8, 1.2)));
  const total = sumsOf(random, visitors, bought);
  const line = (dimension: string, key: string, sums: Sums): DemoVisits => ({ daysAgo, dimension, key, ...sums });
  const told = Object.entries(shares).flatMap(([dimension, parts]) => spread(random, dimension, parts, total, line));
  return [
    line('TOTAL', '', total),
    ...told,
    ...(date.day <= 3 ? spread(random, 'CAMPAIGN', [[newsletterOf(date.month), 0.12]], total, line) : []),
    ...hourly(total, daysAgo === 0 ? today.getUTCHours() : 23, line),
    ...viewed(random, total, slugs, line),
  ].filter(({ views }) => views > 0);
}

const add = (sum: number, value: number): number => sum + value;
const newsletterOf = (month: number): string => newsletters[Math.floor(month / 3)] ?? '';

/** How far that many visitors get: a tenth put something into their cart. */
function sumsOf(random: Random, visitors: number, buyers: number): Sums {
  const least = (of: number, share: number) => Math.max(buyers, Math.round(of * share * random.between(0.85, 1.15)));
  const productVisitors = Math.min(visitors, least(visitors, 0.58));
  const cartVisitors = Math.min(productVisitors, least(visitors, 0.11));
  const checkoutVisitors = Math.min(cartVisitors, least(visitors, 0.045));
  const views = Math.round(visitors * VIEWS_EACH * random.between(0.9, 1.1));
  return { views, visitors, productVisitors, cartVisitors, checkoutVisitors, buyers };
}

type Line = (dimension: string, key: string, sums: Sums) => DemoVisits;

/** The visits of a day by shares of them. Whole people only: what is left over belongs to the first share. */
function spread(random: Random, dimension: string, parts: readonly Share[], total: Sums, line: Line): DemoVisits[] {
  const names = Object.keys(total) as (keyof Sums)[];
  const rest = { ...total };
  const lines = parts.map(([key, share]) => {
    const sums = { ...total };
    for (const name of names) {
      sums[name] = Math.min(rest[name], Math.floor(total[name] * share + random.next()));
      rest[name] -= sums[name];
    }
    return line(dimension, key, sums);
  });
  const [first] = lines;
  const isWhole = parts.reduce((sum, [, share]) => sum + share, 0) > 0.99;
  if (first && isWhole) for (const name of names) first[name] += rest[name];
  return lines;
}

function hourly(total: Sums, last: number, line: Line): DemoVisits[] {
  const open = hours.slice(0, last + 1);
  const all = open.reduce(add, 0);
  return open.map((weight, hour) => {
    const views = Math.round((total.views * weight) / all);
    const visitors = Math.round((total.visitors * weight) / all);
    const none = { productVisitors: 0, cartVisitors: 0, checkoutVisitors: 0, buyers: 0 };
    return line('HOUR', String(hour).padStart(2, '0'), { views, visitors, ...none });
  });
}

/** Which pages were looked at: some products more than others. */
function viewed(random: Random, total: Sums, slugs: Day['slugs'], line: Line): DemoVisits[] {
  const none = { visitors: 0, productVisitors: 0, cartVisitors: 0, checkoutVisitors: 0, buyers: 0 };
  const fixed = pages.map(([key, share]) => line('PAGE', key, { views: Math.round(total.views * share), ...none }));
  const left = total.views - fixed.reduce((sum, { views }) => sum + views, 0);
  const shown = random.shuffle(slugs).slice(0, PRODUCTS_A_DAY);
  const all = shown.reduce((sum, { weight }) => sum + weight, 0);
  return [
    ...fixed,
    ...shown.map(({ slug, weight }) =>
      line('PAGE', `/product-page/${slug}`, { views: Math.round((left * weight) / all), ...none }),
    ),
  ];
}
