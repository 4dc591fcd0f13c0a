/** A year of the demo shop: what happened in it, day by day, as plain data that is always the same. */
import { createRandom, type Random } from '../random.ts';
import { calendarDay, DAYS, demandOn } from './demand.ts';
import { type DemoBuyer, drawBuyer } from './people.ts';
import { sellableSkus } from './sellable.ts';

export type { DemoBuyer } from './people.ts';

/** Something that happened so many days ago: fractions of a day are its hours. */
export type DemoStep = { daysAgo: number } & (
  | { kind: 'join'; buyer: DemoBuyer }
  | { kind: 'issueGiftCard'; code: string; amount: string; note: string }
  | { kind: 'order'; purchase: DemoPurchase }
  | { kind: 'markAsPaid' | 'fulfil' | 'cancel'; number: number }
  | { kind: 'refund'; number: number; share: 'ALL' | 'ONE_LINE'; reason: string }
);

export type DemoPurchase = {
  /** Its place among the purchases of the year, by which later steps name it. */
  number: number;
  buyer: DemoBuyer;
  isMember: boolean;
  channel: 'WEB' | 'POS' | 'BACKOFFICE_MERCHANT';
  items: { sku: string; quantity: number }[];
  delivery: 'standard' | 'express' | 'pickup';
  method: 'card' | 'offline';
  /** Whether the bank declines the first card. */
  isDeclinedFirst: boolean;
  couponCode: string | null;
  giftCardCode: string | null;
  /** Left at checkout, and never ordered. */
  isLeft: boolean;
};

const ORDERS = 170;
/** The share of orders by those who have bought before. */
const RETURNING = 0.32;

const reasons = ['Arrived with a bent corner', 'The colour did not fit the room', 'Ordered twice by mistake'];

/** The steps of the year that ends today, oldest first. They depend on the calendar, and on nothing else. */
export function demoYear(today: Date): DemoStep[] {
  const random = createRandom('a year');
  const skus = sellableSkus().map((sku) => ({ sku, weight: random.next() ** 3 + 0.03 }));
  const buyers: { buyer: DemoBuyer; isMember: boolean }[] = [];
  const cards: string[] = [];
  const steps: DemoStep[] = [];
  for (const [number, daysAgo] of momentsOf(random, today).entries()) {
    const isReturning = buyers.length > 10 && random.chance(RETURNING);
    const fresh = { buyer: drawBuyer(random, number + 1), isMember: random.chance(0.25) };
    const { buyer, isMember } = isReturning ? random.pick(buyers) : fresh;
    if (!isReturning) {
      buyers.push(fresh);
      if (isMember) steps.push({ kind: 'join', daysAgo: daysAgo + 0.01, buyer });
    }
    if (number % 16 === 3) {
      const code = `HALFTONE-${String(100 + number)}`;
      cards.push(code);
      const note = 'Sold at the counter';
      steps.push({
        kind: 'issueGiftCard',
        daysAgo: daysAgo + 0.005,
        code,
        amount: random.pick(['25', '50', '100']),
        note,
      });
    }
    const purchase = drawPurchase(random, { number, buyer, isMember, skus });
    if (number % 16 === 11) purchase.giftCardCode = cards.at(-1) ?? null;
    steps.push({ kind: 'order', daysAgo, purchase }, ...aftermathOf(random, purchase, daysAgo));
  }
  return steps.sort((one, other) => other.daysAgo - one.daysAgo);
}

/** When people buy: days by their demand, most of them in the evening. */
function momentsOf(random: Random, today: Date): number[] {
  const days = Array.from({ length: DAYS - 1 }, (_, index) => calendarDay(today, DAYS - 1 - index));
  const weighed = days.map((day) => ({ day, weight: demandOn(day) }));
  const sinceMidnight = (today.getTime() % 86_400_000) / 86_400_000;
  const moments = Array.from({ length: ORDERS }, () => {
    const hour = random.chance(0.6) ? random.between(16, 21) : random.between(7, 16);
    return weighted(random, weighed).day.daysAgo + sinceMidnight - hour / 24;
  });
  return moments.filter((daysAgo) => daysAgo > 0.1).sort((one, other) => other - one);
}

type Drawn = { number: number; buyer: DemoBuyer; isMember: boolean; skus: readonly { sku: string; weight: number }[] };

function drawPurchase(random: Random, { number, buyer, isMember, skus }: Drawn): DemoPurchase {
  const isLocal = buyer.city === 'Berlin';
  const elsewhere = random.chance(0.06) ? 'BACKOFFICE_MERCHANT' : 'WEB';
  const channel = isLocal && random.chance(0.5) ? 'POS' : elsewhere;
  const wanted = Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => weighted(random, skus).sku);
  const items = [...new Set(wanted)].map((sku) => ({ sku, quantity: random.chance(0.14) ? 2 : 1 }));
  const isWeb = channel === 'WEB';
  return {
    ...{ number, buyer, isMember, channel, items },
    delivery:
      channel === 'POS'
        ? 'pickup'
        : random.pick(['standard', 'standard', 'standard', 'standard', 'standard', 'express']),
    method: channel === 'BACKOFFICE_MERCHANT' || random.chance(0.12) ? 'offline' : 'card',
    isDeclinedFirst: isWeb && random.chance(0.03),
    couponCode: isWeb && random.chance(0.14) ? 'WELCOME10' : null,
    giftCardCode: null,
    isLeft: isWeb && random.chance(0.09),
  };
}

/** What became of a purchase: paid, sent, and a few times given back or cancelled. */
function aftermathOf(random: Random, { number, method, channel, isLeft }: DemoPurchase, ordered: number): DemoStep[] {
  const sent = ordered - random.between(0.6, 3);
  const fate = random.next();
  const reason = random.pick(reasons);
  const paid = ordered - random.between(1, 6);
  if (isLeft) return [];
  if (method === 'offline' && fate < 0.15)
    return ordered > 14.5 ? [{ kind: 'cancel', number, daysAgo: ordered - 14 }] : [];
  const steps: DemoStep[] = [];
  if (method === 'offline') steps.push({ kind: 'markAsPaid', number, daysAgo: paid });
  steps.push({
    kind: 'fulfil',
    number,
    daysAgo: channel === 'POS' ? ordered - 0.01 : Math.min(sent, method === 'offline' ? paid - 0.2 : sent),
  });
  const share = fate > 0.985 ? 'ALL' : 'ONE_LINE';
  if (method === 'card' && fate > 0.955) steps.push({ kind: 'refund', number, share, reason, daysAgo: ordered - 9 });
  return steps.filter(({ daysAgo }) => daysAgo > 0.05);
}

function weighted<Item extends { weight: number }>(random: Random, items: readonly Item[]): Item {
  let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items[0] as Item;
}
