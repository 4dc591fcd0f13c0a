import type { Static } from '@stoa/contract';
import type { Order, OrderLineItem } from '@stoa/contract/ecom/order';
import type { Activity } from '@stoa/contract/ecom/order-activities';

export type OrderView = Static<typeof Order>;
export type OrderLine = Static<typeof OrderLineItem>;
export type OrderActivity = Static<typeof Activity>;
