import { orderReturnEvents, orderReturns } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { documentField, type Kept, type OwnOf, resource } from '../../platform/resource/index.ts';

export type ReturnDocument = OwnOf<typeof orderReturns>;
export type OrderReturn = Kept<ReturnDocument>;
export type ReturnReason = NonNullable<ReturnDocument['reason']>;
type Status = NonNullable<ReturnDocument['status']>;
export type ReturnStep = 'approve' | 'decline' | 'receive' | 'cancel';

/** The life of a return. The buyer can take it back until the items have arrived. */
export const returnMachine: Record<Status, Partial<Record<ReturnStep, Status>>> = {
  REQUESTED: { approve: 'APPROVED', decline: 'DECLINED', cancel: 'CANCELED' },
  APPROVED: { receive: 'RECEIVED', decline: 'DECLINED', cancel: 'CANCELED' },
  RECEIVED: { decline: 'DECLINED' },
  DECLINED: {},
  REFUNDED: {},
  CANCELED: {},
};

const text = (name: string) => ({ kind: 'string', column: documentField(name), sortable: true }) as const;

export const returnResource = resource<typeof orderReturns, Context>(orderReturns, {
  table: 'order_returns',
  events: orderReturnEvents,
  queryFields: { status: text('status'), orderId: text('orderId'), orderNumber: text('orderNumber') },
});
