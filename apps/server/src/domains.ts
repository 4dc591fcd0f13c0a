/** All domains of the server, joined: what they serve and what they do by themselves. */
import { backgroundContext } from './background-context.ts';
import type { Context } from './context.ts';
import { notifyBackInStock } from './domains/back-in-stock/index.ts';
import { served as backInStock } from './domains/back-in-stock/operations.ts';
import { removeForgottenCarts } from './domains/carts/index.ts';
import { served as carts } from './domains/carts/operations.ts';
import { productsFollowTags } from './domains/catalog/index.ts';
import { served as catalog, jobKinds as catalogJobs } from './domains/catalog/operations.ts';
import { served as categories } from './domains/categories/operations.ts';
import { served as checkout } from './domains/checkout/operations.ts';
import { type AccessTokens, identityOperations, removeEndedSessions } from './domains/identity/index.ts';
import { served as inventory, jobKinds as inventoryJobs } from './domains/inventory/operations.ts';
import { served as jobOperations } from './domains/jobs/operations.ts';
import { cleanUpMedia } from './domains/media/index.ts';
import { served as media } from './domains/media/operations.ts';
import { served as orders } from './domains/orders/operations.ts';
import { resumePayments } from './domains/payments/index.ts';
import { served as payments } from './domains/payments/operations.ts';
import { collectPurchases, removeOldMeetings } from './domains/recommendations/index.ts';
import { served as recommendations } from './domains/recommendations/operations.ts';
import { removeExpiredRedirectSessions } from './domains/redirects/index.ts';
import { served as redirects } from './domains/redirects/operations.ts';
import { served as reports } from './domains/reports/operations.ts';
import { served as savedViews } from './domains/saved-views/operations.ts';
import { siteOperations } from './domains/sites/index.ts';
import { served as tags } from './domains/tags/operations.ts';
import { served as tax } from './domains/tax/operations.ts';
import { jobKinds as wishlistJobs, served as wishlists } from './domains/wishlists/operations.ts';
import type { App } from './http/app.ts';
import { removeOldAnswers } from './http/idempotency.ts';
import type { Consumer } from './platform/events/index.ts';
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
  ...inventory,
  ...categories,
  ...media,
  ...tags,
  ...tax,
  ...carts,
  ...checkout,
  ...orders,
  ...payments,
  ...redirects,
  ...reports,
  ...savedViews,
  ...wishlists,
  ...backInStock,
  ...recommendations,
  ...jobOperations,
];

/** What domains do when they hear of what happened in others. */
export const consumers = (app: App): Consumer[] => [productsFollowTags(app.cache)];

/** Long work that requests leave behind. */
export const jobKinds: AnyJobKind<Context>[] = [...catalogJobs, ...inventoryJobs, ...wishlistJobs];

/** Gives work that nobody asked for a context on each site that it comes to. */
const contextsFor = (app: App, name: string) => async (siteId: string) => {
  const site = await app.sites.byId(siteId);
  return site && backgroundContext(app, site, name);
};

export const jobs = (app: App): Job[] => [
  {
    name: 'resume payments',
    everyMs: MINUTE,
    run: async () => {
      const contextOf = contextsFor(app, 'resume payments');
      await resumePayments({ database: app.database, now: app.now, contextOf });
    },
  },
  {
    name: 'mail who waits for items',
    everyMs: MINUTE,
    run: async () => {
      const contextOf = contextsFor(app, 'back in stock');
      await notifyBackInStock({ database: app.database, mailer: app.mailer, now: app.now, contextOf });
    },
  },
  {
    name: 'see what is bought together',
    everyMs: 10 * MINUTE,
    run: () => collectPurchases(app.database),
  },
  {
    name: 'clean up the media library',
    everyMs: 60 * MINUTE,
    run: () => cleanUpMedia(app),
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
        removeOldMeetings,
      ]) {
        await remove(app.database, app.now());
      }
    },
  },
];
