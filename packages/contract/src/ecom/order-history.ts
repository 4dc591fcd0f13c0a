/** The history of an order: what apps and people add to it. The server writes all other entries. */
import { backOffice, operation } from '../operation.ts';
import { guid, list, message, ref, text } from '../schema.ts';
import { Order } from './order.ts';
import { Activity, CustomActivity, MerchantComment } from './order-activities.ts';

export const PublicActivity = message(
  'PublicActivity',
  { customActivity: ref(CustomActivity), merchantComment: ref(MerchantComment) },
  { atMostOne: [['customActivity', 'merchantComment']] },
);

const id = text({ minLength: 1, maxLength: 100 });
const notFound = ['ORDER_NOT_FOUND', 'ORDER_ACTIVITY_NOT_FOUND'] as const;

export const orderHistory = {
  addActivity: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/{id}/activities',
    summary: 'Add a comment, or an entry of an app, to the history of an order',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: { id, activity: ref(PublicActivity) },
    response: { order: ref(Order), activityId: guid },
    required: ['id', 'activity'],
    errors: ['ORDER_NOT_FOUND', 'TOO_MANY_ORDER_ACTIVITIES'],
  }),
  addActivities: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/{orderId}/activities/add',
    summary: 'Add up to 300 comments and entries of apps to the history of an order: all or none',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: {
      orderId: guid,
      /** The older field for the same. */
      activities: list(ref(PublicActivity), { maxItems: 300 }),
      orderActivities: list(ref(Activity), { maxItems: 300 }),
    },
    response: { order: ref(Order), activityIds: list(guid, { minItems: 1, maxItems: 300 }) },
    required: ['orderId', 'orderActivities.activityType'],
    errors: ['ORDER_NOT_FOUND', 'TOO_MANY_ORDER_ACTIVITIES'],
  }),
  updateActivity: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/orders/{id}/activities/{activityId}',
    summary: 'Change a comment, or an entry of an app, in the history of an order',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: { id, activityId: guid, activity: ref(PublicActivity) },
    response: { order: ref(Order) },
    required: ['activity', 'activityId', 'id'],
    errors: notFound,
  }),
  deleteActivity: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/orders/{id}/activities/{activityId}',
    summary: 'Delete a comment, or an entry of an app, from the history of an order',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: { id, activityId: guid },
    response: { order: ref(Order) },
    required: ['activityId', 'id'],
    errors: notFound,
  }),
};
