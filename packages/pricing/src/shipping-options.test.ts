import { expect, test } from 'vitest';
import { aLine } from './example-cart.ts';
import { type ShippingPrice, type ShippingRule, shipmentOf, shippingOptions } from './index.ts';

function post(rest: Partial<ShippingRule> = {}): ShippingRule {
  const price: ShippingPrice = { type: 'FLAT', amount: 499 };
  return { id: 'post', title: 'Post', deliveryTime: '3 days', countries: 'all', price, freeAbove: null, ...rest };
}

const shipment = { subtotal: 5000, weight: 2, shippable: true, destination: { country: 'US', subdivision: 'US-CA' } };
const byPrice: ShippingPrice = {
  type: 'BY_TOTAL_PRICE',
  ranges: [
    { from: 0, to: 5000, amount: 900 },
    { from: 5000, to: null, amount: 300 },
  ],
};
const byWeight: ShippingPrice = { type: 'BY_TOTAL_WEIGHT', ranges: [{ from: 0.5, to: 30, amount: 700 }] };

const rules: [rule: string, rule: ShippingRule, shipment: Partial<typeof shipment>, prices: number[]][] = [
  ['a flat price', post(), {}, [499]],
  ['nothing to ship', post(), { shippable: false }, []],
  ['the country', post({ countries: ['DE', 'US'] }), {}, [499]],
  ['another country', post({ countries: ['DE', 'FR'] }), {}, []],
  ['the subdivision', post({ countries: ['US-CA'] }), {}, [499]],
  ['another subdivision', post({ countries: ['US-NY'] }), {}, []],
  ['nowhere', post({ countries: [] }), {}, []],
  ['the range below', post({ price: byPrice }), { subtotal: 4999 }, [900]],
  ['the range from its start on', post({ price: byPrice }), { subtotal: 5000 }, [300]],
  ['a weight in range', post({ price: byWeight }), { weight: 0.5 }, [700]],
  ['too light', post({ price: byWeight }), { weight: 0.49 }, []],
  ['too heavy', post({ price: byWeight }), { weight: 30 }, []],
  ['not yet free', post({ freeAbove: 5001 }), {}, [499]],
  ['free', post({ freeAbove: 5000 }), {}, [0]],
  ['always free', post({ freeAbove: 0 }), { subtotal: 0 }, [0]],
  ['too heavy even for free', post({ price: byWeight, freeAbove: 0 }), { weight: 31 }, []],
];

test.each(rules)('%s', (_name, rule, facts, prices) => {
  expect(shippingOptions([rule], { ...shipment, ...facts }).map((option) => option.price)).toEqual(prices);
});

test('options keep their order and show texts to buyers', () => {
  const pickup = post({
    id: 'shop',
    title: 'Collect',
    deliveryTime: 'today',
    pickup: true,
    price: { type: 'FLAT', amount: 0 },
  });
  expect(shippingOptions([pickup, post()], shipment)).toEqual([
    { id: 'shop', title: 'Collect', deliveryTime: 'today', pickup: true, price: 0 },
    { id: 'post', title: 'Post', deliveryTime: '3 days', pickup: false, price: 499 },
  ]);
});

test('an unknown destination gets the options that deliver everywhere', () => {
  const here = post({ id: 'here', countries: ['US'] });
  expect(shippingOptions([here, post()], { ...shipment, destination: null })).toMatchObject([{ id: 'post' }]);
});

test.each([-1, 0.5, Number.NaN])('a price of %d is refused', (amount) => {
  expect(() => shippingOptions([post({ price: { type: 'FLAT', amount } })], shipment)).toThrow(RangeError);
});

test('a shipment has the weight of its shippable lines and the subtotal of all lines', () => {
  const lines = [
    aLine(1000, 3, { weight: 0.1, unitFullPrice: 2000 }),
    aLine(50, 1, { weight: null }),
    aLine(500, 1, { weight: 9, shippable: false }),
  ];
  expect(shipmentOf(lines)).toEqual({ subtotal: 3550, weight: 0.3, shippable: true });
  expect(shipmentOf(lines.slice(2))).toEqual({ subtotal: 500, weight: 0, shippable: false });
  expect(shipmentOf([])).toEqual({ subtotal: 0, weight: 0, shippable: false });
});
