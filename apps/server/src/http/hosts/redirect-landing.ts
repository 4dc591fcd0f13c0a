import type { FastifyInstance } from 'fastify';
import { isAllowedAddress } from '../../domains/identity/index.ts';
import { findRedirectDomains, openRedirectSession } from '../../domains/redirects/index.ts';
import { type App, hostOf } from '../app.ts';
import { blankFrame, sendNotice, unkept } from '../identity/bare-page.ts';
import { endSessionOfToken, endSessionsOfBrowser, noLonger } from '../identity/member-cookies.ts';
import { readReturnAddresses, returnCookie } from '../identity/return-cookie.ts';
import { visitorCookie } from '../identity/visitor-cookie.ts';

/**
 * The landing point for custom front ends' visitors: hands them their identity on this host, and then the page itself.
 */
export function redirectLanding(server: FastifyInstance, app: App): void {
  server.get<{ Params: { secret: string } }>('/_redirect/:secret', async (request, reply) => {
    const site = await app.sites.byHost(hostOf(request));
    const opened = { secret: request.params.secret, now: app.now() };
    const session = site && (await openRedirectSession(app.database, { siteId: site.id, ...opened }));
    if (!site || !session) return sendNotice(reply, 404, 'linkUsed', site ?? null);
    const { identity, intent, location, returnAddresses } = session;
    const cookies = [returnCookie(app, returnAddresses)];
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
    if (!site || !postFlowUrl) return reply.redirect('/', 303);
    const allowed = { domains: await findRedirectDomains(app.database, site.id), site: app.siteUrl(site) };
    return reply
      .header('cache-control', 'no-store')
      .redirect(isAllowedAddress(postFlowUrl, allowed) ? new URL(postFlowUrl).href : '/', 303);
  });
}
