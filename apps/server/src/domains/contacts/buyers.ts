import type { Context } from '../../context.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { setRequestContact } from '../back-in-stock/index.ts';
import { setCheckoutContact } from '../checkout/index.ts';
import { setOrderContact } from '../orders/index.ts';
import type { ContactActivity, ContactAddress, ContactInfo } from './contact.ts';
import { meetPerson } from './meet-person.ts';

/** The parts of an announced order or checkout that say who it is. */
type Purchase = {
  id: string;
  buyerInfo?: { visitorId?: string; memberId?: string; contactId?: string; email?: string };
  createdBy?: { userId?: string };
  billingInfo?: Party;
  recipientInfo?: Party;
  shippingInfo?: { shippingDestination?: Party };
};
type Party = {
  address?: NonNullable<ContactAddress['address']>;
  contactDetails?: { firstName?: string; lastName?: string; phone?: string; company?: string };
};

const ORDER = 'wix.ecom.v1.order_approved';
const CHECKOUTS = ['wix.ecom.v1.checkout_created', 'wix.ecom.v1.checkout_updated'];
const REQUEST = 'wix.ecom.v1.back_in_stock_notification_request_created';

/** Who buys, is about to, or waits for an item, becomes a contact; orders, checkouts and requests are told which. */
export const buyersBecomeContacts = ({ now }: Pick<Context, 'now'>): Consumer => ({
  name: 'buyers become contacts',
  types: [ORDER, ...CHECKOUTS, REQUEST],
  async handle({ type, payload, createdDate }, tx) {
    const clock = { now, newId: () => newId(now().getTime()) };
    const activityOf = (activityType: ContactActivity) => ({ activityType, activityDate: createdDate });
    if (type === REQUEST) {
      const { request } = payload as { request: { id: string; email: string } };
      const info = { emails: { items: [{ email: request.email }] } };
      const contactId = await meetPerson(clock, tx, { info, activity: activityOf('GENERAL') });
      if (contactId) await setRequestContact(tx, request.id, contactId);
      return;
    }
    const { entity } = payload as { entity: Purchase };
    const { visitorId, memberId, contactId: known } = entity.buyerInfo ?? {};
    const isOrder = type === ORDER;
    // staff may have said whose order it is; a checkout keeps the contact that it was given
    if (known && (!isOrder || entity.createdBy?.userId)) return;
    const activity = activityOf(isOrder ? 'ECOM_PURCHASE' : 'ECOM_CHECKOUT_BUYER');
    const contactId = await meetPerson(clock, tx, {
      info: infoOfBuyer(entity, { isOrder }),
      visitorId,
      memberId,
      activity,
    });
    if (!contactId || contactId === known) return;
    if (isOrder) await setOrderContact(tx, entity.id, contactId);
    else await setCheckoutContact(tx, entity.id, contactId);
  },
});

/**
 * What somebody said of themselves when they bought. A checkout is saved while its address is still being typed: addresses
 * are those that were ordered with.
 */
function infoOfBuyer(
  { buyerInfo, billingInfo, recipientInfo, shippingInfo }: Purchase,
  { isOrder }: { isOrder: boolean },
): ContactInfo {
  const shipping = shippingInfo?.shippingDestination ?? recipientInfo;
  // the one who pays is the buyer; a parcel may go to somebody else
  const { firstName, lastName, phone, company } = (billingInfo ?? shipping)?.contactDetails ?? {};
  const addresses = [
    { tag: 'BILLING' as const, address: billingInfo?.address },
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

/** Addresses of purchases say more, such as where on the map they are. */
function placeOf(address: NonNullable<ContactAddress['address']>): ContactAddress['address'] {
  const { streetAddress, addressLine, addressLine2, country, subdivision, city, postalCode } = address;
  const street = streetAddress ? { streetAddress } : { addressLine };
  return { ...street, addressLine2, country, subdivision, city, postalCode };
}
