import type { ErrorEntry } from './error-entry.ts';

/** Codes of orders, their drafts, changes and fulfilments. */
export const ordersErrors = {
  ADDITIONAL_FEE_NOT_FOUND: { status: 404, description: 'The order has no such fee.' },
  BUYER_NOT_REACHABLE: {
    status: 428,
    description: 'There is no e-mail about this: the order has no address, or the customer picks it up.',
  },
  CANNOT_OVERWRITE_NON_IMPORTED_ORDER: { status: 428, description: 'The order with this id was not imported.' },
  CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER: {
    status: 428,
    description: 'The counter is further on already. Allow a lower one, if that is intended.',
  },
  DRAFT_ORDER_NOT_FOUND: { status: 404, description: 'There is no such draft order.' },
  FULFILLMENT_EXCEEDS_ORDER: {
    status: 428,
    description: 'No more items of a line can be fulfilled than were ordered and are left.',
  },
  FULFILLMENT_NOT_FOUND: { status: 404, description: 'There is no such fulfilment of the order.' },
  LINE_ITEM_PAID: { status: 428, description: 'A membership has already paid for this line.' },
  ORDER_ACTIVITY_NOT_FOUND: { status: 404, description: 'The history of the order has no such entry.' },
  ORDER_CANCELED: { status: 428, description: 'The order was cancelled.' },
  ORDER_CANNOT_BE_EDITED: { status: 428, description: 'The order cannot be changed in its present status.' },
  ORDER_IS_NOT_PICKED_UP: { status: 428, description: 'The customer does not pick this order up.' },
  ORDER_IS_PENDING: { status: 428, description: 'The order is not final: its payment is still open.' },
  ORDER_IS_REJECTED: { status: 428, description: 'The order was rejected: its payment failed.' },
  ORDER_NOT_FOUND: { status: 404, description: 'There is no such order.' },
  PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED: {
    status: 428,
    description: 'Money was refunded for the order: its tip can no longer be changed.',
  },
  PURCHASED_DATE_CANNOT_BE_IN_FUTURE: {
    status: 400,
    description: 'The purchase date of an order cannot be in the future.',
  },
  STATUS_NOT_ALLOWED: { status: 428, description: 'The payment cannot have this status now.' },
  TOO_MANY_ORDER_ACTIVITIES: { status: 428, description: 'The history of an order has 1,000 entries at most.' },
  TRACKING_NUMBER_ALREADY_EXISTS: {
    status: 409,
    description: 'Another fulfilment of the order has this tracking number.',
  },
  ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED: {
    status: 428,
    description: 'A fee of the order can be taken off, but not deleted.',
  },
  BUSINESS_LOCATION_CANNOT_BE_EDITED: {
    status: 428,
    description: 'The location of an order that was placed is fixed.',
  },
  CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER: {
    status: 428,
    description: 'Somebody else delivers this line: it cannot be changed here.',
  },
  CATALOG_ITEM_NOT_AVAILABLE: { status: 428, description: 'There are fewer of the item than requested.' },
  CATALOG_ITEM_NOT_FOUND: { status: 404, description: 'The catalogue has no such item.' },
  CREATE_ORDER_FAILED_VALIDATIONS: { status: 428, description: 'The draft cannot become an order as it is.' },
  DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS: { status: 428, description: 'A discount is more than what the item costs.' },
  DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS: { status: 428, description: 'A discount is more than what the items cost.' },
  DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL: {
    status: 428,
    description: 'A discount is more than what the delivery costs.',
  },
  DISCOUNT_NOT_FOUND: { status: 404, description: 'The draft has no such discount.' },
  DISCOUNT_REMOVE_NOT_SUPPORTED: {
    status: 428,
    description: 'A discount of the order can be taken off, but not deleted.',
  },
  DRAFT_ORDER_ALREADY_COMMITTED: { status: 428, description: 'The draft was committed and can no longer be changed.' },
  DRAFT_ORDER_CANNOT_BE_DELETED: { status: 428, description: 'A draft that was committed is kept.' },
  DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS: { status: 428, description: 'The changes cannot be applied to the order.' },
  DRAFT_ORDER_DOES_NOT_EXIST: { status: 404, description: 'There is no such draft, or it has expired.' },
  DUPLICATED_LINE_ITEM_IDS: { status: 400, description: 'Two lines have the same id.' },
  EMPTY_CHANGE_REQUEST: { status: 400, description: 'A line is named without anything to change.' },
  GIFT_CARD_ITEM_UNSUPPORTED: { status: 428, description: 'Gift cards are sold by the shop’s own pages only.' },
  LINE_ITEM_DOES_NOT_EXIST: { status: 404, description: 'The draft has no such line.' },
  MAX_ITEMS_REACHED: { status: 428, description: 'The draft is full.' },
  MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE: {
    status: 428,
    description: 'The price does not cover the modifiers of the item.',
  },
  MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM: { status: 400, description: 'A line is named more than once.' },
  ORDER_IS_ALREADY_EDITED: { status: 409, description: 'Somebody else is editing the order.' },
  UPDATING_LINE_ITEM_WITH_LOCATIONS: {
    status: 428,
    description: 'The line is delivered from locations of its own: it cannot be changed here.',
  },
  UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN: { status: 428, description: 'A line that is taken off has no price.' },
} as const satisfies Record<string, ErrorEntry>;
