import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../../site.ts';
import { type App, factsOf, hostOf } from '../app.ts';

/** Where browsers tell of a page that they had loaded before it was wanted, and show now. */
const VIEWED = '/_viewed';
/** Headers in which proxies name the country of a visitor. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-vercel-ip-country', 'x-appengine-country'];
/** What proxies say where they do not know it, and what they call the Tor network. */
const NO_COUNTRIES = ['XX', 'ZZ', 'T1'];

/** The country of a browser's first language: `US` for `en-US,en;q=0.9`. */
export const countryOfLanguage = (languages = ''): string | null =>
  /^[a-z]{2,3}-([A-Z]{2})\b/.exec(languages)?.[1] ?? null;

/**
 * Counts a document that a browser gets. If it only wants to have it in case its visitor follows a link, the answer says
 * where it can tell when it shows the document, which it does by itself and without a script.
 */
export function countView(app: App, site: Site, request: FastifyRequest, reply: FastifyReply): void {
  const { headers } = request;
  const dest = headers['sec-fetch-dest'];
  if (dest !== undefined && dest !== 'document') return;
  if (isAhead(headers)) return void reply.header('link', `<${VIEWED}>; rel=prefetch`);
  note(app, site, request, request.url, headers.referer ?? '');
}

/** Counts pages that were loaded ahead, once they are shown. */
export function viewedAhead(server: FastifyInstance, app: App): void {
  server.get(VIEWED, async (request, reply) => {
    const site = await app.sites.byHost(hostOf(request));
    const page = URL.parse(request.headers.referer ?? '');
    const isOwn = request.headers['sec-fetch-site'] === 'same-origin' && page?.host === request.headers.host;
    if (site && page && isOwn) note(app, site, request, page.pathname + page.search, page.href);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function note(app: App, site: Site, request: FastifyRequest, url: string, referrer: string): void {
  const [path = '', query] = url.split(/\?(.*)/s);
  app.visits.view(site, factsOf(app, request).client, {
    host: hostOf(request),
    path,
    query: query === undefined ? '' : `?${query}`,
    referrer,
    country: countryOf(request.headers),
  });
}

const isAhead = (headers: FastifyRequest['headers']): boolean =>
  /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));

function countryOf(headers: FastifyRequest['headers']): string {
  const named = COUNTRY_HEADERS.map((name) => headers[name]).find((value) => value !== undefined);
  const country = typeof named === 'string' ? named.toUpperCase() : countryOfLanguage(headers['accept-language']);
  return country && /^[A-Z]{2}$/.test(country) && !NO_COUNTRIES.includes(country) ? country : '';
}
