import type { Theme } from '@stoa/blocks';
import type { Api, ApiSite } from './api.ts';
import { hasCode } from './api-errors.ts';

export type Site = {
  name: string;
  /** BCP 47. */
  language: string;
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  theme: Theme;
  navigation: { label: string; href: string }[];
  paymentMethods: { id: 'offline' | 'card'; title: string; description: string }[];
  /** Address of the home page, for canonical addresses. */
  url: string;
};

/** What every page shows around its content. */
export type Shell = { site: Site; cartCount: number };

export async function loadShell(api: Api, origin: string): Promise<Shell> {
  const [site, cartCount] = await Promise.all([loadSite(api, origin), countCartItems(api)]);
  return { site, cartCount };
}

export async function loadSite(api: Api, origin: string): Promise<Site> {
  const { site } = await api.sites.getSite();
  return readSite(site ?? {}, origin);
}

export function readSite(site: ApiSite, origin: string): Site {
  return {
    name: site.name ?? 'Shop',
    language: site.language || 'en',
    timeZone: site.timeZone || 'UTC',
    currency: site.currency || 'EUR',
    theme: site.theme ?? {},
    navigation: (site.navigation ?? []).flatMap(({ label, href }) => (label && href ? [{ label, href }] : [])),
    paymentMethods: (site.paymentMethods ?? []).flatMap(({ id, title, description }) =>
      id ? [{ id, title: title ?? '', description: description ?? '' }] : [],
    ),
    url: site.url || origin,
  };
}

async function countCartItems(api: Api): Promise<number> {
  try {
    const { cart } = await api.carts.getCurrentCart();
    return (cart?.lineItems ?? []).reduce((sum, line) => sum + (line.quantity ?? 0), 0);
  } catch (error) {
    if (hasCode(error, 'OWNED_CART_NOT_FOUND')) return 0;
    throw error;
  }
}
