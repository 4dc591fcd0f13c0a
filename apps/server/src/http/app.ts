import type { Operation } from '@stoa/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import type { Context, Logger } from '../context.ts';
import { type AccessTokens, type OpenId, type OpenSessions, openId } from '../domains/identity/index.ts';
import type { SiteDirectory } from '../domains/sites/index.ts';
import type { SiteCache } from '../platform/cache/site-cache.ts';
import type { Database } from '../platform/db/index.ts';
import { newId } from '../platform/ids.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Media } from '../platform/media/media.ts';
import type { CallOutside, FetchOutside } from '../platform/outgoing/index.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Site } from '../site.ts';
import type { Credentials } from './identify.ts';
import { type RateLimiter, type RateLimitSettings, rateLimiter } from './rate-limits.ts';
import { browserSecrets } from './remembered-cookie.ts';

/** What the HTTP layer works with: made once at start. */
export type App = {
  database: Database;
  sites: SiteDirectory;
  cache: SiteCache;
  media: Media;
  fetchOutside: FetchOutside;
  /** Calls the accounts elsewhere that sites let their members log in with. */
  callOutside: CallOutside;
  openId: OpenId;
  accessTokens: AccessTokens;
  /** Which members are logged in. */
  sessions: OpenSessions;
  mailer: Mailer;
  now: () => Date;
  log: Logger;
  /** The server's own address, without a slash at the end. */
  publicUrl: string;
  /** Whether browsers reach it over HTTPS, so that cookies may insist on it. */
  isSecure: boolean;
  /** Signs cursors. */
  cursorSecret: string;
  /** Encrypts what is stored and must be read again. */
  secretBox: SecretBox;
  limiter: RateLimiter;
  /** What may read /metrics from other machines; null lets in this machine alone. */
  metricsToken: string | null;
  /** Stands in where a call needs no site. */
  noSite: Site;
  credentialsOf(request: FastifyRequest, operation: Operation): Credentials;
  contextOf(parts: { request: FastifyRequest; site: Site; caller: Caller }): Context;
  /** Set by the metrics: statements that one request sent to the database. */
  countStatements(operation: string, count: number): void;
  /** The address of a site's storefront. */
  siteUrl(site: Site): string;
};

/** Names under which the public client packages address the API and media. */
const CLIENT_HOSTS = new Set(['www.wixapis.com', 'edge.wixapis.com', 'static.wixstatic.com', 'video.wixstatic.com']);

export function createApp(
  parts: Pick<
    App,
    | 'media'
    | 'fetchOutside'
    | 'callOutside'
    | 'cache'
    | 'cursorSecret'
    | 'database'
    | 'sites'
    | 'accessTokens'
    | 'sessions'
    | 'now'
    | 'log'
    | 'publicUrl'
    | 'mailer'
    | 'secretBox'
    | 'metricsToken'
  > & { rateLimits: RateLimitSettings },
): App {
  const base = new URL(parts.publicUrl);
  const isSecure = base.protocol === 'https:';
  const siteUrl = (site: Site) => `${base.protocol}//${site.host}${base.port ? `:${base.port}` : ''}`;
  return {
    ...parts,
    openId: openId(parts),
    limiter: rateLimiter(parts.rateLimits),
    isSecure,
    noSite,
    siteUrl,
    countStatements: () => {},
    credentialsOf: (request, operation) => ({
      host: hostOf(request),
      authorization: request.headers.authorization,
      siteId: header(request, 'wix-site-id'),
      cookie: request.headers.cookie,
      isOwnRequest: isOwnRequest(request),
      isRead: operation.method === 'GET',
    }),
    contextOf: ({ request, site, caller }) => ({
      database: parts.database,
      siteId: site.id,
      site,
      caller,
      requestId: request.id,
      now: parts.now,
      newId: () => newId(parts.now().getTime()),
      log: request.log,
      cache: parts.cache,
      media: parts.media,
      fetchOutside: parts.fetchOutside,
      cursorSecret: parts.cursorSecret,
      secretBox: parts.secretBox,
      sendsMail: parts.mailer.delivers,
      client: {
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        browserSecrets: browserSecrets(request.headers),
      },
      statements: { count: 0 },
      addresses: {
        site: siteUrl(site),
        media: CLIENT_HOSTS.has(hostOf(request)) ? 'https://static.wixstatic.com' : siteUrl(site),
        origin: `${base.protocol}//${(request.headers.host ?? base.host).toLowerCase()}`,
      },
    }),
  };
}

export const hostOf = (request: FastifyRequest): string =>
  (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Browsers tell where a request comes from; a foreign page can send a form, but not this header of our client. */
export function isOwnRequest(request: FastifyRequest): boolean {
  if (request.headers['x-stoa-client'] !== undefined) return true;
  const origin = request.headers.origin;
  if (origin !== undefined)
    return origin !== 'null' && URL.canParse(origin) && new URL(origin).host === request.headers.host;
  const site = request.headers['sec-fetch-site'];
  return site === 'same-origin' || site === 'none';
}

const noSite: Site = {
  id: '00000000-0000-0000-0000-000000000000',
  name: '',
  state: 'ENABLED',
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  catalogVersion: 'V3_CATALOG',
  host: '',
  clientId: '',
  settings: {
    tax: null,
    shippingOptions: [],
    paymentMethods: [],
    weightUnit: 'KG',
    theme: {},
    navigation: [],
    firstOrderNumber: 10001,
  },
};
