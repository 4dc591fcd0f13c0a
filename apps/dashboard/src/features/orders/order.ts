import type { Static } from '@stoa/contract';
import type { Order, OrderLineItem } from '@stoa/contract/ecom/order';
import type { Activity } from '@stoa/contract/ecom/order-activities';
import type { Fulfillment } from '@stoa/contract/ecom/order-fulfillments';

export type OrderView = Static<typeof Order>;
export type OrderLine = Static<typeof OrderLineItem>;
export type OrderActivity = Static<typeof Activity>;
export type FulfillmentView = Static<typeof Fulfillment>;
