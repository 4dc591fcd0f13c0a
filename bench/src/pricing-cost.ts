import {
  aCart,
  aCoupon,
  aLine,
  anItem,
  aRule,
  aTax,
  categoryOf,
  itemsOf,
  shippingAt,
  taxedBy,
} from '../../packages/pricing/src/example-cart.ts';
import { type PricingInput, priceCart } from '../../packages/pricing/src/index.ts';

const LINES = 300;
const RULES = 50;
const CATEGORIES = 20;
const ITEMS_A_RULE = 20;
const WARM_UP = 300;
const ROUNDS = 20;
const A_ROUND = 10;
/** The most processor time of one calculation, in milliseconds. */
export const MOST_PRICING_MS = 5;

export type PricingCost = { name: string; processorMs: number };

/** The processor time of pricing a large cart by many rules: the median of some rounds, in this process. */
export function pricingCost(): PricingCost {
  const cart = largeCart();
  for (let time = 0; time < WARM_UP; time++) priceCart(cart);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    for (let time = 0; time < A_ROUND; time++) priceCart(cart);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / A_ROUND;
  }).sort((one, other) => one - other);
  return { name: `Pricing a cart of ${LINES} lines by ${RULES} rules`, processorMs: rounds[ROUNDS / 2] ?? 0 };
}

function largeCart(): PricingInput {
  const lines = Array.from({ length: LINES }, (_, number) =>
    aLine(1000 + number * 7, 1 + (number % 3), {
      id: `line-${number}`,
      ...anItem(`item-${number}`, `category-${number % CATEGORIES}`),
    }),
  );
  return aCart(lines, {
    discountRules: Array.from({ length: RULES }, (_, number) => ruleAt(number)),
    coupon: aCoupon({ type: 'ORDER_PERCENTAGE', percentage: 10 }),
    shipping: shippingAt(490),
    ...taxedBy(aTax('0.19')),
  });
}

/** One of each kind in turn: some for a category, some for items, some for the whole cart. */
function ruleAt(number: number): PricingInput['discountRules'][number] {
  const id = `rule-${number}`;
  const category = categoryOf(`category-${number % CATEGORIES}`);
  const items = Array.from({ length: ITEMS_A_RULE }, (_, place) => `item-${(number * 13 + place) % LINES}`);
  const kinds = [
    aRule(5, { id, scopes: [category] }),
    aRule({ type: 'UNIT_AMOUNT', amount: 10 }, { id, scopes: [itemsOf(...items)] }),
    aRule(3, { id, trigger: { type: 'SUBTOTAL', scopes: [category], from: 5000, to: null } }),
    aRule({ type: 'BUNDLES', quantity: 3, price: 2500 }, { id, scopes: [category] }),
    aRule(
      {
        type: 'BUY_X_GET_Y',
        buys: { scopes: [category], least: { quantity: 2 } },
        gets: 1,
        off: { type: 'UNIT_PERCENTAGE', percentage: 50 },
        limit: 5,
      },
      { id, scopes: [category] },
    ),
  ];
  return kinds[number % kinds.length] as (typeof kinds)[number];
}
