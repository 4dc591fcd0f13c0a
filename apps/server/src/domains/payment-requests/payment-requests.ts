import { orderPaymentRequestEvents, orderPaymentRequests } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { documentField, type Kept, type OwnOf, resource } from '../../platform/resource/index.ts';

export type RequestDocument = OwnOf<typeof orderPaymentRequests>;
export type PaymentRequest = Kept<RequestDocument>;
type Status = NonNullable<RequestDocument['status']>;
type Action = 'charge' | 'void' | 'update';

/** What can be done with a payment request in each state; everything else is refused by name. */
const refusals: Record<Action, Partial<Record<Status, Refusal>>> = {
  charge: {
    PAID: refuse('CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST'),
    EXPIRED: refuse('CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST'),
    VOIDED: refuse('CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST'),
  },
  // void twice is void
  void: {
    PAID: refuse('CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST'),
    EXPIRED: refuse('CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST'),
  },
  update: {
    PAID: refuse('CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST'),
    EXPIRED: refuse('CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST'),
    VOIDED: refuse('CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST'),
  },
};

/** Why something cannot be done with a request; null if it can. */
export const refuseIn = (action: Action, { status = 'UNPAID' }: Pick<RequestDocument, 'status'>): Refusal | null =>
  refusals[action][status] ?? null;

/** What a request is called in the language that somebody reads. */
export const titleIn = (
  { title, orderNumber }: Pick<RequestDocument, 'title' | 'orderNumber'>,
  language: string,
): string => title || messagesIn(language).pay.usualTitle(orderNumber ?? '');

const text = (name: string) => ({ kind: 'string', column: documentField(name), sortable: true }) as const;

export const requestResource = resource<typeof orderPaymentRequests, RequestDocument, Context>(orderPaymentRequests, {
  table: 'payment_requests',
  events: orderPaymentRequestEvents,
  stored: {
    read: (sent) => sent,
    view: (request, { site }) => ({ ...request, title: titleIn(request, site.language) }),
  },
  queryFields: {
    status: text('status'),
    orderId: text('orderId'),
    orderNumber: text('orderNumber'),
    title: text('title'),
    expirationDate: text('expirationDate'),
  },
  check: (draft, { known, written }) => {
    if (!known) return draft;
    const refusal = refuseIn('update', known);
    if (refusal) return refusal;
    const isRepriced = written.includes('amount') && Number(draft.amount?.amount) !== Number(known.amount?.amount);
    if (isRepriced) return refuse('CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT');
    return { ...draft, amount: known.amount };
  },
});
