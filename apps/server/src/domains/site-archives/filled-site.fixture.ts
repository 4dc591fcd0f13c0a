import * as contract from '@stoa/contract';
import { SHOP_PAGES } from '@stoa/contract/stoa/site';
import { catalogueCsv } from '@stoa/demo';
import { putOnShopPage } from '@stoa/server/testing/shop-pages';
import type { TwoShops } from '@stoa/server/testing/two-shops';
import { expect } from 'vitest';
import { isRefusal } from '../../platform/refusal.ts';
import { importProducts } from '../catalog/index.ts';
import { storeBytes } from '../media/index.ts';
import type { NewSite } from './site-archives.fixture.ts';

/** A successful call of a site's own program. */
export type Call = (site: NewSite, operation: unknown, request: object) => Promise<Record<string, never>>;

export const callOn =
  (shops: TwoShops): Call =>
  async (site, operation, request) => {
    const { status, body } = await shops.call(operation, request, site.apiKey);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as Record<string, never>;
  };

/** The files of a shop: one on its pages, and a private one. */
export type FilledWith = { picture: string; secret: string };

export async function addFile(
  { ctx }: NewSite,
  content: string,
  arrival: { fileName: string; private?: boolean; folderPath?: string },
) {
  const file = await storeBytes(ctx, Buffer.from(content), { ...arrival, labels: ['summer'] });
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  return file.id;
}

/** Makes a shop with everything that archives hold. */
export async function fill(call: Call, site: NewSite): Promise<FilledWith> {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle r="9" fill="red"/></svg>';
  const picture = await addFile(site, drawing, { fileName: 'Türen.svg', folderPath: 'Shop/Doors' });
  const secret = await addFile(site, 'The whole book', { fileName: 'book.txt', private: true });
  await call(site, contract.brands.createBrand, { brand: { name: 'Kiln' } });
  await call(site, contract.ribbons.createRibbon, { ribbon: { name: 'New' } });
  await call(site, contract.infoSections.createInfoSection, {
    infoSection: {
      uniqueName: 'care',
      title: 'Care',
      plainDescription: `<p>As <b>here</b>: <img src="/media/${picture}"></p>`,
    },
  });
  const treeReference = { appNamespace: '@wix/stores' };
  const { category } = (await call(site, contract.categories.createCategory, {
    category: { name: 'Posters', image: { id: picture, altText: 'A door' }, description: 'For walls' },
    treeReference,
  })) as unknown as { category: { id: string } };
  await call(site, contract.categories.createCategory, {
    category: { name: 'Large', parentCategory: { id: category.id }, visible: false },
    treeReference,
  });
  const files = new Map([[picture, { id: picture, width: 40, height: 30 }]]);
  const open = async function* () {
    yield Buffer.from(catalogueCsv());
  };
  const findMedia = async (sources: readonly string[]) => ({
    files: new Map(sources.map((source) => [source, { id: picture, width: 40, height: 30, altText: null }] as const)),
    failures: new Map<string, string>(),
    stored: files.size,
  });
  expect((await importProducts(site.ctx, open, { findMedia })).problems).toEqual([]);
  await arrange(call, site, category.id);
  const content = [
    {
      id: 'first',
      type: 'imageWithText',
      props: {
        heading: 'Doors',
        text: { bind: 'site.phone', else: 'Write to us' },
        image: { id: picture, width: 40, height: 30, alt: 'A door' },
      },
    },
    { id: 'second', type: 'productGrid', props: { heading: 'New', category: category.id } },
  ];
  await call(site, contract.pages.createPage, { title: 'About', address: 'about', content });
  const asOwner = (operation: unknown, request: object) => call(site, operation, request);
  for (const kind of SHOP_PAGES) await putOnShopPage(asOwner, kind, `Seen on ${kind}`);
  await putOnShopPage(asOwner, 'PRODUCT', { bind: 'product.name' });
  await call(site, contract.pages.publishPages, { note: 'First' });
  await call(site, contract.pages.createPage, { title: 'Later', address: 'later', content: [] });
  await call(site, contract.forms.createForm, {
    form: { namespace: contract.FORMS_NAMESPACE, name: 'Contact', formFields: [] },
  });
  await writeBlog(call, site, picture);
  await translate(call, site);
  await setUpTaxAndDelivery(call, site);
  await call(site, contract.checkoutForm.updatePolicy, {
    policy: {
      name: 'terms',
      visible: true,
      text: { nodes: [{ type: 'PARAGRAPH', id: 'a', nodes: [textNode('Be kind.')] }] },
    },
  });
  return { picture, secret };
}

type Translation = { entityId: string; revision: string; state: string; texts: Record<string, string>[] };

/** Everything that can be translated into German, of each kind. */
export async function translationsOf(call: Call, site: NewSite): Promise<[string, Translation][]> {
  const found: [string, Translation][] = [];
  for (const kind of ['PRODUCT', 'CATEGORY', 'PAGE', 'SITE']) {
    const listed = (await call(site, contract.translations.listTranslations, { kind, language: 'de' })) as unknown as {
      translations: Translation[];
    };
    for (const { entityId } of listed.translations) {
      const one = { kind, entityId, language: 'de' };
      const { translation } = (await call(site, contract.translations.getTranslation, one)) as unknown as {
        translation: Translation;
      };
      found.push([kind, translation]);
    }
  }
  return found;
}

/** Says everything in German. */
async function translate(call: Call, site: NewSite): Promise<void> {
  const { settings } = (await call(site, contract.siteSettings.getSiteSettings, {})) as unknown as {
    settings: { revision: string };
  };
  await call(site, contract.siteSettings.updateSiteSettings, {
    settings: { revision: settings.revision, otherLanguages: ['de'] },
  });
  for (const [kind, { entityId, revision, texts }] of await translationsOf(call, site)) {
    const said = texts.map(({ field, source, sourceVersion }) => ({
      field,
      sourceVersion,
      text: `${source}, deutsch`,
    }));
    await call(site, contract.translations.saveTranslation, {
      translation: { kind, entityId, language: 'de', revision, texts: said },
    });
  }
}

const MANUAL_CALCULATOR = '00000000-0000-4000-8000-0000000000b1';

/** A tax of its own in one region, and each way of delivering. */
async function setUpTaxAndDelivery(call: Call, site: NewSite): Promise<void> {
  const { taxGroup } = (await call(site, contract.taxGroups.createTaxGroup, {
    taxGroup: { name: 'Books' },
  })) as unknown as { taxGroup: { id: string } };
  const { taxRegion } = (await call(site, contract.taxRegions.createTaxRegion, {
    taxRegion: { country: 'FR', appId: MANUAL_CALCULATOR },
  })) as unknown as { taxRegion: { id: string } };
  await call(site, contract.manualTaxMappings.createManualTaxMapping, {
    manualTaxMapping: { taxGroupId: taxGroup.id, taxRegionId: taxRegion.id, taxRate: '0.055', taxName: 'TVA' },
  });
  await call(site, contract.taxSettings.upsertTaxSettings, { taxSettings: { taxIncludedInItemPrices: true } });
  const { deliveryProfiles } = (await call(site, contract.deliveryProfiles.queryDeliveryProfiles, {})) as unknown as {
    deliveryProfiles: { id: string }[];
  };
  const region = { name: 'France', destinations: [{ countryCode: 'FR' }], deliveryCarriers: [] };
  const added = (await call(site, contract.deliveryProfiles.addDeliveryRegion, {
    deliveryProfileId: deliveryProfiles[0]?.id,
    deliveryRegion: region,
  })) as unknown as { deliveryProfile: { deliveryRegions: { id: string }[] } };
  await call(site, contract.deliveryProfiles.createDeliveryProfile, {
    deliveryProfile: { name: 'Large things', deliveryRegions: [{ ...region, name: 'Everywhere', destinations: [] }] },
  });
  const deliveryRegionIds = added.deliveryProfile.deliveryRegions.map(({ id }) => id);
  await call(site, contract.shippingOptions.createShippingOption, {
    shippingOption: { title: 'Post', deliveryRegionIds, rates: [{ amount: '4.90' }] },
  });
  const address = { country: 'FR', city: 'Paris', postalCode: '75001', addressLine: 'Rue 1' };
  await call(site, contract.pickupLocations.createPickupLocation, {
    pickupLocation: { name: 'Studio', address, deliveryRegionIds },
  });
  await call(site, contract.localDeliveryOptions.createLocalDeliveryOption, {
    localDeliveryOption: { areaName: 'Paris', rate: '6.00', zipConfig: { zipCodes: ['75*'] }, deliveryRegionIds },
  });
}

/** Puts products into a category, in an order of their own, and gives it another address. */
async function arrange(call: Call, site: NewSite, categoryId: string): Promise<void> {
  const treeReference = { appNamespace: '@wix/stores' };
  const { products } = (await call(site, contract.productsV3.queryProducts, {
    query: { cursorPaging: { limit: 3 } },
  })) as unknown as { products: { id: string }[] };
  const items = products.map(({ id }) => ({ appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: id }));
  await call(site, contract.categories.bulkAddItemsToCategory, { categoryId, items, treeReference });
  await call(site, contract.categories.setArrangedItems, { categoryId, items: items.toReversed(), treeReference });
  const { category } = (await call(site, contract.categories.getCategory, {
    categoryId,
    treeReference,
  })) as unknown as {
    category: { revision: string };
  };
  await call(site, contract.categories.updateCategory, {
    category: { id: categoryId, revision: category.revision, slug: 'prints' },
    treeReference,
  });
}

const textNode = (text: string) => ({ type: 'TEXT', id: '', nodes: [], textData: { text, decorations: [] } });

/** A post that changed after it was published, one that did not, and one that waits. */
async function writeBlog(call: Call, site: NewSite, picture: string): Promise<void> {
  const { category } = (await call(site, contract.blogCategories.createCategory, {
    category: { label: 'Clay', coverImage: { id: picture } },
  })) as unknown as { category: { id: string } };
  const { tag } = (await call(site, contract.blogTags.createTag, { label: 'glaze' })) as unknown as {
    tag: { id: string };
  };
  const richContent = { nodes: [{ type: 'PARAGRAPH', id: 'p', nodes: [textNode('We fired it.')] }] };
  const shared = {
    richContent,
    categoryIds: [category.id],
    tagIds: [tag.id],
    heroImage: { id: picture, altText: 'Fire' },
  };
  const post = async (title: string, publish: boolean) => {
    const draftPost = { ...shared, title, authorName: 'Nora' };
    const made = await call(site, contract.draftPosts.createDraftPost, { draftPost, publish });
    return (made as unknown as { draftPost: { id: string } }).draftPost.id;
  };
  const changed = await post('First firing', true);
  await call(site, contract.draftPosts.updateDraftPost, {
    draftPost: { id: changed, title: 'The first firing', tagIds: [] },
  });
  await post('Second firing', true);
  const waiting = await post('Third firing', false);
  await call(site, contract.draftPosts.updateDraftPost, {
    ...{ draftPost: { id: waiting }, action: 'UPDATE_SCHEDULE', scheduledPublishDate: '2030-01-01T10:00:00.000Z' },
  });
}
