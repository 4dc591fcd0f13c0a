/** Cards that members let the shop keep for later purchases. Providers have them; here are only their names and dates. */
import { memberOr, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  fieldMask,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { CursorPagingMetadata } from '../shared/paging.ts';

export const CardBrand = choice(
  ...(['UNKNOWN_CARD_BRAND', 'AMEX', 'DANKORT', 'DINERS', 'DISCOVER', 'ISRACARD', 'JCB', 'MAESTRO'] as const),
  ...(['MASTERCARD', 'UNIONPAY', 'VISA', 'RUPAY'] as const),
);
export const SavedCardInfo = message('SavedCardInfo', {
  lastFourDigits: readonly(nullable(text({ minLength: 4, maxLength: 4 }))),
  expirationMonth: readonly(nullable(integer({ minimum: 1, maximum: 12 }))),
  expirationYear: readonly(nullable(integer({ minimum: 2000, maximum: 2099 }))),
  cardholderName: nullable(text({ minLength: 1, maxLength: 1000 })),
  brand: readonly(CardBrand),
  /** As people write it: `Visa`; null where it is not known. */
  brandName: readonly(nullable(text())),
});
export const SavedMethod = message('SavedMethod', {
  typeId: readonly(text({ minLength: 1, maxLength: 100 })),
  cardInfo: ref(SavedCardInfo),
});
export const MemberPaymentMethod = message('MemberPaymentMethod', {
  id: readonly(nullable(guid)),
  revision: nullable(int64),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  siteMemberId: readonly(nullable(guid)),
  /** Whether it is offered first. */
  primary: readonly(boolean),
  paymentMethod: ref(SavedMethod),
  /** Whether the shop can still charge it: not after it has changed its provider. */
  usable: readonly(boolean),
  /** Whether the merchant may charge it without its owner, except for what was agreed on. */
  merchantUseAllowed: nullable(boolean),
});
const SavedMethodsPaging = message('SavedMethodsPaging', {
  limit: nullable(integer({ minimum: 1, maximum: 100 })),
  cursor: nullable(text({ maxLength: 16_000 })),
});
const RequestedFields = choice('SENSITIVE_INFO');

const savedPaymentMethodId = guid;
const found = ['SAVED_PAYMENT_METHOD_NOT_FOUND'] as const;

export const savedPaymentMethods = service(
  'payments.saved-payment-methods',
  ['/_api/payments/saved-payment-methods', '/payments', ''],
  {
    getSavedPaymentMethod: operation({
      method: 'GET',
      path: '/v1/saved-payment-methods/{savedPaymentMethodId}',
      summary: 'Get a saved payment method: an own one, or any with the permission',
      permit: memberOr('PAYMENTS.SAVED_PAYMENT_METHOD_READ'),
      request: { savedPaymentMethodId, fields: list(RequestedFields, { maxItems: 1 }) },
      response: { savedPaymentMethod: ref(MemberPaymentMethod) },
      required: ['savedPaymentMethodId'],
      errors: found,
    }),
    listSavedPaymentMethods: operation({
      method: 'GET',
      path: '/v1/saved-payment-methods',
      summary:
        'List saved payment methods, the primary one first: own ones, or those of any member with the permission',
      permit: memberOr('PAYMENTS.SAVED_PAYMENT_METHOD_READ'),
      request: {
        siteMemberId: nullable(text({ minLength: 2, maxLength: 36 })),
        paymentMethodTypeId: nullable(text({ minLength: 1, maxLength: 100 })),
        merchantUseAllowed: nullable(boolean),
        fields: list(RequestedFields, { maxItems: 1 }),
        paging: ref(SavedMethodsPaging),
      },
      response: {
        savedPaymentMethods: list(ref(MemberPaymentMethod)),
        pagingMetadata: ref(CursorPagingMetadata),
      },
    }),
    updateSavedPaymentMethod: operation({
      method: 'PATCH',
      effect: 'write',
      logsStaff: true,
      path: '/v1/saved-payment-methods/{savedPaymentMethod.id}',
      summary: "Change the holder's name of a saved card, or whether the merchant may charge it",
      permit: memberOr('PAYMENTS.SAVED_PAYMENT_METHOD_UPDATE'),
      request: { savedPaymentMethod: ref(MemberPaymentMethod), fieldMask: fieldMask('savedPaymentMethod') },
      response: { savedPaymentMethod: ref(MemberPaymentMethod) },
      required: ['savedPaymentMethod', 'savedPaymentMethod.id', 'savedPaymentMethod.revision'],
      errors: found,
    }),
    markSavedPaymentMethodPrimary: operation({
      method: 'GET',
      effect: 'write',
      logsStaff: true,
      alsoPost: true,
      path: '/v1/saved-payment-methods/{savedPaymentMethodId}/mark-primary',
      summary: 'Offer a saved payment method first',
      permit: memberOr('PAYMENTS.SAVED_PAYMENT_METHOD_MARK_PRIMARY'),
      request: { savedPaymentMethodId },
      response: {},
      required: ['savedPaymentMethodId'],
      errors: found,
    }),
    deleteSavedPaymentMethod: operation({
      method: 'DELETE',
      effect: 'write',
      logsStaff: true,
      path: '/v1/saved-payment-methods/{savedPaymentMethodId}',
      summary: 'Remove a saved payment method, here and at its provider, unless a subscription is charged to it',
      permit: memberOr('PAYMENTS.SAVED_PAYMENT_METHOD_DELETE'),
      request: { savedPaymentMethodId },
      response: {},
      required: ['savedPaymentMethodId'],
      errors: [...found, 'SAVED_PAYMENT_METHOD_IN_USE'],
    }),
  },
);
