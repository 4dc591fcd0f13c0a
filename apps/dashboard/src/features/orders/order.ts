import type { Static } from '@stoa/contract';
import type { Activity, Order, OrderLineItem } from '@stoa/contract/ecom/order';

export type OrderView = Static<typeof Order>;
export type OrderLine = Static<typeof OrderLineItem>;
export type OrderActivity = Static<typeof Activity>;
