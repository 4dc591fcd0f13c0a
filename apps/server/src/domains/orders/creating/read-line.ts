import type { Context } from '../../../context.ts';
import { withoutNulls } from '../../purchase/index.ts';
import type { OrderLine, StatedLine } from '../order.ts';
import { readAmounts, withFormats } from './read-amounts.ts';
import type { SentOrder } from './sent-order.ts';

type SentLine = SentOrder['lineItems'][number];
type Sent = Pick<SentOrder, 'taxIncludedInPrices' | 'appliedDiscounts'>;

/** A line as a program writes it. What its item is in the catalogue is looked up when its stock is taken. */
export function readLine(
  ctx: Pick<Context, 'newId'>,
  sent: SentLine,
  order: Sent,
  style: { currency: string; language: string },
): OrderLine {
  const { minor, taxed } = readAmounts(style.currency);
  const id = (sent.id || ctx.newId()).toLowerCase();
  const unitPrice = minor(sent.priceBeforeDiscounts ?? sent.price);
  const linePrice = unitPrice * sent.quantity;
  const discount = sent.totalDiscount ? minor(sent.totalDiscount) : discountOf(id, order, minor);
  const after = sent.lineItemPrice ? minor(sent.lineItemPrice) : linePrice - discount;
  const prices = {
    ...{ id, quantity: sent.quantity, taxGroupId: sent.taxInfo?.taxGroupId ?? null },
    ...{ unitPrice, unitFullPrice: unitPrice, linePrice, lineFullPrice: linePrice, itemDiscount: 0 },
    ...{ linePriceAfterRules: linePrice, discount },
    ...taxed(sent, after, order.taxIncludedInPrices ?? false),
  };
  return {
    id,
    quantity: sent.quantity,
    reference: sent.catalogReference ?? null,
    item: itemOf(sent, unitPrice),
    prices,
    stated: stated(sent, style),
  };
}

/** What discounts of the order take off a line. */
function discountOf(
  id: string,
  { appliedDiscounts = [] }: Sent,
  minor: (price: { amount?: string } | undefined) => number,
) {
  const shares = appliedDiscounts.flatMap(({ lineItemDiscounts = [] }) => lineItemDiscounts);
  return shares.filter((share) => share.id === id).reduce((total, share) => total + minor(share.totalDiscount), 0);
}

function itemOf(
  { productName, itemType, physicalProperties, catalogReference }: SentLine,
  unitPrice: number,
): OrderLine['item'] {
  const isPhysical = physicalProperties?.shippable ?? itemType.preset === 'PHYSICAL';
  return {
    productId: catalogReference?.catalogItemId ?? '',
    variantId: '',
    productName: productName.original,
    slug: '',
    productType: isPhysical ? 'PHYSICAL' : 'DIGITAL',
    sku: physicalProperties?.sku ?? null,
    unitPrice,
    unitFullPrice: unitPrice,
    weight: physicalProperties?.weight ?? null,
    taxGroupId: null,
    deliveryProfileId: null,
    image: null,
    choices: [],
    texts: [],
    availability: { status: 'AVAILABLE', quantityAvailable: null },
  };
}

/** Everything that was sent of a line is shown; names that were not translated are read as they are. */
function stated(
  { id: _id, quantity: _quantity, ...line }: SentLine,
  style: { currency: string; language: string },
): StatedLine {
  const { original, translated } = line.productName;
  const names = { original, translated: translated ?? original };
  return withFormats(withoutNulls({ ...line, productName: names }), style) as StatedLine;
}
