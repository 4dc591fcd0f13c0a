import { storesAppIds } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { AskedLine, FinishedPurchase } from '../purchase/index.ts';
import { minorUnits } from './wire.ts';

/** The member of the made-up purchase, whom no app knows. */
export const SAMPLE_MEMBER = '00000000-0000-4000-8000-00000000c0de';
const SAMPLE_LINE = '00000000-0000-4000-8000-000000000001';
const SAMPLE_ITEM = '00000000-0000-4000-8000-0000000000aa';

export function sampleLine({ site: { currency } }: Pick<Context, 'site'>): AskedLine {
  const unitPrice = minorUnits('25', currency);
  return {
    id: SAMPLE_LINE,
    name: 'Sample item',
    quantity: 2,
    item: { appId: storesAppIds[0] ?? '', id: SAMPLE_ITEM },
    isShippable: true,
    weight: 1,
    sku: 'SAMPLE',
    unitPrice,
    price: 2 * unitPrice,
  };
}

/** What apps are asked about when they are tried out: nobody buys it. */
export function samplePurchase(ctx: Pick<Context, 'site'>): FinishedPurchase {
  const line = sampleLine(ctx);
  const place = { country: ctx.site.settings.country ?? 'DE', city: 'Sample City', postalCode: '10115' };
  const amounts = { subtotal: line.price, shipping: 0, tax: 0, discount: 0, additionalFees: 0, total: line.price };
  return {
    currency: ctx.site.currency,
    lines: [line],
    destination: place,
    billing: place,
    buyer: { email: 'sample@example.com', memberId: SAMPLE_MEMBER },
    subtotal: line.price,
    couponCode: null,
    deliveryCode: null,
    totals: amounts as FinishedPurchase['totals'],
  };
}
