/** For tests: the storefront's requests, with an API that answers as it is told. */
import type { StorefrontRequest } from './lib/storefront-request.ts';

export const manifest = { 'src/client.ts': { file: 'client-1.js', css: ['client-1.css'] } };
export const site = {
  name: 'Halftone',
  language: 'en',
  navigation: [{ label: 'All prints', href: '/shop' }],
  theme: {},
};

/** A mock of the API with the responses that these pages need, by the beginning of the path. */
export const answers: Record<string, { status: number; body: unknown }> = {
  '/stoa/v1/site': { status: 200, body: { site } },
  '/stoa/v1/checkout-form': { status: 200, body: { form: {} } },
  '/stoa/v1/address-formats/': {
    status: 200,
    body: {
      format: {
        lines: [{ parts: ['addressLine'] }, { parts: ['postalCode', 'city'] }],
        required: ['addressLine', 'postalCode', 'city'],
        postalCode: { name: 'POSTAL_CODE', pattern: '\\d{5}', example: '26133' },
      },
    },
  },
  '/stoa/v1/visitors/current/collected': { status: 200, body: {} },
  '/ecom/v1/carts/current': {
    status: 404,
    body: { message: 'none', details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } },
  },
};

export function request(path: string, changed = answers, form?: string, language = 'en'): StorefrontRequest {
  return {
    method: form === undefined ? 'GET' : 'POST',
    url: new URL(path, 'http://shop.test'),
    form: form === undefined ? null : new URLSearchParams(form),
    files: [],
    languageCountry: null,
    nonce: 'abc',
    language,
    languagePath: '',
    returnAddresses: {},
    isKnown: false,
    displayCurrency: null,
    displayCurrencyOf: async () => null,
    decision: '',
    remember: (_key, load) => load(),
    transport: async (call) => {
      const found = Object.entries(changed).find(([start]) => call.path.startsWith(start))?.[1];
      return { status: 404, body: { message: 'nothing' }, ...found, requestId: 'r1' };
    },
  };
}

/** Remembers for all requests that are given it, like a site's cache. */
export function memory(): StorefrontRequest['remember'] {
  const known = new Map<string, unknown>();
  return async <T extends object>(key: string, load: () => Promise<T>) => {
    if (!known.has(key)) known.set(key, await load());
    return known.get(key) as T;
  };
}

/** The calls of a visitor's request, by method and path. */
export function noted(request: StorefrontRequest): { request: StorefrontRequest; calls: string[] } {
  const calls: string[] = [];
  const transport: StorefrontRequest['transport'] = (call) => {
    calls.push(`${call.method} ${call.path.split('?')[0]}`);
    return request.transport(call);
  };
  return { request: { ...request, transport, isKnown: true }, calls };
}

export const member = {
  '/members/v1/members/my': { status: 200, body: { member: { id: 'm1' } } },
};
