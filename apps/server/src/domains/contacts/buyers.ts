import { backInStockRequestEvents, checkoutEvents, orderEvents, type Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';
import type { AddressWithContact } from '@stoa/contract/shared/address';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { setRequestContact } from '../back-in-stock/index.ts';
import { setCheckoutContact } from '../checkout/index.ts';
import { setOrderContact } from '../orders/index.ts';
import type { ContactActivity, ContactAddress, ContactInfo } from './contact.ts';
import { upsertContact } from './upsert-contact.ts';

/** The buyer's data in an order or a checkout. */
type Buyer = {
  buyerInfo?: Static<typeof Order>['buyerInfo'];
  billing?: Party;
  shipping?: Party;
};
type Party = Static<typeof AddressWithContact>;

/**
 * Buyers, would-be buyers and people who wait for an item become contacts; orders, checkouts and requests store which.
 */
export const buyersBecomeContacts: Consumer<Context> = {
  name: 'buyers become contacts',
  hears: [
    on(orderEvents.approved, async (ctx, { payload: { order = {} }, entityId, createdDate }, tx) => {
      const { contactId: known } = order.buyerInfo ?? {};
      // staff may have named the buyer
      if (known && order.createdBy?.userId) return;
      const activity = { activityType: 'ECOM_PURCHASE' as const, activityDate: createdDate };
      const { buyerInfo, billingInfo: billing, recipientInfo: shipping } = order;
      const contactId = await upsertBuyer(ctx, tx, { buyerInfo, billing, shipping }, { isOrder: true, activity });
      if (contactId && contactId !== known) await setOrderContact(tx, entityId, contactId);
    }),
    on([checkoutEvents.created, checkoutEvents.updated], async (ctx, { payload, entityId, createdDate }, tx) => {
      // a checkout keeps its contact
      if (payload.buyerInfo?.contactId) return;
      const activity = { activityType: 'ECOM_CHECKOUT_BUYER' as const, activityDate: createdDate };
      const { buyerInfo, billingInfo: billing, shippingInfo } = payload;
      const buyer = { buyerInfo, billing, shipping: shippingInfo?.shippingDestination };
      const contactId = await upsertBuyer(ctx, tx, buyer, { isOrder: false, activity });
      if (contactId) await setCheckoutContact(tx, entityId, contactId);
    }),
    on(backInStockRequestEvents.created, async (ctx, { payload: { email }, entityId, createdDate }, tx) => {
      const info = { emails: { items: email ? [{ email }] : [] } };
      const activity = { activityType: 'GENERAL' as const, activityDate: createdDate };
      const contactId = await upsertContact(ctx, tx, { info, activity });
      if (contactId) await setRequestContact(tx, entityId, contactId);
    }),
  ],
};

type BuyerFacts = { isOrder: boolean; activity: { activityType: ContactActivity; activityDate: string } };

function upsertBuyer(ctx: Context, tx: Tx, buyer: Buyer, { isOrder, activity }: BuyerFacts): Promise<string | null> {
  const { visitorId, memberId } = buyer.buyerInfo ?? {};
  return upsertContact(ctx, tx, { info: infoOfBuyer(buyer, { isOrder }), visitorId, memberId, activity });
}

/**
 * The personal data in a purchase. A checkout is saved while its address is still being typed, so that only addresses
 * of orders count.
 */
function infoOfBuyer({ buyerInfo, billing, shipping }: Buyer, { isOrder }: { isOrder: boolean }): ContactInfo {
  // the payer is the buyer; a parcel may go to someone else
  const { firstName, lastName, phone, company } = (billing ?? shipping)?.contactDetails ?? {};
  const addresses = [
    { tag: 'BILLING' as const, address: billing?.address },
    { tag: 'SHIPPING' as const, address: shipping?.address },
  ].flatMap(({ tag, address }): ContactAddress[] => (address ? [{ tag, address: placeOf(address) }] : []));
  return {
    name: { first: firstName, last: lastName },
    emails: { items: buyerInfo?.email ? [{ email: buyerInfo.email }] : [] },
    phones: { items: phone && /\d/.test(phone) ? [{ phone: phone.slice(0, 50) }] : [] },
    ...(isOrder && { addresses: { items: addresses } }),
    company,
  };
}

/** The postal part of a purchase's address, without details such as its place on the map. */
function placeOf(address: NonNullable<ContactAddress['address']>): ContactAddress['address'] {
  const { streetAddress, addressLine, addressLine2, country, subdivision, city, postalCode } = address;
  const street = streetAddress ? { streetAddress } : { addressLine };
  return { ...street, addressLine2, country, subdivision, city, postalCode };
}
