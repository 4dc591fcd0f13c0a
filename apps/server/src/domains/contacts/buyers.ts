import { backInStockRequestEvents, orderEvents, type Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';
import type { Context } from '../../context.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { setRequestContact } from '../back-in-stock/index.ts';
import { marketingConsentIn, setOrderContact } from '../orders/index.ts';
import type { ContactAddress, ContactInfo } from './contact.ts';
import { subscribe } from './subscriptions.store.ts';
import { upsertContact } from './upsert-contact.ts';

/**
 * Buyers and people who wait for an item become contacts; orders and requests store which. Buyers who asked for mails at
 * checkout are subscribed.
 */
export const buyersBecomeContacts: Consumer<Context> = {
  name: 'buyers become contacts',
  hears: [
    on(orderEvents.approved, async (ctx, { payload: { order = {} }, entityId, createdDate }, tx) => {
      const { contactId: known, visitorId, memberId, email } = order.buyerInfo ?? {};
      const consent = marketingConsentIn(order);
      if (consent && email) await subscribe(tx, { email, status: 'SUBSCRIBED', date: consent, source: 'CHECKOUT' });
      // staff may have named the buyer
      if (known && order.createdBy?.userId) return;
      const activity = { activityType: 'ECOM_PURCHASE' as const, activityDate: createdDate };
      const contactId = await upsertContact(ctx, tx, { info: infoOfBuyer(order), visitorId, memberId, activity });
      if (contactId && contactId !== known) setOrderContact(tx, entityId, contactId);
    }),
    on(backInStockRequestEvents.created, async (ctx, { payload: { email }, entityId, createdDate }, tx) => {
      const info = { emails: { items: email ? [{ email }] : [] } };
      const activity = { activityType: 'GENERAL' as const, activityDate: createdDate };
      const contactId = await upsertContact(ctx, tx, { info, activity });
      if (contactId) await setRequestContact(tx, entityId, contactId);
    }),
  ],
};

/** The personal data in an order. */
function infoOfBuyer({ buyerInfo, billingInfo: billing, recipientInfo: shipping }: Static<typeof Order>): ContactInfo {
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
    addresses: { items: addresses },
    company,
  };
}

/** The postal part of a purchase's address, without details such as its place on the map. */
function placeOf(address: NonNullable<ContactAddress['address']>): ContactAddress['address'] {
  const { streetAddress, addressLine, addressLine2, country, subdivision, city, postalCode } = address;
  const street = streetAddress ? { streetAddress } : { addressLine };
  return { ...street, addressLine2, country, subdivision, city, postalCode };
}
