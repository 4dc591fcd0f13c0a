/** The sites of a person, and making new ones. */
import { anyAccount, backOffice, operation, recentStaff, service, staffOnly } from '../operation.ts';
import {
  boolean,
  choice,
  country,
  currency,
  date,
  guid,
  integer,
  language,
  list,
  message,
  nullable,
  ref,
  text,
} from '../schema.ts';
import { SiteState } from './site.ts';

export const MySite = message('MySite', {
  id: guid,
  name: text(),
  role: text(),
  /** The contact for people who need another role. */
  ownerName: nullable(text()),
  url: text(),
  state: SiteState,
  currency,
  language: text(),
  createdDate: date,
  /** Since when operators of the server have shut it; null where they have not. */
  blockedDate: nullable(date),
  /** Since when it is in the trash, and when it is deleted for good; null where it is not. */
  trashedDate: nullable(date),
  deletionDate: nullable(date),
  /** Whether the pictures, products and pages of its template are still being made, or those of its original copied. */
  isBeingFurnished: boolean,
});

/** What a new site can begin with, beside templates that people have saved; without one, it has a welcome and an empty shop. */
export const SITE_TEMPLATES = ['halftone', 'marrow', 'sourdough', 'lowpass', 'stillwater', 'offcut'] as const;

/** The first part of a site's host name: `kiln` in `kiln.example.com`. */
export const siteName = text({ minLength: 1, maxLength: 63 });

export const NewSite = message('NewSite', {
  name: text({ minLength: 1, maxLength: 100 }),
  address: siteName,
  /** Where the business is. */
  country: nullable(country),
  language,
  currency,
  /** A name of the IANA time zone database. */
  timeZone: text({ minLength: 1, maxLength: 64 }),
  /** One of `SITE_TEMPLATES`, or the id of a saved template, whose language and currency the site then has. */
  template: nullable(text({ maxLength: 36 })),
});

export const SiteCopy = message('SiteCopy', { name: text({ minLength: 1, maxLength: 100 }), address: siteName });

/** What operators of the server can limit; people may own many sites, of which each has its limits. */
export const siteLimit = choice('products', 'pages', 'staff', 'domains', 'storageMegabytes');

export const SiteUse = message('SiteUse', {
  limit: siteLimit,
  used: integer({ minimum: 0 }),
  /** Null where there is no limit. */
  maximum: nullable(integer({ minimum: 0 })),
});

export const siteAdministration = service('stoa.sites.administration', ['/stoa'], {
  listMySites: operation({
    method: 'GET',
    path: '/v1/my-sites',
    summary: 'List the sites on which the signed-in person works',
    permit: { ...backOffice(), withoutSite: true },
    request: {},
    response: { sites: list(ref(MySite)) },
  }),
  getSiteRules: operation({
    method: 'GET',
    path: '/v1/my-sites/rules',
    summary:
      'Get who can sign up on this server, whether the signed-in person can make a site, and under which host name',
    permit: anyAccount,
    request: {},
    response: { signUp: choice('OPEN', 'INVITED', 'CLOSED'), mayCreate: boolean, isOperator: boolean, domain: text() },
  }),
  suggestSiteAddress: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/my-sites/address',
    summary: 'Suggest a free address for a site with a name',
    permit: anyAccount,
    request: { name: text({ maxLength: 100 }) },
    response: { address: siteName },
    required: ['name'],
    errors: ['SITES_NOT_ALLOWED'],
  }),
  createMySite: operation({
    method: 'POST',
    effect: 'write',
    // it is in the activity log of the new site, which is nobody else's business
    hasOwnLog: true,
    path: '/v1/my-sites',
    summary: 'Make a site of the signed-in person: with settings, a theme, a menu and a published home page',
    permit: anyAccount,
    request: { site: ref(NewSite) },
    response: { site: ref(MySite) },
    required: ['site', 'site.name', 'site.address', 'site.language', 'site.currency', 'site.timeZone'],
    errors: ['SITE_ADDRESS_TAKEN', 'SITES_NOT_ALLOWED', 'TOO_MANY_SITES', 'THROTTLED_FEATURE'],
  }),
  getSiteUse: operation({
    method: 'GET',
    path: '/v1/site/use',
    summary: 'Get how many products, pages, people, domains and megabytes the site has, and how many it may have',
    permit: backOffice('SETTINGS.SITE_READ'),
    request: {},
    response: { use: list(ref(SiteUse)) },
  }),
  duplicateSite: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/my-sites/duplicate',
    summary:
      'Make a copy of the site, which waits to be opened: pages, look, media, catalogue and settings, without people, orders and secrets',
    permit: staffOnly('OWNER.DUPLICATE_SITE'),
    request: { site: ref(SiteCopy) },
    /** A job of the kind `site.import` on the new site takes everything in. */
    response: { site: ref(MySite) },
    required: ['site', 'site.name', 'site.address'],
    errors: ['SITE_ADDRESS_TAKEN', 'SITES_NOT_ALLOWED', 'TOO_MANY_SITES', 'THROTTLED_FEATURE'],
  }),
  deleteSite: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/my-sites/delete',
    summary: 'Move the site to the trash, where nobody reaches it; after 30 days, it is deleted for good',
    permit: recentStaff('OWNER.DELETE_SITE'),
    /** Its name, as a person has to type it. */
    request: { name: text({ minLength: 1, maxLength: 100 }) },
    response: { deletionDate: date },
    required: ['name'],
    errors: ['SITE_NAME_DIFFERS'],
  }),
  restoreSite: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/my-sites/restore',
    summary: 'Take the site out of the trash, as it was',
    permit: { ...staffOnly('OWNER.DELETE_SITE'), inTrash: true },
    request: {},
    response: {},
  }),
});
