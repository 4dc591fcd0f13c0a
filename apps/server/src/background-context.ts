import type { Context } from './context.ts';
import type { App } from './http/app.ts';
import { newId } from './platform/ids.ts';
import type { Site } from './site.ts';

/** A context for work that no request asked for: jobs and set-up. It may do everything on its site. */
export function backgroundContext(app: App, site: Site, name: string): Context {
  const { database, cache, media, fetchOutside, now, log, cursorSecret } = app;
  const address = app.siteUrl(site);
  return {
    database,
    cache,
    media,
    fetchOutside,
    now,
    log,
    cursorSecret,
    siteId: site.id,
    site,
    caller: { kind: 'app', id: name, permissions: ['*'] },
    requestId: name,
    newId: () => newId(now().getTime()),
    statements: { count: 0 },
    addresses: { site: address, media: address },
  };
}
