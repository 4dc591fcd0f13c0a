import { plural } from '../grammar.ts';

/** Packing slips and address labels, and the notice that an order can be picked up. */
export const orderPacking = {
  printSlip: 'Print packing slip',
  printLabel: 'Print label',
  printSlips: 'Print packing slips',
  printLabels: 'Print labels',
  noSlips: (count: number) =>
    plural(count, { one: '# order has no packing slip', other: '# orders have no packing slip' }),
  noSlipsText: 'Orders that are pending or cancelled, or have nothing to pack, have none.',
  noLabels: (count: number) => plural(count, { one: '# order has no label', other: '# orders have no label' }),
  noLabelsText: 'Orders that are pending, cancelled or picked up have none.',
  pickup: {
    tell: 'Ready for pickup',
    told: 'The customer was told that the order is ready',
    again: 'Send pickup notice again',
    againTitle: 'Send the pickup notice again?',
    againText: (email: string) => `It goes to ${email}.`,
  },
};
