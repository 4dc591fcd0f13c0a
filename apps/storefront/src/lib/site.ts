import type { PictureFile, Theme } from '@stoa/blocks';
import type { Api, ApiSite, SavedCard } from './api.ts';
import { readConsent, type SiteConsent } from './consent.ts';

/** A way of delivery with a known price. Amounts are decimal; no destinations are all of them. */
export type DeliveryRate = {
  title: string;
  destinations: string[];
  amount: string;
  freeFrom: string | null;
  /** Null: for products without a delivery profile of their own. */
  deliveryProfileId: string | null;
};

type ApiPolicy = NonNullable<ApiSite['policies']>[number];

export type NavigationLink = { label: string; href: string };

export type Site = {
  name: string;
  /** The language of the page, BCP 47. */
  language: string;
  /** All its languages, its own first; none if that is the only one. */
  languages: readonly string[];
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  theme: Theme;
  /** In place of the name above every page; null for none. */
  logo: PictureFile | null;
  navigation: (NavigationLink & { items: NavigationLink[] })[];
  footer: { text: string | null; links: NavigationLink[] };
  /** The pages of the shop that are arranged otherwise than usual, each with the hash of its arrangement. */
  shopPages: Partial<Record<string, string>>;
  paymentMethods: {
    id: 'offline' | 'card' | 'payPal';
    form: 'NONE' | 'TEST_CARDS' | 'PAGE';
    /** Whether members can let what they pay with be kept. */
    savesCards: boolean;
    /** Those that the member who pays can choose; absent where nobody can. */
    saved?: SavedCard[];
    title: string;
    description: string;
  }[];
  /** ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
  /** The lines of its address; none if it is not known. */
  address: readonly string[];
  email: string | null;
  phone: string | null;
  /** The countries to which goods are sent; null if that is everywhere. */
  deliveryCountries: readonly string[] | null;
  /** Whether prices include tax; null if the site charges none. */
  taxIncluded: boolean | null;
  /** Whether delivery is added at checkout. */
  delivers: boolean;
  deliveryRates: DeliveryRate[];
  /** The legal texts, of which the footer has links. */
  policies: ApiPolicy[];
  /** The name of the gift card that is for sale; null if there is none. */
  giftCard: string | null;
  /** Whether coupons are taken. */
  takesCoupons: boolean;
  /** Whether buyers may leave a note for the shop. */
  takesNotes: boolean;
  /** The codes of the currencies to see prices in, the site's own first; none if that is the only one. */
  currencies: readonly string[];
  /** What visitors are asked to agree to; null if they are asked nothing. */
  consent: SiteConsent | null;
  /** Address of the home page in the language of the page, for canonical addresses. */
  url: string;
};

/** Data for the frame of every page. */
export type Shell = { site: Site; cartCount: number };

export type VisitorShell = Shell & {
  /** The products on the visitor's wishlist, the latest first. */
  wishedIds: readonly string[];
  /** Whether the visitor wrote reviews, or voted on some. */
  hasReviews: boolean;
};

export async function loadShell(api: Api, origin: string): Promise<VisitorShell> {
  const [site, collected] = await Promise.all([loadSite(api, origin), api.visitors.getCollected()]);
  const { cartItemCount = 0, wishedProductIds = [], hasReviews = false } = collected;
  return { site, cartCount: cartItemCount, wishedIds: wishedProductIds, hasReviews };
}

export async function loadSite(api: Api, origin: string): Promise<Site> {
  const { site } = await api.sites.getSite();
  return readSite(site ?? {}, origin);
}

export function readSite(site: ApiSite, origin: string): Site {
  return {
    name: site.name ?? '',
    language: site.language || 'en',
    languages: site.languages ?? [],
    timeZone: site.timeZone || 'UTC',
    currency: site.currency || 'EUR',
    ...partsOf(site),
    shopPages: site.shopPages ?? {},
    paymentMethods: (site.paymentMethods ?? []).flatMap(
      ({ id, form = 'NONE', savesCards = false, title, description }) =>
        id ? [{ id, form, savesCards, title: title ?? '', description: description ?? '' }] : [],
    ),
    country: site.country ?? null,
    address: site.address ?? [],
    email: site.email ?? null,
    phone: site.phone ?? null,
    deliveryCountries: site.deliveryCountries ?? null,
    taxIncluded: site.taxIncluded ?? null,
    delivers: site.delivers ?? false,
    deliveryRates: (site.deliveryRates ?? []).map(
      ({ title = '', destinations = [], amount = '0', freeFrom = null, deliveryProfileId = null }) => ({
        title,
        destinations,
        amount,
        freeFrom,
        deliveryProfileId,
      }),
    ),
    policies: site.policies ?? [],
    giftCard: site.giftCard ?? null,
    takesCoupons: site.takesCoupons ?? true,
    takesNotes: site.takesNotes ?? false,
    currencies: site.currencies ?? [],
    consent: readConsent(site.consent),
    url: site.url || origin,
  };
}

const linksOf = (links: Partial<NavigationLink>[]): NavigationLink[] =>
  links.flatMap(({ label, href }) => (label && href ? [{ label, href }] : []));

/** The rates for products of this delivery profile; null stands for the usual one. */
export const ratesOf = (rates: readonly DeliveryRate[], deliveryProfileId: string | null): DeliveryRate[] =>
  rates.filter((rate) => rate.deliveryProfileId === deliveryProfileId);

/** What it costs to deliver one item of this price. */
export const rateFor = ({ amount, freeFrom }: DeliveryRate, price: string): string =>
  freeFrom !== null && Number(price) >= Number(freeFrom) ? '0' : amount;

type Parts = Pick<ApiSite, 'theme' | 'logo' | 'navigation' | 'footer'>;

/** What all pages share: the look, the menu and the footer. */
const partsOf = ({
  theme,
  logo,
  navigation,
  footer,
}: Parts): Pick<Site, 'theme' | 'logo' | 'navigation' | 'footer'> => ({
  theme: theme ?? {},
  logo: logo?.id ? { id: logo.id, width: logo.width ?? null, height: logo.height ?? null } : null,
  navigation: (navigation ?? []).flatMap((item) =>
    linksOf([item]).map((link) => ({ ...link, items: linksOf(item.items ?? []) })),
  ),
  footer: { text: footer?.text ?? null, links: linksOf(footer?.links ?? []) },
});

/** A site with other parts than those that visitors see. */
export const withParts = (site: Site, parts: Parts): Site => ({ ...site, ...partsOf(parts) });
