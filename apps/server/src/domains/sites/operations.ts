import { addressFormats, dataItems, siteScripts, sites } from '@stoa/contract';
import { writeAddress } from '@stoa/contract/stoa/check-address';
import { formatsOf, messagesIn } from '@stoa/messages';
import type { Context } from '../../context.ts';
import { addressFormatOf } from '../../platform/addresses/address-format.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { notFound, refuse } from '../../platform/refusal.ts';
import { languagesOf, type Site } from '../../site.ts';
import { serve } from '../../use-case.ts';
import { translatedRulesOf } from '../checkout-settings/index.ts';
import { siteConsentOf } from '../consent/index.ts';
import { displayCurrenciesOf } from '../currencies/index.ts';
import { deliveryRulesOf, deliverySummary } from '../delivery/index.ts';
import { offeredGiftCardOf } from '../gift-card-sales/index.ts';
import {
  findPublishedPage,
  findPublishedShopPage,
  listPublishedPages,
  type PublishedPage,
  translatedPage,
  translatedParts,
  viewParts,
} from '../pages/index.ts';
import { paymentFormsOf } from '../payments/index.ts';
import { siteTaxesOf } from '../tax/index.ts';
import { textsOfOne } from '../translations/index.ts';
import { readSiteFacts } from './sites.store.ts';

/** The address of the business, as on an envelope; none until its place is known. */
function businessLines({ language, timeZone, settings: { country, place } }: Site): string[] {
  if (!country || !place?.city) return [];
  const lines = writeAddress(place, {}, addressFormatOf(country, language));
  return [...lines, formatsOf({ language, timeZone }).country(country)];
}

async function viewSite(ctx: Context, site: Site) {
  const { includedInPrices, regions } = await siteTaxesOf(ctx);
  const { policies, couponCode: takesCoupons, buyerNote: takesNotes } = await translatedRulesOf(ctx);
  const { paymentMethods } = messagesIn(site.language).checkout;
  const { id, name, state, currency, language, timeZone, clientId, settings } = site;
  return {
    id,
    name,
    state,
    currency,
    language,
    languages: languagesOf(site),
    timeZone,
    weightUnit: settings.weightUnit,
    clientId,
    ...(await partsOf(ctx)),
    shopPages: { ...settings.shopPages },
    paymentMethods: (await paymentFormsOf(ctx)).map(({ method, form, savesCards }) => ({
      id: method,
      form,
      savesCards,
      ...paymentMethods[method],
    })),
    country: settings.country ?? null,
    address: businessLines(site),
    email: settings.email ?? null,
    phone: settings.phone ?? null,
    taxIncluded: regions.length > 0 ? includedInPrices : null,
    ...deliverySummary(await deliveryRulesOf(ctx), currency, language),
    policies,
    takesCoupons,
    takesNotes,
    currencies: await displayCurrenciesOf(ctx),
    giftCard: (await offeredGiftCardOf(ctx))?.name ?? null,
    consent: await siteConsentOf(ctx),
    url: ctx.addresses.pages,
  };
}

/** What all pages share, in the language that the caller reads. */
async function partsOf(ctx: Context) {
  if (!ctx.site.mainLanguage) return viewParts(ctx.site.settings);
  const load = () =>
    readSite(ctx, async (tx) => {
      const { settings } = await readSiteFacts(tx);
      const texts = await textsOfOne(ctx, tx, 'SITE');
      return viewParts(texts ? translatedParts(settings, texts) : settings);
    });
  return ctx.cache.read(ctx.siteId, 'translated parts', load);
}

/** A published page in the language that the caller reads. */
async function inLanguage(ctx: Context, tx: Tx, found: PublishedPage | null): Promise<PublishedPage | null> {
  const texts = found && (await textsOfOne(ctx, tx, 'PAGE', found.id));
  return texts ? { ...found, root: translatedPage(found.root, texts) } : found;
}

export const served = [
  ...serve(addressFormats, {
    getAddressFormat: async (ctx, { country, language }) => ({
      format: addressFormatOf(country, language ?? ctx.site.language),
    }),
  }),
  ...serve(sites, {
    getSite: async (ctx) => (ctx.site.host ? { site: await viewSite(ctx, ctx.site) } : notFound('no site is named')),
    getPublishedPage: async (ctx, { slug = '' }) => {
      const page = await ctx.cache.read(ctx.siteId, `page ${slug}`, async () => ({
        found: await readSite(ctx, async (tx) => inLanguage(ctx, tx, await findPublishedPage(tx, slug))),
      }));
      if (!page.found) return notFound('there is no such page');
      const { id, hash, root, publishedDate } = page.found;
      const url = { relativePath: `/${slug}`, url: `${ctx.addresses.pages}/${slug}` };
      return { page: { id, slug, revision: hash, url, root: { ...root }, publishedDate } };
    },
    getShopPage: async (ctx, { kind }) => {
      const { found } = await ctx.cache.read(ctx.siteId, `shop page ${kind}`, async () => ({
        found: await readSite(ctx, async (tx) => inLanguage(ctx, tx, await findPublishedShopPage(tx, kind))),
      }));
      if (!found) return notFound('this page is as usual');
      return { page: { kind, revision: found.hash, root: { ...found.root } } };
    },
    listPublishedPages: async (ctx) => ({ pages: await readSite(ctx, listPublishedPages) }),
  }),
  // Front ends request both on every page, and show none for any other answer.
  ...serve(siteScripts, { listSiteScripts: async () => ({ siteScripts: [] }) }),
  ...serve(dataItems, {
    queryDataItems: async (_ctx, { dataCollectionId }) => refuse('DATA_COLLECTION_NOT_FOUND', { dataCollectionId }),
  }),
];
