import type { FastifyInstance } from 'fastify';
import { isAllowedAddress } from '../../domains/identity/index.ts';
import { findRedirectDomains, openRedirectSession } from '../../domains/redirects/index.ts';
import type { Site } from '../../site.ts';
import { type App, hostOf } from '../app.ts';
import { blankFrame, sendNotice, unkept } from '../identity/bare-page.ts';
import { endSessionOfToken, endSessionsOfBrowser, noLonger } from '../identity/member-cookies.ts';
import { readReturnAddresses, returnCookie } from '../identity/return-cookie.ts';
import { visitorCookie } from '../identity/visitor-cookie.ts';

/** A longer address that somebody came from is not remembered: it is in the cookie twice, and browsers drop it above 4 KB. */
const LONGEST_REFERER = 500;

/**
 * The landing point for custom front ends' visitors: hands them their identity on this host, and then the page itself.
 */
export function redirectLanding(server: FastifyInstance, app: App): void {
  server.get<{ Params: { secret: string } }>('/_redirect/:secret', async (request, reply) => {
    const site = await app.sites.byHost(hostOf(request));
    const opened = { secret: request.params.secret, now: app.now() };
    const session = site && (await openRedirectSession(app.database, { siteId: site.id, ...opened }));
    if (!site) return sendNotice(reply, 404, 'linkUsed', null);
    if (!session) {
      const { postFlowUrl } = readReturnAddresses(request.headers.cookie);
      return sendNotice(reply, 404, 'linkUsed', site, await wayBack(app, site, postFlowUrl));
    }
    const { identity, intent, location } = session;
    const referer = await wayBack(app, site, request.headers.referer);
    const isKept = (address = '') => address.length <= LONGEST_REFERER;
    const cameFrom = session.returnAddresses.postFlowUrl ?? (isKept(referer) ? referer : undefined);
    const cookies = [returnCookie(app, { ...waysBack(intent, cameFrom), ...session.returnAddresses })];
    if (intent === 'logout') {
      if (identity) await endSessionOfToken(app, site, identity);
      await endSessionsOfBrowser(app, site, request.headers.cookie);
      cookies.push(...noLonger(app));
    } else if (identity) {
      cookies.push(await visitorCookie(app, site, identity));
    }
    reply.headers({ ...unkept, 'set-cookie': cookies });
    // a front end that only wants its visitor to be known here uses a hidden frame, which needs no page
    if (intent === 'login' && request.headers['sec-fetch-dest'] === 'iframe') return blankFrame(reply);
    return reply.redirect(location, 303);
  });

  // the login page leads people sent by a front end here
  server.get('/_return', async (request, reply) => {
    const site = await app.sites.byHost(hostOf(request));
    const { postFlowUrl } = readReturnAddresses(request.headers.cookie);
    const way = site && (await wayBack(app, site, postFlowUrl));
    return reply.header('cache-control', 'no-store').redirect(way ?? '/', 303);
  });
}

/** The return addresses of a front end that names none. Its cart is wherever the buyer left it. */
const waysBack = (intent: string, cameFrom: string | undefined): Record<string, string> => ({
  ...(cameFrom && { postFlowUrl: cameFrom }),
  ...(cameFrom && intent === 'ecomCheckout' && { cartPageUrl: cameFrom }),
});

/** An address that somebody came from or wants to go to, if it is on one of the domains of the site's front ends. */
async function wayBack(app: App, site: Site, address: string | undefined): Promise<string | undefined> {
  if (!address) return undefined;
  const allowed = { domains: await findRedirectDomains(app.database, site.id), site: app.siteUrl(site) };
  return isAllowedAddress(address, allowed) ? new URL(address).href : undefined;
}
