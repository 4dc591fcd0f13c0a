import type { Operation } from '@stoa/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { RequestFacts, Services } from '../context.ts';
import { NIL_ID } from '../platform/ids.ts';
import { CLIENT_MEDIA, isClientHost } from '../platform/media/client-hosts.ts';
import type { Site } from '../site.ts';
import { type RateLimiter, rateLimiter } from './api/rate-limits.ts';
import { CURRENCY_COOKIE, readCookies } from './identity/cookies.ts';
import type { Credentials } from './identity/identify.ts';
import { browserSecrets } from './identity/remembered-cookie.ts';

/** The dependencies of the HTTP layer: created once at start. */
export type App = Services & {
  /** Whether browsers reach it over HTTPS, so that cookies can require it. */
  isSecure: boolean;
  limiter: RateLimiter;
  /** The token that opens /metrics to other machines; null restricts it to this machine. */
  metricsToken: string | null;
  /** Why it cannot serve yet, for `/readyz`; null once it can. */
  notReady: string | null;
  /** Stands in where a call needs no site. */
  noSite: Site;
  credentialsOf(request: FastifyRequest, operation: Operation): Credentials;
  /** Set by the metrics: statements that one request sent to the database. */
  countStatements(operation: string, count: number): void;
};

export function createApp(
  services: Services,
  { rateLimits, metricsToken }: Pick<Config, 'rateLimits' | 'metricsToken'>,
): App {
  return {
    ...services,
    limiter: rateLimiter(rateLimits),
    metricsToken,
    notReady: null,
    isSecure: services.publicUrl.startsWith('https:'),
    noSite,
    countStatements: () => {},
    credentialsOf: (request, operation) => ({
      host: hostOf(request),
      authorization: request.headers.authorization,
      siteId: header(request, 'wix-site-id'),
      cookie: request.headers.cookie,
      isOwnRequest: isOwnRequest(request),
      isRead: operation.effect === 'read',
    }),
  };
}

/** Names the currency to show amounts in; the site's own pages have a cookie. */
const CURRENCY_HEADER = 'x-wix-currency';

/** The facts of a request for a use case. */
export function factsOf({ publicUrl, isSecure }: App, request: FastifyRequest): RequestFacts {
  return {
    log: request.log,
    client: {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      isPrivate: request.headers['sec-gpc'] === '1' || request.headers.dnt === '1',
      browserSecrets: browserSecrets(request.headers),
    },
    mediaUrl: isClientHost(hostOf(request)) ? CLIENT_MEDIA : undefined,
    currency: header(request, CURRENCY_HEADER) ?? readCookies(request.headers.cookie).get(CURRENCY_COOKIE),
    language: languageNamed(request),
    origin: `${isSecure ? 'https' : 'http'}://${(request.headers.host ?? new URL(publicUrl).host).toLowerCase()}`,
  };
}

/** Names the language to read the site in, before further facts: `he|he-il|false`. */
const LANGUAGE_HEADER = 'x-wix-linguist';

/** The language that a call names; else that of the site's own page which makes it, as its address begins with it. */
function languageNamed(request: FastifyRequest): string | undefined {
  const named = header(request, LANGUAGE_HEADER);
  if (named !== undefined) return named.split('|')[0]?.split('-')[0]?.toLowerCase();
  const page = request.headers.referer ? URL.parse(request.headers.referer) : null;
  return page?.host === request.headers.host ? page?.pathname.split('/')[1] : undefined;
}

export const hostOf = (request: FastifyRequest): string =>
  (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Browsers tell the origin of a request; a foreign page can send a form, but not our client's header. */
export function isOwnRequest(request: FastifyRequest): boolean {
  if (request.headers['x-stoa-client'] !== undefined) return true;
  const origin = request.headers.origin;
  if (origin !== undefined)
    return origin !== 'null' && URL.canParse(origin) && new URL(origin).host === request.headers.host;
  const site = request.headers['sec-fetch-site'];
  return site === 'same-origin' || site === 'none';
}

const noSite: Site = {
  id: NIL_ID,
  name: '',
  state: 'ENABLED',
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  catalogVersion: 'V3_CATALOG',
  host: '',
  clientId: '',
  revision: '1',
  settings: {
    paymentMethods: [],
    weightUnit: 'KG',
    theme: {},
    navigation: [],
    firstOrderNumber: 10001,
  },
};
