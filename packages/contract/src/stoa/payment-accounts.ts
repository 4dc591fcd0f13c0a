/** The accounts with payment providers that a site is paid through. */
import { backOffice, operation, recentStaff, service } from '../operation.ts';
import { boolean, choice, date, guid, list, message, nullable, readonly, ref, text } from '../schema.ts';

export const PaymentAccount = message('PaymentAccount', {
  id: guid,
  /** `sandbox` takes test cards only and moves no money. */
  provider: choice('sandbox', 'stripe', 'payPal'),
  /** The payment method that it serves. */
  method: choice('card', 'payPal'),
  /** Whether it takes new payments. Payments that it took can be refunded in any case. */
  enabled: boolean,
  /** Whether real money is moved. */
  isLive: boolean,
  /** What the account is called at the provider, as far as that is known. */
  title: nullable(text()),
  /** Whether the provider tells this server what happens to payments. Otherwise it is asked. */
  isNotified: boolean,
  /** Where the provider's notifications are received. */
  notificationsUrl: text(),
  createdDate: readonly(date),
});

/** The keys of an account. Never returned. */
const keys = {
  /** Stripe's secret key, or a restricted one. */
  secretKey: text({ minLength: 1, maxLength: 300 }),
  /** The client ID of an app at PayPal. */
  clientId: text({ minLength: 1, maxLength: 300 }),
  clientSecret: text({ minLength: 1, maxLength: 300 }),
  /** Whether the app at PayPal is a live one. */
  isLive: boolean,
};

export const paymentAccounts = service('stoa.payment-accounts', ['/stoa'], {
  listPaymentAccounts: operation({
    method: 'GET',
    path: '/v1/payment-accounts',
    summary: 'List the accounts with payment providers, without their keys',
    permit: backOffice('SETTINGS.SITE_READ'),
    request: {},
    response: { paymentAccounts: list(ref(PaymentAccount)) },
  }),
  connectPaymentAccount: operation({
    method: 'POST',
    effect: 'write',
    creates: 'paymentAccount',
    keeps: 'nothing',
    path: '/v1/payment-accounts',
    summary: 'Try an account with a payment provider and use it for new payments, in place of the one before',
    permit: recentStaff('SETTINGS.PAYMENT_ACCOUNTS_MANAGE'),
    request: { provider: choice('sandbox', 'stripe', 'payPal'), ...keys },
    response: { paymentAccount: ref(PaymentAccount) },
    required: ['provider'],
    errors: ['PAYMENT_ACCOUNT_NOT_ACCEPTED'],
  }),
  disconnectPaymentAccount: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/payment-accounts/{paymentAccountId}',
    summary: 'Take no new payments through an account; its payments can still be captured and refunded',
    permit: recentStaff('SETTINGS.PAYMENT_ACCOUNTS_MANAGE'),
    request: { paymentAccountId: guid },
    response: {},
    required: ['paymentAccountId'],
    errors: ['PAYMENT_ACCOUNT_NOT_FOUND'],
  }),
});
