import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownBytes } from '../../platform/own-bytes.ts';
import type { Site } from '../../site.ts';
import { nothingAt, OUTAGE_WAIT } from '../api/errors.ts';
import { sendError } from '../api/send-error.ts';
import type { App } from '../app.ts';
import { sendNotice } from '../identity/bare-page.ts';
import { CONSENT_COOKIE, CURRENCY_COOKIE, setCookie } from '../identity/cookies.ts';
import { compressed, compressedStream } from './compression.ts';
import type { StorefrontResponse } from './storefront-build.ts';
import { countView } from './views.ts';

/** A placeholder for the nonce in cached pages; a secret of this process, so that no text of a page can contain it. */
export const NONCE = randomBytes(24).toString('base64url');

/** What the storefront answered; a page that is kept has the bytes that are sent. */
type Page = Omit<StorefrontResponse, 'body'> & { body: StorefrontResponse['body'] | Buffer };

/** The page as it is kept: as a text, a single character beyond Latin-1 would make it twice as large. */
export const keptPage = (page: StorefrontResponse): Page =>
  page.status === 200 && typeof page.body === 'string' ? { ...page, body: ownBytes(Buffer.from(page.body)) } : page;

/** `isData`: asked for under another name than the site's, where no page of it may be shown. */
type Asked = { app: App; site: Site; isData: boolean; request: FastifyRequest };

/** Sends what the storefront answered, with the visitor's new cookies; in its place an error where it may not be shown. */
export async function sendPage(
  { app, site, isData, request }: Asked,
  reply: FastifyReply,
  answer: Page,
  newCookies: () => Promise<string[]>,
) {
  if (isData && !answer.headers['content-type']?.startsWith('application/json'))
    return sendError(reply, nothingAt(request));
  if (answer.status === 500 && app.database.isAway())
    return sendNotice(reply.header('retry-after', OUTAGE_WAIT), 503, 'away', site);
  keepCookies(app, reply, answer, await newCookies());
  if (request.method !== 'POST' && isDocument(answer)) countView(app, site, request, reply);
  const nonce = randomBytes(16).toString('base64');
  reply.code(answer.status).headers({
    'content-security-policy': contentSecurityPolicy(nonce, answer.hosts ?? []),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'private, no-cache',
    ...answer.headers,
  });
  const { body } = answer;
  if (typeof body === 'string') return reply.send(await compressed(request, reply, body.replaceAll(NONCE, nonce)));
  if (Buffer.isBuffer(body)) return reply.send(await compressed(request, reply, withNonce(body, nonce)));
  return reply.send(compressedStream(request, reply, body));
}

/** The kept page with the nonce of this answer. */
function withNonce(page: Buffer, nonce: string): Buffer {
  const [parts, own] = [[] as Buffer[], Buffer.from(nonce)];
  let from = 0;
  for (let at = page.indexOf(NONCE); at !== -1; at = page.indexOf(NONCE, from)) {
    parts.push(page.subarray(from, at), own);
    from = at + NONCE.length;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
}

/** Keeps who the visitor is, and what they chose on the page. */
function keepCookies(app: App, reply: FastifyReply, answer: Page, fresh: string[]): void {
  const { chosenCurrency, decision } = answer;
  if (fresh.length) reply.header('set-cookie', fresh);
  if (chosenCurrency) reply.header('set-cookie', lastingCookie(app, CURRENCY_COOKIE, chosenCurrency));
  if (decision !== undefined) reply.header('set-cookie', lastingCookie(app, CONSENT_COOKIE, decision));
}

const YEAR = 365 * 24 * 60 * 60;

const lastingCookie = ({ isSecure }: App, name: string, value: string): string =>
  setCookie(name, value, { seconds: YEAR, secure: isSecure });

const isDocument = ({ status, headers }: Page): boolean =>
  status === 200 && headers['content-type']?.startsWith('text/html') === true;

/** Pages reach the site itself, and the hosts of others that the visitor agreed to. */
const contentSecurityPolicy = (nonce: string, hosts: readonly string[]): string =>
  [
    ["default-src 'self'", ...hosts],
    [`script-src 'self' 'nonce-${nonce}'`, ...hosts],
    [`style-src 'self' 'nonce-${nonce}'`, ...hosts],
    ["img-src 'self' data:", ...hosts],
    // videos from elsewhere, once somebody plays them
    ["frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com", ...hosts],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'self'"],
  ]
    .map((sources) => sources.join(' '))
    .join('; ');
