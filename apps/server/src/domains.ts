/** All domains of the server, joined: what they serve and what they do by themselves. */
import { contextsFor } from './background-context.ts';
import type { Context } from './context.ts';
import { served as audit } from './domains/audit/operations.ts';
import { backInStockData, notifyBackInStock } from './domains/back-in-stock/index.ts';
import { served as backInStock } from './domains/back-in-stock/operations.ts';
import { assignmentsFollowTags } from './domains/badges/index.ts';
import { jobKinds as badgeJobs, served as badges } from './domains/badges/operations.ts';
import { cartData, removeForgottenCarts } from './domains/carts/index.ts';
import { served as carts } from './domains/carts/operations.ts';
import { productsFollowTags } from './domains/catalog/index.ts';
import { served as catalog, jobKinds as catalogJobs } from './domains/catalog/operations.ts';
import { served as categories } from './domains/categories/operations.ts';
import { checkoutData } from './domains/checkout/index.ts';
import { served as checkout } from './domains/checkout/operations.ts';
import { buyersBecomeContacts, contactData } from './domains/contacts/index.ts';
import { jobKinds as contactJobs, served as contacts } from './domains/contacts/operations.ts';
import { served as developers } from './domains/developers/operations.ts';
import { served as factors } from './domains/identity/factors/operations.ts';
import {
  accountData,
  identityOperations,
  installationOperations,
  providerOperations,
  removeEndedSessions,
  removeOldBrowsers,
  removeOldCaptchas,
  removeOldChallenges,
  removeOldCodes,
  removeOldDevices,
  removeOldThrottles,
} from './domains/identity/index.ts';
import { served as inventory, jobKinds as inventoryJobs } from './domains/inventory/operations.ts';
import { served as jobOperations } from './domains/jobs/operations.ts';
import { cleanUpMedia } from './domains/media/index.ts';
import { served as media } from './domains/media/operations.ts';
import { served as memberFields } from './domains/member-fields/operations.ts';
import { membersFollowContacts, noteWhoWaits, tellWhoWaits } from './domains/members/index.ts';
import { memberOperations } from './domains/members/operations.ts';
import { served as registration } from './domains/members/registration/operations.ts';
import { orderData } from './domains/orders/index.ts';
import { served as orders } from './domains/orders/operations.ts';
import { resumePayments } from './domains/payments/index.ts';
import { served as payments } from './domains/payments/operations.ts';
import { collectPurchases, removeOldMeetings, viewsData } from './domains/recommendations/index.ts';
import { served as recommendations } from './domains/recommendations/operations.ts';
import { removeExpiredRedirectSessions } from './domains/redirects/index.ts';
import { served as redirects } from './domains/redirects/operations.ts';
import { served as reports } from './domains/reports/operations.ts';
import { served as savedViews } from './domains/saved-views/operations.ts';
import { siteOperations } from './domains/sites/index.ts';
import { served as tags } from './domains/tags/operations.ts';
import { served as tax } from './domains/tax/operations.ts';
import { removeOldInvitations } from './domains/team/index.ts';
import { teamOperations } from './domains/team/operations.ts';
import { joinVisitor } from './domains/visitors/index.ts';
import { wishlistData, wishlistsFollowTags } from './domains/wishlists/index.ts';
import { jobKinds as wishlistJobs, served as wishlists } from './domains/wishlists/operations.ts';
import type { App } from './http/app.ts';
import { removeOldAnswers } from './http/idempotency.ts';
import type { PersonalData } from './personal-data.ts';
import type { Consumer } from './platform/events/index.ts';
import { type AnyJobKind, type Job, removeOldJobs } from './platform/jobs/index.ts';
import type { Site } from './site.ts';
import type { Served } from './use-case.ts';

const MINUTE = 60_000;

/** What the site knows of people. The account comes last: what hangs on it goes with it. */
export const personalData: PersonalData[] = [
  contactData,
  orderData,
  cartData,
  checkoutData,
  wishlistData,
  backInStockData,
  viewsData,
  accountData,
];
const { served: members, jobKinds: memberJobs } = memberOperations(personalData);

export const operations = ({
  accessTokens,
  sessions,
  sites,
  siteUrl,
  publicUrl,
}: Pick<App, 'accessTokens' | 'sessions' | 'sites'> & {
  siteUrl: (site: Site) => string;
  /** The server's own address, without a slash at the end. */
  publicUrl: string;
}): Served[] => [
  ...identityOperations({
    accessTokens,
    sessions,
    joinVisitor,
    contextOn: async (ctx, siteId) => {
      const site = await sites.byId(siteId);
      return site && { ...ctx, siteId, site, addresses: { ...ctx.addresses, site: siteUrl(site) } };
    },
  }),
  ...factors,
  ...providerOperations,
  ...installationOperations,
  ...siteOperations(siteUrl),
  ...catalog,
  ...inventory,
  ...categories,
  ...media,
  ...members,
  ...registration,
  ...tags,
  ...tax,
  ...carts,
  ...checkout,
  ...orders,
  ...payments,
  ...redirects,
  ...reports,
  ...contacts,
  ...badges,
  ...memberFields,
  ...savedViews,
  ...wishlists,
  ...backInStock,
  ...recommendations,
  ...jobOperations,
  ...teamOperations(publicUrl),
  ...developers,
  ...audit,
];

/** What domains do when they hear of what happened in others. */
export const consumers = (app: App): Consumer[] => [
  productsFollowTags(app.cache),
  wishlistsFollowTags,
  membersFollowContacts,
  noteWhoWaits(app),
  buyersBecomeContacts(app),
  assignmentsFollowTags,
];

/** Long work that requests leave behind. */
export const jobKinds: AnyJobKind<Context>[] = [
  ...catalogJobs,
  ...contactJobs,
  ...badgeJobs,
  ...inventoryJobs,
  ...memberJobs,
  ...wishlistJobs,
];

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
    name: 'tell the team who waits for approval',
    everyMs: MINUTE,
    run: () =>
      tellWhoWaits({
        database: app.database,
        now: app.now,
        contextOf: contextsFor(app, 'approval notices'),
        dashboardUrl: `${app.publicUrl}/dashboard`,
      }),
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
        removeOldCodes,
        removeOldThrottles,
        removeOldChallenges,
        removeOldCaptchas,
        removeOldDevices,
        removeOldBrowsers,
        removeOldInvitations,
        removeOldAnswers,
        removeOldJobs,
        removeOldMeetings,
      ]) {
        await remove(app.database, app.now());
      }
    },
  },
];
