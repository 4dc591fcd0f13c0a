/** All domains of the server, joined: what they serve and what they do by themselves. */
import { backgroundContext } from './background-context.ts';
import type { Context } from './context.ts';
import { removeForgottenCarts } from './domains/carts/index.ts';
import { served as carts } from './domains/carts/operations.ts';
import { served as catalog } from './domains/catalog/operations.ts';
import { served as checkout } from './domains/checkout/operations.ts';
import { type AccessTokens, identityOperations, removeEndedSessions } from './domains/identity/index.ts';
import { served as jobOperations } from './domains/jobs/operations.ts';
import { served as media } from './domains/media/operations.ts';
import { served as orders } from './domains/orders/operations.ts';
import { resumePayments } from './domains/payments/index.ts';
import { served as payments } from './domains/payments/operations.ts';
import { removeExpiredRedirectSessions } from './domains/redirects/index.ts';
import { served as redirects } from './domains/redirects/operations.ts';
import { served as reports } from './domains/reports/operations.ts';
import { siteOperations } from './domains/sites/index.ts';
import { served as tax } from './domains/tax/operations.ts';
import type { App } from './http/app.ts';
import { removeOldAnswers } from './http/idempotency.ts';
import { type AnyJobKind, type Job, removeOldJobs } from './platform/jobs/index.ts';
import type { Site } from './site.ts';
import type { Served } from './use-case.ts';

const MINUTE = 60_000;

export const operations = ({
  accessTokens,
  siteUrl,
}: {
  accessTokens: AccessTokens;
  siteUrl: (site: Site) => string;
}): Served[] => [
  ...identityOperations(accessTokens),
  ...siteOperations(siteUrl),
  ...catalog,
  ...media,
  ...tax,
  ...carts,
  ...checkout,
  ...orders,
  ...payments,
  ...redirects,
  ...reports,
  ...jobOperations,
];

/** Long work that requests leave behind. */
export const jobKinds: AnyJobKind<Context>[] = [];

export const jobs = (app: App): Job[] => [
  {
    name: 'resume payments',
    everyMs: MINUTE,
    run: async () => {
      const contextOf = async (siteId: string) => {
        const site = await app.sites.byId(siteId);
        return site && backgroundContext(app, site, 'resume payments');
      };
      await resumePayments({ database: app.database, now: app.now, contextOf });
    },
  },
  {
    name: 'remove what has expired',
    everyMs: 60 * MINUTE,
    run: async () => {
      for (const remove of [
        removeForgottenCarts,
        removeExpiredRedirectSessions,
        removeEndedSessions,
        removeOldAnswers,
        removeOldJobs,
      ]) {
        await remove(app.database, app.now());
      }
    },
  },
];
