/** All domains of the server, joined: what they serve, what they listen to, what they do by themselves. */
import * as catalog from './domains/catalog/index.ts';
import { type AccessTokens, identityOperations } from './domains/identity/index.ts';
import * as media from './domains/media/index.ts';
import { siteOperations } from './domains/sites/index.ts';
import * as tax from './domains/tax/index.ts';
import type { Logger } from './context.ts';
import type { SiteCache } from './platform/cache/site-cache.ts';
import type { Database } from './platform/db/index.ts';
import type { Consumer } from './platform/events/index.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { Site } from './site.ts';
import type { Served } from './use-case.ts';

export const operations = ({ accessTokens, siteUrl }: { accessTokens: AccessTokens; siteUrl: (site: Site) => string }): Served[] => [
  ...identityOperations(accessTokens),
  ...siteOperations(siteUrl),
  ...catalog.served,
  ...media.served,
  ...tax.served,
];

export const consumers: Consumer[] = [];

export const jobs = (_parts: { database: Database; cache: SiteCache; now: () => Date; log: Logger }): Job[] => [];
