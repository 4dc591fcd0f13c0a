import { addressFormats, dataItems, siteAdministration, siteScripts, sites } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../context.ts';
import { addressFormatOf } from '../../platform/addresses/address-format.ts';
import { readSite } from '../../platform/db/index.ts';
import { notFound, refuse } from '../../platform/refusal.ts';
import type { Site, SiteSettings } from '../../site.ts';
import { serve } from '../../use-case.ts';
import { findPublishedPage, listPublishedPages } from '../pages/index.ts';
import { listSitesOf } from './sites.store.ts';

function viewSite(ctx: Context, site: Site) {
  const { paymentMethods } = messagesIn(site.language).checkout;
  const { id, name, state, currency, language, timeZone, clientId, settings } = site;
  return {
    id,
    name,
    state,
    currency,
    language,
    timeZone,
    clientId,
    theme: settings.theme,
    navigation: settings.navigation.map((link) => ({ ...link, items: link.items ?? [] })),
    paymentMethods: settings.paymentMethods.map((method) => ({ id: method, ...paymentMethods[method] })),
    country: settings.country ?? null,
    deliveryCountries: deliveryCountriesOf(settings),
    taxIncluded: settings.tax?.includedInPrices ?? null,
    delivers: settings.shippingOptions.some(({ pickup }) => !pickup),
    deliveryRates: deliveryRates(site),
    url: ctx.addresses.site,
  };
}

function deliveryCountriesOf({ shippingOptions }: SiteSettings): string[] | null {
  if (shippingOptions.some(({ countries }) => countries === 'all')) return null;
  const codes = shippingOptions.flatMap(({ countries }) => countries);
  return [...new Set(codes.map((code) => code.slice(0, 2)))].toSorted();
}
/** The prices of delivery that are known without a cart. */
const deliveryRates = ({ currency, settings }: Site) =>
  settings.shippingOptions.flatMap(({ title, countries, price, freeAbove, pickup }) =>
    price.type === 'FLAT' && !pickup
      ? {
          title,
          destinations: countries === 'all' ? [] : [...countries],
          amount: toDecimal(price.amount, currency),
          freeFrom: freeAbove === null ? null : toDecimal(freeAbove, currency),
        }
      : [],
  );

export const served = [
  ...serve(addressFormats, {
    getAddressFormat: async (ctx, { country, language }) => ({
      format: addressFormatOf(country, language ?? ctx.site.language),
    }),
  }),
  ...serve(sites, {
    getSite: async (ctx) => (ctx.site.host ? { site: viewSite(ctx, ctx.site) } : notFound('no site is named')),
    getPublishedPage: async (ctx, { slug = '' }) => {
      const page = await ctx.cache.read(ctx.siteId, `page ${slug}`, async () => ({
        found: await readSite(ctx, (tx) => findPublishedPage(tx, slug)),
      }));
      if (!page.found) return notFound('there is no such page');
      const { id, revision, document, publishedDate } = page.found;
      const url = { relativePath: `/${slug}`, url: `${ctx.addresses.site}/${slug}` };
      return { page: { id, slug, revision, url, document, publishedDate } };
    },
    listPublishedPages: async (ctx) => ({ pages: await readSite(ctx, listPublishedPages) }),
  }),
  // Front ends request both on every page, and show none for any other answer.
  ...serve(siteScripts, { listSiteScripts: async () => ({ siteScripts: [] }) }),
  ...serve(dataItems, {
    queryDataItems: async (_ctx, { dataCollectionId }) => refuse('DATA_COLLECTION_NOT_FOUND', { dataCollectionId }),
  }),
  ...serve(siteAdministration, {
    listMySites: async (ctx) => {
      const mine =
        ctx.caller.kind === 'staff'
          ? await listSitesOf(ctx.database, ctx.caller.id)
          : [{ ...ctx.site, role: 'app', ownerName: null }];
      return {
        sites: mine.map((site) => ({
          id: site.id,
          name: site.name,
          role: site.role,
          ownerName: site.ownerName,
          url: ctx.siteUrl(site),
          isDemo: site.state === 'DEMO',
          currency: site.currency,
          language: site.language,
        })),
      };
    },
  }),
];
