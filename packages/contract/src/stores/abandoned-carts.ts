/** Abandoned checkouts as older programs know them. */
import { legacyEvents } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  choice,
  date,
  email,
  guid,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { PlatformPaging } from '../shared/paging.ts';

export const AbandonedCartStatus = choice('ABANDONED', 'RECOVERED');
export const AbandonedCartIdentity = choice('ADMIN', 'MEMBER', 'VISITOR', 'CONTACT');
export const AbandonedCartBuyer = message('AbandonedCartBuyer', {
  id: guid,
  identityType: AbandonedCartIdentity,
  email: nullable(email),
  phone: nullable(text()),
  firstName: nullable(text()),
  lastName: nullable(text()),
});
export const AbandonedCartCustomData = message('AbandonedCartCustomData', {
  namespace: nullable(text({ maxLength: 50 })),
  customValue: nullable(anyObject),
});
export const AbandonedCartActivity = message('AbandonedCartActivity', {
  activityType: readonly(
    choice(
      'UNRECOGNIZED_TYPE',
      'SCHEDULED',
      'EMAIL_SENT',
      'EMAIL_NOT_SENT',
      'NOTIFICATION_SENT',
      'TASK_CREATED',
      'CUSTOM_ACTIVITY',
    ),
  ),
  message: readonly(nullable(text({ maxLength: 1000 }))),
  timestamp: readonly(nullable(date)),
  customData: ref(AbandonedCartCustomData),
});
export const AbandonedCart = message('AbandonedCart', {
  id: guid,
  status: AbandonedCartStatus,
  abandonTime: readonly(nullable(date)),
  buyerInfo: ref(AbandonedCartBuyer),
  total: nullable(text()),
  activities: readonly(list(ref(AbandonedCartActivity))),
});
export const AbandonedCartQuery = message('AbandonedCartQuery', {
  paging: ref(PlatformPaging),
  /** Both are the text of their JSON. */
  filter: nullable(text()),
  sort: nullable(text()),
});

const read = backOffice('WIX_STORES.READ_ABANDONED_CARTS');

export const abandonedCarts = service('stores.abandoned-carts', ['/stores', ''], {
  getAbandonedCart: operation({
    method: 'GET',
    path: '/v1/abandonedCarts/{id}',
    summary: 'Get an abandoned checkout in the form of older programs',
    permit: read,
    request: { id: guid },
    response: { abandonedCart: ref(AbandonedCart) },
    required: ['id'],
  }),
  queryAbandonedCarts: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/abandonedCarts/query',
    summary: 'Query abandoned checkouts in the form of older programs',
    permit: read,
    request: { query: ref(AbandonedCartQuery) },
    response: { abandonedCarts: list(ref(AbandonedCart)), totalResults: integer() },
  }),
});

export const AbandonedCartTotals = message('AbandonedCartTotals', {
  subtotal: number(),
  total: number(),
  formattedTotal: text(),
});
export const CartAbandonedEvent = message('CartAbandonedEvent', {
  /** Of the abandoned cart, as it can be got. */
  cartId: guid,
  creationTime: readonly(nullable(date)),
  abandonTime: readonly(nullable(date)),
  buyerInfo: ref(AbandonedCartBuyer),
  itemsCount: integer(),
  couponId: text(),
  totals: ref(AbandonedCartTotals),
  checkoutUrl: webUrl,
});
export const CartRecoveredEvent = message('CartRecoveredEvent', {
  cartId: guid,
  recoveredTime: readonly(nullable(date)),
  creationTime: readonly(nullable(date)),
  abandonedTime: readonly(nullable(date)),
});
export const abandonedCartEvents = legacyEvents(
  'com.wix.ecommerce.cart.abandonment.api.v1',
  'WIX_STORES.READ_ABANDONED_CARTS',
  {
    cartAbandonedEvent: { when: 'A checkout is found to be abandoned.', carries: CartAbandonedEvent },
    cartRecoveredEvent: { when: 'An abandoned checkout is bought after all.', carries: CartRecoveredEvent },
  },
);
