import { parseAmount, toDecimal } from '@stoa/money';
import { sql } from 'kysely';
import type { Queryable, QueryField } from '../../../platform/query/index.ts';

/** Text, or texts, of which an order has few: `terms` has them, by the name that `order_terms` gives their kind. */
const terms = (kind: string) => ({ column: sql`orders.terms`, prefix: `${kind}:` });

const textAt = (...path: string[]) => sql`doc #>> ${sql.lit(`{${path.join(',')}}`)}`;

/** A text of the document. */
const inDocument = (kind: string, ...path: string[]): QueryField => ({
  kind: 'string',
  column: textAt(...path),
  terms: terms(kind),
});

/** A text of every line. */
const ofLines = (kind: string, ...path: string[]): QueryField => ({
  kind: 'stringArray',
  column: sql`array(select line #>> ${sql.lit(`{${path.join(',')}}`)} from jsonb_array_elements(doc -> 'lines') as line)`,
  terms: terms(kind),
});

/** The contract that its lines begin, or are part of. */
const ofSubscription: QueryField = {
  kind: 'stringArray',
  // null for orders without one, so that clients may ask which have one
  column: sql`nullif(array(select line #>> '{item,subscription,contract,id}' from jsonb_array_elements(doc -> 'lines') as line
    where line #>> '{item,subscription,contract,id}' is not null), '{}')`,
  terms: terms('contract'),
};

const tags = (kind: 'tag' | 'privateTag'): QueryField => ({
  kind: 'stringArray',
  column: sql`array(select jsonb_array_elements_text(doc #> ${sql.lit(`{tags,${kind === 'tag' ? 'publicTags' : 'privateTags'},tagIds}`)}))`,
  terms: terms(kind),
});

/** An amount of the site's currency, in minor units. */
const amount = (currency: string, column: QueryField['column']): QueryField => ({
  kind: 'number',
  column,
  toColumn: (text) => parseAmount(text, currency) ?? undefined,
  fromColumn: (text) => toDecimal(Number(text), currency),
});

/** Fields that orders can be queried by. Totals are compared in minor units of the site's currency. */
export const ordersQueryable = (currency: string): Queryable => ({
  fields: {
    id: { kind: 'uuid', column: sql`orders.id` },
    // a running counter: as text, 10 would come before 9
    number: { kind: 'integer', column: sql`orders.number`, sortable: true },
    status: { kind: 'string', column: sql`status`, sortable: true },
    archived: { kind: 'boolean', column: sql`archived` },
    imported: { kind: 'boolean', column: sql`imported` },
    seenByAHuman: { kind: 'boolean', column: sql`seen` },
    createdDate: { kind: 'date', column: sql`orders.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`orders.updated_date`, sortable: true },
    purchasedDate: { kind: 'date', column: sql`purchased_date`, sortable: true, nullable: true },
    paymentStatus: { kind: 'string', column: sql`payment_status`, sortable: true },
    fulfillmentStatus: { kind: 'string', column: sql`fulfillment_status`, sortable: true },
    currency: { kind: 'string', column: sql`orders.currency` },
    checkoutId: { kind: 'uuid', column: sql`checkout_id` },
    'buyerInfo.email': {
      kind: 'string',
      column: sql`email_in_lower_case`,
      toColumn: (text) => text.toLowerCase(),
      sortable: true,
      sortColumn: sql`email_order`,
    },
    'buyerInfo.contactId': { kind: 'uuid', column: sql`contact_id` },
    'buyerInfo.memberId': inDocument('member', 'buyer', 'memberId'),
    'buyerInfo.visitorId': inDocument('visitor', 'buyer', 'visitorId'),
    'createdBy.userId': inDocument('user', 'createdBy', 'userId'),
    'channelInfo.type': {
      kind: 'string',
      column: sql`coalesce(${textAt('stated', 'wire', 'channelInfo', 'type')}, doc ->> 'channelType')`,
      terms: terms('channel'),
    },
    'channelInfo.externalOrderId': inDocument('externalOrder', 'stated', 'wire', 'channelInfo', 'externalOrderId'),
    'billingInfo.contactDetails.firstName': inDocument('firstName', 'billingInfo', 'contactDetails', 'firstName'),
    'billingInfo.contactDetails.lastName': inDocument('lastName', 'billingInfo', 'contactDetails', 'lastName'),
    'billingInfo.contactDetails.fullName': { kind: 'string', column: sql`buyer_name` },
    'shippingInfo.region.name': inDocument('region', 'delivery', 'regionName'),
    'shippingInfo.title': inDocument('delivery', 'delivery', 'title'),
    'shippingInfo.logistics.deliveryTime': inDocument('deliveryTime', 'delivery', 'deliveryTime'),
    'subscriptionInfo.id': ofSubscription,
    'lineItems.subscriptionInfo.id': ofSubscription,
    'lineItems.productName.original': ofLines('name', 'item', 'productName'),
    'lineItems.catalogReference.catalogItemId': ofLines('item', 'reference', 'catalogItemId'),
    'lineItems.catalogReference.appId': ofLines('app', 'reference', 'appId'),
    'tags.tags.tagIds': tags('tag'),
    'tags.privateTags.tagIds': tags('privateTag'),
    'priceSummary.total.amount': { ...amount(currency, sql`total`), sortable: true },
    'priceSummary.subtotal.amount': amount(currency, sql`orders.subtotal`),
    'priceSummary.shipping.amount': amount(currency, sql`orders.shipping`),
    'priceSummary.tax.amount': amount(currency, sql`orders.tax`),
    'priceSummary.discount.amount': amount(currency, sql`orders.discount`),
  },
  text: {
    vector: sql`orders.search`,
    fields: { number: 'A', buyerInfo: 'B', lineItems: 'C', recipientInfo: 'D' },
    // the latest come first, whatever the words
    ranked: null,
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  ties: ['createdDate'],
  tieBreaker: 'id',
  defaultLimit: 100,
  maxLimit: 100,
});
