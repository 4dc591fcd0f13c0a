import { parseAmount } from '@stoa/money';
import { sql } from 'kysely';
import type { Queryable, QueryField } from '../../platform/query/index.ts';

/** A text inside of the document. */
const inDocument = (...path: string[]): QueryField => ({
  kind: 'string',
  column: sql`doc #>> ${sql.lit(`{${path.join(',')}}`)}`,
});

/** A text of every line. */
const ofLines = (...path: string[]): QueryField => ({
  kind: 'stringArray',
  column: sql`array(select line #>> ${sql.lit(`{${path.join(',')}}`)} from jsonb_array_elements(doc -> 'lines') as line)`,
});

/** Both names, as on an envelope. */
const buyerName: QueryField = {
  kind: 'string',
  column: sql`concat_ws(' ', doc #>> '{billingInfo,contactDetails,firstName}', doc #>> '{billingInfo,contactDetails,lastName}')`,
};

/** A field that our orders do not have: clients may query it, and find none. */
const none: QueryField = { kind: 'string', column: sql`null::text` };

/** Fields that orders can be queried by. Totals are compared in minor units of the site's currency. */
export const ordersQueryable = (currency: string): Queryable => ({
  fields: {
    id: { kind: 'uuid', column: sql`orders.id` },
    // a running counter: as text, 10 would come before 9
    number: { kind: 'integer', column: sql`orders.number`, sortable: true },
    status: { kind: 'string', column: sql`status`, sortable: true },
    archived: { kind: 'boolean', column: sql`archived` },
    createdDate: { kind: 'date', column: sql`orders.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`orders.updated_date`, sortable: true },
    purchasedDate: { kind: 'date', column: sql`purchased_date`, sortable: true, nullable: true },
    paymentStatus: { kind: 'string', column: sql`payment_status`, sortable: true },
    fulfillmentStatus: { kind: 'string', column: sql`fulfillment_status`, sortable: true },
    currency: { kind: 'string', column: sql`orders.currency` },
    checkoutId: { kind: 'uuid', column: sql`checkout_id` },
    'buyerInfo.email': { kind: 'string', column: sql`email`, sortable: true, nullable: true },
    'buyerInfo.contactId': { kind: 'uuid', column: sql`contact_id` },
    'buyerInfo.memberId': inDocument('buyer', 'memberId'),
    'buyerInfo.visitorId': inDocument('buyer', 'visitorId'),
    'createdBy.userId': inDocument('createdBy', 'userId'),
    'channelInfo.type': inDocument('channelType'),
    'billingInfo.contactDetails.firstName': inDocument('billingInfo', 'contactDetails', 'firstName'),
    'billingInfo.contactDetails.lastName': inDocument('billingInfo', 'contactDetails', 'lastName'),
    'billingInfo.contactDetails.fullName': buyerName,
    'shippingInfo.region.name': none,
    'subscriptionInfo.id': none,
    'shippingInfo.title': inDocument('delivery', 'title'),
    'shippingInfo.logistics.deliveryTime': inDocument('delivery', 'deliveryTime'),
    'lineItems.productName.original': ofLines('item', 'productName'),
    'lineItems.catalogReference.catalogItemId': ofLines('reference', 'catalogItemId'),
    'lineItems.catalogReference.appId': ofLines('reference', 'appId'),
    'priceSummary.total.amount': {
      kind: 'number',
      column: sql`total`,
      toColumn: (text) => parseAmount(text, currency) ?? undefined,
    },
  },
  text: {
    vector: sql`orders.search`,
    fields: { number: 'A', buyerInfo: 'B', lineItems: 'C', recipientInfo: 'D' },
    // the latest come first, whatever the words
    ranked: null,
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  defaultLimit: 100,
  maxLimit: 100,
});
