import type { Response, storeOrders } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { refundedOf, total as totalOf } from '../../payments/index.ts';
import { withoutNulls } from '../../purchase/index.ts';
import { viewFulfillments, type WireFulfillments } from '../fulfilling/fulfillment-view.ts';
import { amountToCharge, type Order, type OrderDelivery, type OrderLine } from '../order.ts';
import { viewOrder, type WireOrder } from '../order-view.ts';

type StoreOrder = NonNullable<Response<typeof storeOrders.getOrder>['order']>;
type Address = Order['billingInfo'];
type Amounts = (amount: number) => string;

/** An order in its older form. What both forms have is taken from today's. */
export function viewStoreOrder(ctx: Pick<Context, 'addresses' | 'site'>, order: Order): StoreOrder {
  const today = viewOrder(ctx, order);
  const amounts: Amounts = (amount) => toDecimal(amount, order.currency);
  const coupon = today.appliedDiscounts?.find((discount) => discount.coupon)?.coupon;
  const [field] = order.customFields ?? [];
  return {
    id: order.id,
    number: Number(order.number),
    numericId: order.number,
    dateCreated: order.createdDate,
    lastUpdated: order.updatedDate,
    buyerInfo: viewBuyer(order),
    currency: order.currency,
    weightUnit: order.weightUnit,
    totals: viewTotals(order, amounts),
    billingInfo: viewBilling(order),
    ...(order.delivery && { shippingInfo: viewShipping(order, order.delivery, amounts) }),
    archived: order.archived,
    paymentStatus: today.paymentStatus,
    fulfillmentStatus: today.fulfillmentStatus,
    lineItems: order.lines.map((line, place) => viewLine(order, line, { place, today, amounts })),
    activities: order.activities.map(({ type, createdDate }) => ({ type, timestamp: createdDate })),
    fulfillments: viewFulfillments(order).fulfillments?.map((one) => viewFulfillment(order, one)) ?? [],
    discount: {
      value: amounts(order.totals.discount),
      ...(coupon && { appliedCoupon: { couponId: coupon.id, name: coupon.name, code: coupon.code } }),
    },
    buyerLanguage: order.language,
    channelInfo: { type: order.channelType },
    ...withoutNulls({ buyerNote: order.buyerNote, checkoutId: order.checkoutId }),
    ...(field && {
      customField: {
        title: field.title ?? '',
        translatedTitle: field.translatedTitle ?? field.title ?? '',
        value: String(field.value ?? ''),
      },
    }),
  };
}

type WireFulfillment = NonNullable<WireFulfillments['fulfillments']>[number];

/** Lines are named by their places, which count from 1. */
const viewFulfillment = ({ lines }: Order, { id, createdDate, lineItems = [], trackingInfo }: WireFulfillment) => ({
  id,
  dateCreated: createdDate,
  lineItems: lineItems.map((item) => ({
    index: lines.findIndex((line) => line.id === item.id) + 1,
    quantity: item.quantity,
  })),
  ...(trackingInfo && { trackingInfo }),
});

function viewBuyer({ buyer, contactId, email, billingInfo }: Order): StoreOrder['buyerInfo'] {
  const type = buyer.memberId ? 'MEMBER' : 'CONTACT';
  const { firstName, lastName, phone } = billingInfo?.contactDetails ?? {};
  return withoutNulls({
    id: buyer.memberId ?? contactId,
    type,
    identityType: type,
    firstName,
    lastName,
    phone,
    email,
    contactId,
  });
}

function viewTotals({ totals, payments, lines }: Order, amounts: Amounts): StoreOrder['totals'] {
  const weight = lines.reduce((sum, { item, quantity }) => sum + (item.weight ?? 0) * quantity, 0);
  return {
    subtotal: amounts(totals.subtotal),
    shipping: amounts(totals.shipping),
    tax: amounts(totals.tax),
    discount: amounts(totals.discount),
    total: amounts(totals.total),
    refund: amounts(totalOf(payments, refundedOf)),
    weight: decimalOf(weight),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Weights have no more decimals than products do; adding them may seem to give some. */
const decimalOf = (weight: number): string => String(Number(weight.toFixed(6)));

function viewBilling(order: Order): StoreOrder['billingInfo'] {
  const payment = order.payments.at(-1);
  const paid = order.activities.find(({ type }) => type === 'ORDER_PAID');
  return withoutNulls({
    paymentMethod: payment?.method ?? (amountToCharge(order) === 0 && order.giftCards.length > 0 ? 'giftCard' : null),
    paymentProviderTransactionId: payment?.transactions.at(-1)?.reference,
    paidDate: paid?.createdDate,
    address: viewAddress(order.billingInfo, order.email),
  });
}

function viewAddress(full: Address, email: string | null) {
  if (!full) return null;
  const { country, subdivision, city, postalCode, streetAddress, addressLine, addressLine2 } = full.address ?? {};
  const { firstName, lastName, phone, company, vatId } = full.contactDetails ?? {};
  return withoutNulls({
    fullName: { firstName: firstName ?? '', lastName: lastName ?? '' },
    country,
    subdivision,
    city,
    zipCode: postalCode,
    street: streetAddress,
    addressLine1: addressLine ?? (streetAddress && `${streetAddress.name ?? ''} ${streetAddress.number ?? ''}`.trim()),
    addressLine2,
    company,
    vatId,
    phone,
    email,
  });
}

function viewShipping(order: Order, delivery: OrderDelivery, amounts: Amounts): StoreOrder['shippingInfo'] {
  const { prices } = delivery;
  const common = {
    deliveryOption: delivery.title,
    estimatedDeliveryTime: delivery.deliveryTime ?? '',
    code: delivery.code,
  };
  if (delivery.pickup) return { ...common, pickupDetails: { buyerDetails: viewBuyer(order) } };
  return {
    ...common,
    shipmentDetails: withoutNulls({
      address: viewAddress(delivery.destination, order.email),
      discount: amounts(prices.discount),
      tax: amounts(prices.tax),
      priceData: { taxIncludedInPrice: order.taxIncludedInPrices, price: amounts(prices.price) },
    }),
  };
}

type Place = { place: number; today: WireOrder; amounts: Amounts };

/** The older form knows gift cards as something that is not sent. */
const lineTypeOf = ({ productType }: OrderLine['item']) => (productType === 'GIFT_CARD' ? 'DIGITAL' : productType);

function viewLine(order: Order, { item, reference, quantity, prices }: OrderLine, { place, today, amounts }: Place) {
  const line = today.lineItems?.[place];
  const price = line?.price?.amount ?? '0';
  const totalPrice = amounts(prices.linePriceAfterRules);
  const { taxIncludedInPrices: taxIncludedInPrice } = order;
  return {
    index: place + 1,
    quantity,
    name: item.productName,
    translatedName: item.translated?.productName ?? item.productName,
    ...(reference && { productId: reference.catalogItemId, variantId: item.variantId }),
    lineItemType: reference ? lineTypeOf(item) : ('CUSTOM_AMOUNT_ITEM' as const),
    ...withoutNulls({ sku: item.sku, weight: item.weight === null ? null : decimalOf(item.weight) }),
    options: item.choices.map(({ option, choice }) => ({ option, selection: choice })),
    customTextFields: item.texts.map(({ title, text }) => ({ title, value: text })),
    ...(line?.image && { mediaItem: viewPicture(line.image) }),
    price,
    totalPrice,
    priceData: { taxIncludedInPrice, price, totalPrice },
    discount: amounts(prices.discount),
    tax: amounts(prices.tax),
    taxIncludedInPrice,
    refundedQuantity: 0,
  };
}

type Picture = NonNullable<NonNullable<WireOrder['lineItems']>[number]['image']>;

const viewPicture = ({ id = '', url, width, height, altText }: Picture) => ({
  mediaType: 'IMAGE' as const,
  id,
  mediaId: id,
  ...withoutNulls({ url, width, height, altText }),
});
