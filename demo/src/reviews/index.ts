import { slugOf } from '../products/demo-product.ts';
import { products } from '../products/index.ts';
import { createRandom, type Random } from '../random.ts';
import { supplies } from '../supplies/index.ts';
import { type Reviewer, reviewers } from './people.ts';
import { closings, held, type Kind, type Mood, openings, replies, titles, uses } from './sentences.ts';

type ReviewedProduct = { slug: string; name: string };
export type DemoReview = {
  slug: string;
  reviewer: Reviewer;
  rating: number;
  title: string | null;
  body: string | null;
  /** Age in days. */
  daysAgo: number;
  verified: boolean;
  reply: string | null;
  /** Whether it waits for a moderator. */
  waits: boolean;
  /** Whether it shows a picture of the product in a room. */
  withPhoto: boolean;
  helpful: number;
  unhelpful: number;
};

const MOST_DAYS = 540;
/** The number of published reviews. */
const PUBLISHED = 290;

const kinds: Readonly<Record<string, Kind>> = {
  'gallery-frame': 'frame',
  'poster-hanger': 'frame',
  'screen-ink': 'ink',
  'bookbinders-glue': 'ink',
  'pattern-notebook': 'paper',
  'wall-calendar-2027': 'paper',
};

/** All products of the shop. */
const reviewed: readonly ReviewedProduct[] = [
  ...products.map(({ name }) => ({ name, slug: slugOf(name) })),
  ...supplies.map(({ name, slug }) => ({ name, slug })),
];

/** The reviews of the demo shop, composed of sentences, and always the same. */
export function demoReviews(): DemoReview[] {
  const random = createRandom('reviews');
  const popular = reviewed.map((product, place) => ({
    product,
    // some sell much better than others, a few have no reviews at all
    weight: place % 9 === 8 ? 0 : random.next() ** 3 + 0.08,
    quality: random.between(-0.35, 0.3),
  }));
  const said = new Set<string>();
  const taken = new Set<string>();
  const reviews: DemoReview[] = [];
  while (reviews.length < PUBLISHED) {
    const { product, quality } = weighted(random, popular);
    const reviewer = random.pick(reviewers);
    const review = compose(random, product, { reviewer, quality });
    const key = `${product.slug} ${reviewer.email}`;
    if (taken.has(key) || (review.body && said.has(review.body))) continue;
    taken.add(key);
    if (review.body) said.add(review.body);
    reviews.push(review);
  }
  for (const [place, { rating, title, body }] of held.entries()) {
    const { product } = popular[(place * 5) % popular.length] ?? {};
    const waiting = reviewers.slice((place * 13) % reviewers.length);
    const reviewer = waiting.find(({ email }) => !taken.has(`${product?.slug} ${email}`));
    if (!product || !reviewer) continue;
    taken.add(`${product.slug} ${reviewer.email}`);
    const nothing = { reply: null, withPhoto: false, helpful: 0, unhelpful: 0 };
    reviews.push({
      ...nothing,
      slug: product.slug,
      reviewer,
      rating,
      title,
      body,
      daysAgo: place / 3,
      verified: place % 2 === 0,
      waits: true,
    });
  }
  return reviews;
}

function weighted<Item extends { weight: number }>(random: Random, items: readonly Item[]): Item {
  let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items[0] as Item;
}

/** Most people are happy; better products have more of them. */
function ratingOf(random: Random, quality: number): number {
  const luck = random.next() + quality * 0.5;
  if (luck > 0.36) return 5;
  if (luck > 0.13) return 4;
  if (luck > 0.03) return 3;
  return luck > -0.06 ? 2 : 1;
}

const moodOf = (rating: number): Mood =>
  (['unhappy', 'unhappy', 'unhappy', 'torn', 'pleased', 'delighted'] as const)[rating] ?? 'pleased';

function compose(
  random: Random,
  { slug, name }: ReviewedProduct,
  { reviewer, quality }: { reviewer: Reviewer; quality: number },
): DemoReview {
  const rating = ratingOf(random, quality);
  const mood = moodOf(rating);
  const kind = kinds[slug] ?? 'print';
  const sentences = [
    random.pick(openings[kind][mood]),
    ...(random.chance(0.6) ? [random.pick(uses[kind][mood])] : []),
    ...(random.chance(0.55) ? [random.pick(closings[mood])] : []),
  ];
  const isSilent = rating >= 4 && random.chance(0.08);
  const daysAgo = 2 + random.next() ** 1.6 * MOST_DAYS;
  const isAnswered = random.chance(rating <= 3 ? 0.6 : 0.1);
  return {
    slug,
    reviewer,
    rating,
    title: random.chance(0.7) ? random.pick(titles[mood]) : null,
    body: isSilent ? null : sentences.join(' ').replaceAll('{name}', name),
    daysAgo,
    verified: random.chance(0.78),
    reply: isAnswered && !isSilent ? random.pick(replies[mood]) : null,
    waits: false,
    withPhoto: kind === 'print' && rating >= 4 && random.chance(0.1),
    helpful: random.chance(0.35) ? random.integer(1, rating === 5 ? 4 : 7) : 0,
    unhelpful: random.chance(0.08) ? 1 : 0,
  };
}
