import type { Context } from './context.ts';
import type { App } from './http/app.ts';
import { newId } from './platform/ids.ts';
import type { Site } from './site.ts';

/** Gives work that no request asked for a context on each site that it comes to; null where the site is gone. */
export const contextsFor = (app: App, name: string) => async (siteId: string) => {
  const site = await app.sites.byId(siteId);
  return site && backgroundContext(app, site, name);
};

/** A context for work that no request asked for: jobs and set-up. It may do everything on its site. */
export function backgroundContext(app: App, site: Site, name: string): Context {
  const { database, cache, media, fetchOutside, now, log, cursorSecret, secretBox } = app;
  const address = app.siteUrl(site);
  return {
    database,
    cache,
    media,
    fetchOutside,
    now,
    log,
    cursorSecret,
    secretBox,
    sendsMail: app.mailer.delivers,
    client: { address: '', userAgent: '' },
    siteId: site.id,
    site,
    caller: { kind: 'app', id: name, permissions: ['*'] },
    requestId: name,
    newId: () => newId(now().getTime()),
    statements: { count: 0 },
    addresses: { site: address, media: address, origin: address },
  };
}
