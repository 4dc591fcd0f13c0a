/** Public settings of a site for its own front end, and its published pages. */
import { open, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  country,
  currency,
  date,
  decimal,
  guid,
  list,
  mapOf,
  message,
  nullable,
  number,
  ref,
  text,
} from '../schema.ts';
import { PageUrlV2 } from '../shared/common.ts';
import { PolicyLink } from './checkout-form.ts';
import { SiteConsent } from './consent.ts';

export const SiteState = choice('ENABLED', 'DISABLED', 'PENDING', 'DEMO');
export const PaymentMethod = message('PaymentMethod', {
  /** `offline` is paid outside the checkout. */
  id: choice('offline', 'card', 'payPal'),
  /** How it is paid: `TEST_CARDS` are the sandbox's, and `PAGE` is a page of the provider that the buyer is sent to. */
  form: choice('NONE', 'TEST_CARDS', 'PAGE'),
  title: text(),
  description: text(),
  /** Whether members can let what they pay with be kept for later purchases. */
  savesCards: boolean,
});
export const NavigationLink = message('NavigationLink', { label: text(), href: text() });
export const NavigationItem = message('NavigationItem', {
  label: text(),
  href: text(),
  /** The links of its submenu. */
  items: list(ref(NavigationLink)),
});
/** Its size in pixels, where that is known. */
export const SiteLogo = message('SiteLogo', {
  /** The file in the media library. */
  id: text(),
  width: nullable(number()),
  height: nullable(number()),
});
export const SiteFooter = message('SiteFooter', { text: nullable(text()), links: list(ref(NavigationLink)) });
export const DeliveryRate = message('DeliveryRate', {
  title: text(),
  /** ISO 3166 codes of countries and subdivisions; empty for everywhere. */
  destinations: list(text()),
  amount: decimal(),
  /** The price of an order from which delivery is free; null for never. */
  freeFrom: nullable(decimal()),
  /** The delivery profile of the products; null for those without one of their own. */
  deliveryProfileId: nullable(guid),
});
/** The pages of the shop and of its blog that owners can arrange. */
export const SHOP_PAGES = ['PRODUCT', 'CATEGORY', 'SEARCH', 'CART', 'BLOG_POST', 'BLOG', 'NOT_FOUND'] as const;
export type ShopPage = (typeof SHOP_PAGES)[number];

/** What all pages of a site share. */
export const SITE_PARTS = ['THEME', 'MENU', 'FOOTER'] as const;

export const Site = message('Site', {
  id: guid,
  name: text({ maxLength: 100 }),
  state: SiteState,
  currency,
  /** The language that the caller reads: the site's own, or another of its languages. */
  language: text(),
  /** The languages that visitors can read the site in, its own first; none if that is the only one. */
  languages: list(text()),
  timeZone: text(),
  /** Those of weights; lengths and distances follow. */
  weightUnit: choice('KG', 'LB'),
  clientId: guid,
  /** Design tokens: CSS custom properties without the leading dashes. */
  theme: mapOf(text()),
  /** Shown in place of the name above every page; null for none. */
  logo: nullable(ref(SiteLogo)),
  navigation: list(ref(NavigationItem)),
  footer: ref(SiteFooter),
  /** The pages of the shop that the owner has arranged, such as `PRODUCT`, each with the hash of its arrangement. */
  shopPages: mapOf(text()),
  paymentMethods: list(ref(PaymentMethod)),
  /** Where the business is. */
  country: nullable(country),
  /** The address of the business in lines, as it is written there; none if it is not known. */
  address: list(text()),
  /** Where customers reach the business. */
  email: nullable(text()),
  phone: nullable(text()),
  /** The countries to which goods are sent; null if that is everywhere. */
  deliveryCountries: nullable(list(country)),
  /** Whether prices include tax; null if the site charges none. */
  taxIncluded: nullable(boolean),
  /** Whether the site delivers, so that delivery is added at checkout. */
  delivers: boolean,
  /** Ways of delivery with a price that does not depend on the cart, for search engines and merchant centres. */
  deliveryRates: list(ref(DeliveryRate)),
  /** The visible legal texts. */
  policies: list(ref(PolicyLink)),
  /** Whether coupons are taken. */
  takesCoupons: boolean,
  /** Whether buyers may leave a note for the shop. */
  takesNotes: boolean,
  /** The currencies in which visitors can see prices, the site's own first; none if that is the only one. */
  currencies: list(currency),
  /** The name of the gift card that is for sale; null if there is none. */
  giftCard: nullable(text()),
  /** What visitors are asked to agree to; null if they are asked nothing. */
  consent: nullable(ref(SiteConsent)),
  /** The address of its home page in the caller's language. */
  url: text(),
});

export const Page = message('Page', {
  id: guid,
  slug: text({ maxLength: 200 }),
  /** The hash of its content. */
  revision: text(),
  url: ref(PageUrlV2),
  /** The page's own block, which contains all others. */
  root: anyObject,
  publishedDate: nullable(date),
});

/** How a page of the shop is arranged. */
export const ArrangedShopPage = message('ArrangedShopPage', {
  kind: choice(...SHOP_PAGES),
  /** The hash of its content. */
  revision: text(),
  /** Its own block, which contains all others. */
  root: anyObject,
});

export const PageAddress = message('PageAddress', { slug: text({ maxLength: 200 }), publishedDate: nullable(date) });

export const sites = service('stoa.sites', ['/stoa'], {
  getSite: operation({
    method: 'GET',
    path: '/v1/site',
    summary: "Get the caller's site: name, currency, theme, payment methods",
    permit: open,
    request: {},
    response: { site: ref(Site) },
  }),
  getPublishedPage: operation({
    method: 'GET',
    path: '/v1/pages/published',
    summary: 'Get a published page by its slug; the home page has an empty slug',
    permit: open,
    request: { slug: text({ maxLength: 200 }) },
    response: { page: ref(Page) },
  }),
  getShopPage: operation({
    method: 'GET',
    path: '/v1/shop-pages/{kind}',
    summary: 'Get how the owner has arranged a page of the shop; there is none for those that are as usual',
    permit: open,
    request: { kind: choice(...SHOP_PAGES) },
    response: { page: ref(ArrangedShopPage) },
    required: ['kind'],
  }),
  listPublishedPages: operation({
    method: 'GET',
    path: '/v1/pages',
    summary: 'List the URLs of all published pages, for sitemaps',
    permit: open,
    request: {},
    response: { pages: list(ref(PageAddress)) },
  }),
});
