import { expect, test } from 'vitest';
import { totalRows } from './totals.ts';

test('the rows of a plain order', () => {
  const rows = totalRows({
    priceSummary: {
      subtotal: { amount: '40.00' },
      shipping: { amount: '5.00' },
      tax: { amount: '7.50' },
      discount: { amount: '0.00' },
      total: { amount: '45.00' },
    },
    shippingInfo: { title: 'Parcel' },
    taxIncludedInPrices: true,
    taxInfo: { taxBreakdown: [{ taxName: 'VAT', rate: '0.2' }] },
  });
  expect(rows).toEqual([
    { label: 'Subtotal', amount: '40.00' },
    { label: 'Delivery (Parcel)', amount: '5.00' },
    { label: 'VAT 20%, included', amount: '7.50' },
  ]);
});

test('free shipping is listed, but missing shipping is not', () => {
  const priceSummary = { subtotal: { amount: '9.00' }, shipping: { amount: '0.00' } };
  expect(totalRows({ priceSummary, shippingInfo: { title: 'Pickup' } })).toContainEqual({
    label: 'Delivery (Pickup)',
    amount: '0.00',
  });
  expect(totalRows({ priceSummary })).toEqual([{ label: 'Subtotal', amount: '9.00' }]);
});

test('discounts name their coupon, and several taxes form one row', () => {
  const rows = totalRows({
    priceSummary: { subtotal: { amount: '40.00' }, discount: { amount: '4.00' }, tax: { amount: '3.10' } },
    appliedDiscounts: [{ coupon: { code: 'SPRING' } }],
    taxInfo: {
      taxBreakdown: [
        { taxName: 'State', rate: '0.04' },
        { taxName: 'City', rate: '0.04875' },
      ],
    },
  });
  expect(rows.map(({ label }) => label)).toEqual(['Subtotal', 'Discount (SPRING)', 'Tax']);
  expect(rows[1]?.isDiscount).toBe(true);
});

test('an order that is exempt from tax says so', () => {
  const priceSummary = { subtotal: { amount: '40.00' }, tax: { amount: '0.00' } };
  const exempt = { label: 'Tax', amount: '0.00', note: 'Exempt' };
  expect(totalRows({ priceSummary, taxInfo: { taxExempt: true } })).toContainEqual(exempt);
  expect(totalRows({ priceSummary, taxInfo: { taxExempt: false } })).toHaveLength(1);
});
