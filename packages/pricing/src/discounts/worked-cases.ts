import { parseAmount } from '@stoa/money';
import { aCart, aCoupon, aGift, aLine, anItem, aRule, categoryOf, itemsOf } from '../example-cart.ts';
import type { PricingInput } from '../pricing-input.ts';
import type { Trigger } from './trigger.ts';
import type { Discount } from './types.ts';

/*
 * Carts with discounts, worked out by hand, one per line:
 *
 *  currency | quantity item#category price, … + shipping | discounts | what each line (and shipping) costs then
 *
 * Discounts are automatic, or start with `coupon` or `staff`. They end with the items (`on mug`, `on #tea`) and the
 * condition (`if subtotal 50`, `if quantity 3-5`, `min 50` for coupons), where there is one.
 */
const table = `
# percentages: the price of a unit is rounded, half up
EUR | 1 mug 10.00 | 10% | 9.00
EUR | 3 mug 10.00 | 10% | 27.00
EUR | 2 mug 9.99 | 10% | 17.98
EUR | 1 mug 0.05 | 50% | 0.03
EUR | 3 mug 0.05 | 50% | 0.09
EUR | 1 mug 19.99 | 0.1% | 19.97
EUR | 1 mug 10.00 | 100% | 0.00
EUR | 1 mug 10.00, 2 tea 5.00 | 10% on mug | 9.00, 10.00
EUR | 1 mug#pots 10.00, 2 tea 5.00, 1 jug#pots 20.00 | 25% on #pots | 7.50, 10.00, 15.00
EUR | 1 mug 10.00, 1 tea 5.00 | 10% on jug | 10.00, 5.00
EUR | 1 mug 100.00 | 20%; 20% | 64.00
EUR | 1 mug 9.99 | 10%; 20% | 7.19
JPY | 1 mug 999 | 10% | 899
JPY | 3 mug 333 | 10% | 900
JPY | 1 mug 1 | 50% | 1
JPY | 1 mug 1 | 60% | 0
JPY | 2 mug 155 | 50% | 156
JPY | 1 mug 1000, 1 tea 300 | 33.3% on mug | 667, 300
KWD | 1 mug 1.999 | 10% | 1.799
KWD | 3 mug 0.333 | 10% | 0.900
KWD | 1 mug 0.001 | 50% | 0.001
BHD | 2 mug 1.005 | 50% | 1.006
BHD | 1 mug 10.000 | 12.5% | 8.750
BHD | 1 mug 0.100 | 0.1% | 0.100
# amounts off every unit
EUR | 3 mug 10.00 | -2.00 | 24.00
EUR | 2 mug 1.50 | -2.00 | 0.00
EUR | 1 mug 10.00, 4 tea 3.00 | -1.25 on tea | 10.00, 7.00
EUR | 2 mug 10.00 | -1.00; -2.00 | 14.00
JPY | 3 mug 500 | -120 | 1140
JPY | 2 mug 100 | -120 | 0
KWD | 2 mug 5.000 | -0.125 | 9.750
BHD | 4 mug 0.999 | -0.500 | 1.996
# new prices, which never raise a price
EUR | 3 mug 10.00 | =7.50 | 22.50
EUR | 1 mug 5.00 | =7.50 | 5.00
EUR | 1 mug 5.00, 1 jug 9.00 | =7.50 | 5.00, 7.50
EUR | 2 mug 10.00 | =0.00 | 0.00
EUR | 2 mug 10.00 | =8.00; =7.00 | 14.00
JPY | 2 mug 980 | =500 | 1000
KWD | 2 mug 3.000 | =2.950 | 5.900
BHD | 1 mug 3.000, 1 tea 1.000 | =0.999 on tea | 3.000, 0.999
# bundles: of the dearest units first, the others at their own price
EUR | 3 mug 10.00 | 3 for 20.00 | 20.00
EUR | 4 mug 10.00 | 3 for 20.00 | 30.00
EUR | 7 mug 10.00 | 3 for 20.00 | 50.00
EUR | 2 mug 10.00 | 3 for 20.00 | 20.00
EUR | 3 mug 5.00 | 3 for 20.00 | 15.00
EUR | 2 mug 10.00, 1 tea 5.00 | 3 for 20.00 | 16.00, 4.00
EUR | 2 mug 10.00, 2 tea 5.00 | 3 for 20.00 | 16.00, 9.00
EUR | 1 tea 5.00, 3 mug 10.00 | 3 for 20.00 | 5.00, 20.00
EUR | 2 mug 10.00, 1 tea 5.00 | 2 for 15.00 on mug | 15.00, 5.00
EUR | 1 a 10.00, 1 b 10.00, 1 c 10.00 | 3 for 20.00 | 6.66, 6.67, 6.67
JPY | 3 mug 400 | 3 for 1000 | 1000
JPY | 5 mug 400 | 2 for 700 | 1800
JPY | 1 a 400, 1 b 300, 1 c 300 | 3 for 900 | 360, 270, 270
KWD | 3 mug 1.000 | 3 for 2.500 | 2.500
KWD | 1 a 1.000, 1 b 1.000, 1 c 1.000 | 3 for 2.500 | 0.833, 0.833, 0.834
BHD | 4 mug 2.500 | 4 for 9.999 | 9.999
# buy some, get others cheaper: the cheapest get it
EUR | 3 mug 10.00 | buy 2 get 1 free | 20.00
EUR | 2 mug 10.00 | buy 2 get 1 free | 20.00
EUR | 5 mug 10.00 | buy 2 get 1 free | 40.00
EUR | 6 mug 10.00 | buy 2 get 1 free | 40.00
EUR | 9 mug 10.00 | buy 2 get 1 free max 2 | 70.00
EUR | 2 mug 10.00, 1 tea 4.00 | buy 2 get 1 free | 20.00, 0.00
EUR | 2 mug 10.00, 1 tea 4.00 | buy 2 mug get 1 free on tea | 20.00, 0.00
EUR | 1 mug 10.00, 1 tea 4.00 | buy 2 mug get 1 free on tea | 10.00, 4.00
EUR | 2 mug 5.00, 1 jug 20.00 | buy 2 mug get 1 free | 10.00, 0.00
EUR | 3 mug 5.00, 1 jug 20.00 | buy 2 mug get 1 free | 10.00, 20.00
EUR | 1 mug 10.00, 1 tea 4.00 | buy 1 mug get 1 50% on tea | 10.00, 2.00
EUR | 3 mug 10.00 | buy 2 get 1 -3.00 | 27.00
EUR | 2 mug 10.00, 2 tea 4.00 | spend 20.00 get 1 free on tea | 20.00, 4.00
EUR | 2 mug 9.99, 2 tea 4.00 | spend 20.00 mug get 1 free on tea | 19.98, 8.00
JPY | 3 mug 450 | buy 2 get 1 free | 900
JPY | 4 mug 450 | buy 1 get 1 50% | 1350
KWD | 3 mug 1.250 | buy 2 get 1 free | 2.500
KWD | 2 mug 1.001 | buy 1 get 1 50% | 1.502
# several automatic discounts: new prices, then percentages, then amounts, whatever their order
EUR | 1 mug 10.00 | -1.00; 10%; =8.00 | 6.20
EUR | 2 mug 10.00 | 10%; =9.00 | 16.20
EUR | 4 mug 10.00 | 10%; 3 for 20.00 | 27.00
EUR | 4 mug 3.00 | -2.00; 3 for 3.00 | 1.00
EUR | 3 mug 10.00, 1 tea 5.00 | 10% on mug; 20% on tea | 27.00, 4.00
JPY | 2 mug 999 | 10%; -100 | 1598
KWD | 2 mug 1.999 | 10%; -0.100 | 3.398
# conditions, on prices before all of these discounts, with both ends of a range included
EUR | 5 mug 10.00 | 10% if subtotal 50.00 | 45.00
EUR | 5 mug 9.99 | 10% if subtotal 50.00 | 49.95
EUR | 5 mug 10.00 | =9.00; 10% if subtotal 50.00 | 40.50
EUR | 3 mug 10.00 | 10% if quantity 3-5 | 27.00
EUR | 6 mug 10.00 | 10% if quantity 3-5 | 60.00
EUR | 5 mug 10.00 | 10% if quantity 3-5 | 45.00
JPY | 2 mug 500 | 10% if subtotal 1000 | 900
BHD | 2 mug 0.500 | 10% if subtotal 1.001 | 1.000
# coupons on the order: once, and split by price
EUR | 3 mug 10.00 | coupon order -10.00 | 20.00
EUR | 1 mug 8.00 | coupon order -10.00 | 0.00
EUR | 1 mug 30.00, 1 tea 10.00 | coupon order -10.00 | 22.50, 7.50
EUR | 1 a 10.00, 1 b 10.00, 1 c 10.00 | coupon order -10.00 | 6.66, 6.67, 6.67
EUR | 1 a 3.33, 1 b 3.33 | coupon order 15% | 2.83, 2.83
EUR | 1 mug 50.00 | coupon order -10.00 min 50.00 | 40.00
EUR | 1 mug 49.99 | coupon order -10.00 min 50.00 | 49.99
EUR | 1 mug 50.00 | 10%; coupon order -10.00 min 50.00 | 45.00
JPY | 1 a 100, 1 b 100, 1 c 100 | coupon order -100 | 66, 67, 67
JPY | 1 mug 3000, 1 tea 1000 | coupon order 12.5% | 2625, 875
KWD | 1 a 1.000, 1 b 1.000, 1 c 1.000 | coupon order -1.000 | 0.666, 0.667, 0.667
BHD | 1 mug 7.500 | coupon order -0.005 min 7.500 | 7.495
# coupons on items
EUR | 3 mug 10.00, 1 tea 5.00 | coupon -2.00 on mug | 24.00, 5.00
EUR | 1 mug 8.00, 1 tea 5.00 | coupon -10.00 on mug | 0.00, 5.00
EUR | 2 mug 10.00, 1 tea 5.00 | coupon 15% on mug | 17.00, 5.00
EUR | 2 mug 10.00, 3 tea 5.00 | coupon 50% on mug,tea cheapest | 20.00, 12.50
EUR | 2 mug 10.00 | coupon =6.00 | 12.00
EUR | 5 mug 10.00 | coupon buy 2 get 1 free | 40.00
JPY | 2 mug 777, 1 tea 333 | coupon 15% on #pots | 1554, 333
KWD | 2 mug 2.225 | coupon =2.000 cheapest | 4.225
# free shipping
EUR | 1 mug 10.00 + 4.90 | coupon shipping free | 10.00 + 0.00
EUR | 1 mug 10.00 + 4.90 | coupon shipping free min 20.00 | 10.00 + 4.90
JPY | 1 mug 1000 + 490 | 10%; coupon shipping free | 900 + 0
KWD | 1 mug 1.000 + 0.250 | coupon shipping free | 1.000 + 0.000
# discounts by the staff: percentages of the price before other discounts, after rules and before coupons
EUR | 2 mug 10.00 | staff order 10% | 18.00
EUR | 2 mug 10.00 | 50%; staff order 20% | 6.00
EUR | 2 mug 10.00 | 90%; staff order 20% | 0.00
EUR | 1 mug 10.00, 1 tea 5.00 | staff -3.00 on tea | 10.00, 2.00
EUR | 1 mug 10.00, 1 tea 5.00 | staff order -3.00 | 8.00, 4.00
EUR | 1 mug 10.00 | 10%; staff order 10%; coupon order 50% | 4.00
JPY | 1 mug 999 | staff order 10% | 899
BHD | 2 mug 1.500 | staff order -0.001 | 2.999
`;

export const workedCases = table
  .split('\n')
  .filter((row) => row && !row.startsWith('#'))
  .map((row) => {
    const [currency = '', cart = '', discounts = '', costs = ''] = row.split(' | ');
    return { row, cart: cartOf(currency, cart, discounts), costs: costsOf(costs, currency) };
  });

function amountOf(text: string, currency: string): number {
  const amount = parseAmount(text, currency);
  if (amount === null) throw new Error(`${text} is no amount of ${currency}`);
  return amount;
}

function costsOf(text: string, currency: string) {
  const [lines = '', shipping] = text.split(' + ');
  return {
    lines: lines.split(', ').map((one) => amountOf(one, currency)),
    shipping: shipping === undefined ? null : amountOf(shipping, currency),
  };
}

function cartOf(currency: string, cart: string, discounts: string): PricingInput {
  const [items = '', shipping] = cart.split(' + ');
  const lines = items.split(', ').map((item) => {
    const [, quantity = '', id = '', category, price = ''] = item.match(/^(\d+) (\w+)(?:#(\w+))? ([\d.]+)$/) ?? [];
    return aLine(amountOf(price, currency), Number(quantity), { id, ...anItem(id, ...(category ? [category] : [])) });
  });
  const all = discounts.split('; ').map((text, index) => discountOf(text, currency, String(index)));
  return aCart(lines, {
    currency,
    shipping: shipping === undefined ? null : { optionId: 'post', title: 'Post', price: amountOf(shipping, currency) },
    discountRules: all.flatMap(({ rule }) => rule ?? []),
    merchantDiscounts: all.flatMap(({ gift }) => gift ?? []),
    coupon: all.find(({ coupon }) => coupon)?.coupon ?? null,
  });
}

function discountOf(text: string, currency: string, id: string) {
  const parts = text.match(/^(coupon |staff |)(.*?)( on \S+)?( cheapest)?( if .*| min .*)?$/) ?? [];
  const [, who = '', what = '', on = '', cheapest, condition = ''] = parts;
  const names = on.slice(4).split(',').filter(Boolean);
  const scope = names[0]?.startsWith('#') ? categoryOf(names[0].slice(1)) : itemsOf(...names);
  const scopes = names.length > 0 ? [scope] : null;
  const discount = kindOf(what, currency);
  if (who === 'staff ') return { gift: aGift(givenOf(discount), names.length > 0 ? names : null) };
  const how = { id, scopes, onlyLowestPriced: cheapest !== undefined };
  const minimum = condition.startsWith(' min ') ? amountOf(condition.slice(5), currency) : null;
  if (who) return { coupon: aCoupon(discount, { ...how, minimumSubtotal: minimum }) };
  return { rule: aRule(discount, { ...how, trigger: triggerOf(condition, currency) }) };
}

function givenOf(discount: Discount) {
  if ('percentage' in discount) return { type: 'PERCENTAGE' as const, percentage: discount.percentage };
  if ('amount' in discount) return { type: 'AMOUNT' as const, amount: discount.amount };
  throw new Error('staff give percentages and amounts');
}

function triggerOf(condition: string, currency: string): Trigger | null {
  const [, what, from, to] = condition.match(/^ if (subtotal|quantity) ([\d.]+)(?:-([\d.]+))?$/) ?? [];
  if (!from) return null;
  const read = (value: string) => (what === 'subtotal' ? amountOf(value, currency) : Number(value));
  const type = what === 'subtotal' ? 'SUBTOTAL' : 'QUANTITY';
  return { type, scopes: null, from: read(from), to: to ? read(to) : null };
}

function kindOf(text: string, currency: string): Discount {
  const amount = (value = '') => amountOf(value, currency);
  const [, of, least = '', item, gets, off = '', limit] =
    text.match(/^(buy|spend) ([\d.]+)(?: (\w+))? get (\d+) (free|\S+)(?: max (\d+))?$/) ?? [];
  if (of) {
    return {
      type: 'BUY_X_GET_Y',
      buys: {
        scopes: item ? [itemsOf(item)] : null,
        least: of === 'buy' ? { quantity: Number(least) } : { spend: amount(least) },
      },
      gets: Number(gets),
      off: kindOf(off === 'free' ? '100%' : off, currency) as Extract<Discount, { type: 'UNIT_PERCENTAGE' }>,
      limit: limit ? Number(limit) : null,
    };
  }
  const [, quantity, price] = text.match(/^(\d+) for (\S+)$/) ?? [];
  if (quantity) return { type: 'BUNDLES', quantity: Number(quantity), price: amount(price) };
  if (text === 'shipping free') return { type: 'FREE_SHIPPING' };
  const [, isOnOrder, sign, value = '', percent] = text.match(/^(order )?([-=])?([\d.]+)(%)?$/) ?? [];
  if (percent) return { type: isOnOrder ? 'ORDER_PERCENTAGE' : 'UNIT_PERCENTAGE', percentage: Number(value) };
  if (sign === '=') return { type: 'UNIT_PRICE', price: amount(value) };
  return { type: isOnOrder ? 'ORDER_AMOUNT' : 'UNIT_AMOUNT', amount: amount(value) };
}
