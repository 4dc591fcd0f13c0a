/** What apps answer for a shop over HTTP: each plugin is an address at which an app is asked about purchases. */
import { backOffice, operation, recentStaff, service, staffOnly } from '../operation.ts';
import {
  anything,
  boolean,
  choice,
  date,
  guid,
  immutable,
  int64,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';

export const ServicePluginKind = choice(
  'SHIPPING_RATES',
  'ADDITIONAL_FEES',
  'VALIDATIONS',
  'MEMBERSHIPS',
  'GIFT_CARDS',
  'DISCOUNT_TRIGGERS',
  'TAX_CALCULATION',
  'PAYMENT_SETTINGS',
);

/** The reason why an app could not be asked, or its answer did not count. */
export const ServicePluginFailure = message('StoaServicePluginFailure', {
  date,
  /** What it was asked: `getShippingRates`. */
  operation: text(),
  reason: choice('NOT_REACHED', 'TOO_SLOW', 'WRONG_STATUS', 'WRONG_ANSWER'),
  /** For the people who look after the app. */
  detail: text(),
});

export const ServicePlugin = message('StoaServicePlugin', {
  id: readonly(guid),
  /** The OAuth app that it belongs to. */
  appId: immutable(guid),
  kind: immutable(ServicePluginKind),
  /** What buyers and staff read of it where it has to be named. */
  name: text({ minLength: 1, maxLength: 64 }),
  /** Where the app is asked: the paths of the operations follow it. */
  url: text({ minLength: 1, maxLength: 2048 }),
  /** Whether it is asked. */
  active: boolean,
  /** For VALIDATIONS: whether carts are checked as well. */
  validateInCart: boolean,
  /** For PAYMENT_SETTINGS: whether the bank is to verify payments while the app does not answer. */
  fallbackRequires3dSecure: boolean,
  /** The last time that it did not answer, or not so that it counts; null where that never happened. */
  lastFailure: readonly(nullable(ref(ServicePluginFailure))),
  revision: int64,
  createdDate: readonly(date),
  updatedDate: readonly(date),
});

/** Where an app verifies what it is asked with. */
export const ServicePluginKey = message('StoaServicePluginKey', {
  appId: guid,
  /** SPKI, as PEM. */
  publicKey: text(),
});

export const servicePlugins = service('stoa.service-plugins', ['/stoa'], {
  listServicePlugins: operation({
    method: 'GET',
    path: '/v1/service-plugins',
    summary: 'List what apps answer for the site, with the public keys by which they verify its questions',
    permit: backOffice('DEVELOPERS.OAUTH_APP_READ'),
    request: {},
    response: { servicePlugins: list(ref(ServicePlugin)), keys: list(ref(ServicePluginKey)) },
  }),
  createServicePlugin: operation({
    method: 'POST',
    effect: 'write',
    creates: 'servicePlugin',
    path: '/v1/service-plugins',
    summary: 'Let an app answer questions about purchases at an address',
    permit: recentStaff('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { servicePlugin: ref(ServicePlugin) },
    response: { servicePlugin: ref(ServicePlugin) },
    required: ['servicePlugin', 'servicePlugin.appId', 'servicePlugin.kind', 'servicePlugin.name', 'servicePlugin.url'],
    errors: ['OAUTH_APP_IS_NO_SERVICE', 'SERVICE_PLUGIN_EXISTS'],
  }),
  updateServicePlugin: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/service-plugins/{servicePlugin.id}',
    summary: 'Change where and whether an app is asked; fields that are absent stay as they are',
    permit: recentStaff('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { servicePlugin: ref(ServicePlugin) },
    response: { servicePlugin: ref(ServicePlugin) },
    required: ['servicePlugin', 'servicePlugin.id', 'servicePlugin.revision'],
    errors: ['INVALID_REVISION'],
  }),
  deleteServicePlugin: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/service-plugins/{servicePluginId}',
    summary: 'No longer ask an app',
    permit: staffOnly('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { servicePluginId: guid },
    response: {},
    required: ['servicePluginId'],
  }),
  tryServicePlugin: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/service-plugins/{servicePluginId}/try',
    summary: 'Ask an app about a made-up purchase',
    permit: staffOnly('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { servicePluginId: guid },
    response: {
      /** What it was asked: `getShippingRates`. */
      operation: text(),
      address: text(),
      /** How long it took. */
      milliseconds: int64,
      /** The answer as it came; absent where there is none that can be read. */
      answer: anything,
      /** Why the answer does not count; null where it does. */
      failure: nullable(ref(ServicePluginFailure)),
    },
    required: ['servicePluginId'],
  }),
});
