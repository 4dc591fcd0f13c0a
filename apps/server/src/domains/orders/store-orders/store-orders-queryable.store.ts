import { sql } from 'kysely';
import type { Queryable } from '../../../platform/query/index.ts';
import { ordersQueryable } from '../searching/orders-queryable.store.ts';

/** The fields of the older form, by the names of today's. */
export function storeOrdersQueryable(currency: string): Queryable {
  const { fields, ...rest } = ordersQueryable(currency);
  const today = (name: string) => {
    const field = fields[name];
    if (!field) throw new Error(`orders have no field ${name}`);
    return field;
  };
  return {
    ...rest,
    fields: {
      id: today('id'),
      number: today('number'),
      numericId: today('number'),
      status: today('status'),
      dateCreated: today('createdDate'),
      lastUpdated: today('updatedDate'),
      archived: today('archived'),
      paymentStatus: today('paymentStatus'),
      fulfillmentStatus: today('fulfillmentStatus'),
      currency: today('currency'),
      checkoutId: today('checkoutId'),
      'buyerInfo.id': { kind: 'string', column: sql`coalesce(doc #>> '{buyer,memberId}', contact_id::text)` },
      'buyerInfo.email': today('buyerInfo.email'),
      'billingInfo.address.fullName': today('billingInfo.contactDetails.fullName'),
      'billingInfo.address.fullName.firstName': today('billingInfo.contactDetails.firstName'),
      'billingInfo.address.fullName.lastName': today('billingInfo.contactDetails.lastName'),
      'channelInfo.type': today('channelInfo.type'),
      'lineItems.productId': today('lineItems.catalogReference.catalogItemId'),
      'lineItems.name': today('lineItems.productName.original'),
      'totals.total': today('priceSummary.total.amount'),
    },
    defaultSort: [{ fieldName: 'dateCreated', order: 'DESC' }],
    ties: ['dateCreated'],
  };
}
