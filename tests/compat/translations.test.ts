/** The texts of a site in another language: translated, read by shoppers, and noticed where the original changes. */
import { randomUUID } from 'node:crypto';
import {
  brands,
  categories,
  checkoutForm,
  checkouts,
  currentCart,
  draftPosts,
  forms,
  giftCardProduct,
  orders,
  pages,
  productsV1Reader,
  productsV3,
  ribbons,
  search,
  shippingOptions,
  siteSettings,
  sites,
  storefront,
  storesAppIds,
  tags,
  translations,
} from '@stoa/contract';
import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import { putOnShopPage } from '@stoa/server/testing/shop-pages';
import { addressed, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Text = { field: string; source: string; sourceVersion: string; text: string | null; state: string };
type Translation = { title: string; state: string; texts: Text[]; revision: string };

let shops: TwoShops;
let product: { id: string; slug: string; revision: string };
beforeAll(async () => {
  shops = await openTwoShops();
  const { body: known } = await shops.call(siteSettings.getSiteSettings, {}, shops.one.apiKey);
  const { revision } = known.settings as { revision: string };
  await asOwner(siteSettings.updateSiteSettings, { settings: { revision, otherLanguages: ['he'] } });
  const sizes = ['Small', 'Large'].map((name) => ({ name, choiceType: 'CHOICE_TEXT' }));
  const option = { name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices: sizes } };
  const variants = ['Small', 'Large'].map((choiceName) => ({
    choices: [{ optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' } }],
    price: { actualPrice: { amount: '9.90' } },
    inventoryItem: { quantity: 10 },
  }));
  const { body } = await asOwner(productsV3.createProductWithInventory, {
    product: {
      ...{ name: 'Stoneware mug', visible: true, productType: 'DIGITAL', options: [option] },
      plainDescription: '<p>Holds <b>tea</b>.</p><p>Made to last.</p>',
      variantsInfo: { variants },
    },
  });
  product = body.product as typeof product;
});
afterAll(() => shops?.stop());

const asOwner = (operation: unknown, request: object) => shops.call(operation, request, shops.one.apiKey);

const named = (kind: string, entityId: string) => ({ kind, entityId, language: 'he' });

async function read(kind: string, entityId: string): Promise<Translation> {
  const { body } = await asOwner(translations.getTranslation, named(kind, entityId));
  return body.translation as Translation;
}

/** Translates texts by what they say; the others stay as they are. */
async function translate(kind: string, entityId: string, words: Record<string, string>) {
  const known = await read(kind, entityId);
  const texts = known.texts.map(({ field, source, text, sourceVersion }) => ({
    ...{ field, sourceVersion },
    text: words[source] ?? text,
  }));
  const translation = { ...named(kind, entityId), texts, revision: known.revision };
  return asOwner(translations.saveTranslation, { translation });
}

const page = async (url: string) => (await shops.server.inject({ url, headers: { host: shops.one.site.host } })).body;

/** A call of a shopper who reads Hebrew. */
async function inHebrew(operation: unknown, request: object) {
  const token = await shops.one.visitorToken();
  return shops.send({ ...addressed(operation as never, request), token, headers: { 'x-wix-linguist': 'he' } });
}

const listed = async (kind: string, state?: string) => {
  const { body } = await asOwner(translations.listTranslations, { language: 'he', kind, ...(state && { state }) });
  return (body.translations as { title: string; state: string }[]).map((one) => [one.title, one.state]);
};

const MUG = { 'Stoneware mug': 'ספל חרס', 'Made to last.': 'נועד להחזיק מעמד.', Size: 'גודל', Small: 'קטן' };

test('a product is read in its other language, and what is not translated in the site’s own', async () => {
  expect(await listed('PRODUCT')).toEqual([['Stoneware mug', 'MISSING']]);
  expect(await page('/he/product-page/stoneware-mug')).toContain('Stoneware mug');
  const saved = await translate('PRODUCT', product.id, MUG);
  expect(saved.status).toBe(200);
  expect((saved.body.translation as Translation).state).toBe('MISSING');
  for (const url of ['/he/product-page/stoneware-mug', '/he/shop']) expect(await page(url)).toContain('ספל חרס');
  const html = await page('/he/product-page/stoneware-mug');
  expect(html).toContain('נועד להחזיק מעמד.');
  expect(html).toMatch(/Holds .*tea/);
  expect(html).toContain('קטן');
  expect(html).toContain('Large');
  for (const url of ['/product-page/stoneware-mug', '/shop']) expect(await page(url)).not.toContain('ספל');
  expect((await inHebrew(search.suggest, { text: 'stonew' })).body).toMatchObject({ products: [{ name: 'ספל חרס' }] });
  // staff edit what the owner wrote
  const { body } = await asOwner(productsV3.getProduct, { productId: product.id });
  expect(body.product).toMatchObject({ name: 'Stoneware mug' });
});

test('a line of a cart has both names', async () => {
  const { body } = await inHebrew(productsV3.getProduct, { productId: product.id });
  const { variantsInfo } = body.product as { variantsInfo: { variants: { id: string }[] } };
  const variantId = variantsInfo.variants[0]?.id;
  const catalogReference = { appId: storesAppIds[0], catalogItemId: product.id, options: { variantId } };
  const { body: added } = await inHebrew(currentCart.addToCurrentCart, {
    lineItems: [{ quantity: 1, catalogReference }],
  });
  expect(added.cart).toMatchObject({
    lineItems: [
      {
        productName: { original: 'Stoneware mug', translated: 'ספל חרס' },
        descriptionLines: [
          { name: { original: 'Size', translated: 'גודל' }, plainText: { original: 'Small', translated: 'קטן' } },
        ],
      },
    ],
  });
});

test('where the original changes, its translation is to be checked; a changed paragraph is shown as it is', async () => {
  await translate('PRODUCT', product.id, { ...MUG, 'Holds ': 'מכיל ', tea: 'תה', '.': '.', Large: 'גדול' });
  expect(await listed('PRODUCT')).toEqual([['Stoneware mug', 'DONE']]);
  const { body: known } = await asOwner(productsV3.getProduct, { productId: product.id });
  const { revision } = known.product as { revision: string };
  await asOwner(productsV3.updateProduct, {
    product: {
      ...{ id: product.id, revision, name: 'Stoneware cup' },
      plainDescription: '<p>New.</p><p>Holds <b>tea</b>.</p><p>Made to last long.</p>',
    },
  });
  expect(await listed('PRODUCT', 'OUTDATED')).toEqual([['Stoneware cup', 'OUTDATED']]);
  const { texts } = await read('PRODUCT', product.id);
  const stateOf = (source: string) => texts.find((one) => one.source === source)?.state;
  expect(['Stoneware cup', 'New.', 'tea', 'Small'].map(stateOf)).toEqual(['OUTDATED', 'MISSING', 'DONE', 'DONE']);
  const html = await page('/he/product-page/stoneware-mug');
  expect(html).toContain('ספל חרס');
  expect(html).toContain('תה');
  expect(html).toContain('Made to last long.');
  // saved as it is, with the version of the original that it was written for, it is still to be checked
  const { texts: seen, revision: last } = await read('PRODUCT', product.id);
  const kept = seen.map(({ field, text, ...one }) => ({
    ...{ field, text },
    sourceVersion: (one as unknown as { translatedFrom: string | null }).translatedFrom ?? one.sourceVersion,
  }));
  const again = { ...named('PRODUCT', product.id), texts: kept, revision: last };
  await asOwner(translations.saveTranslation, { translation: again });
  expect(await listed('PRODUCT')).toEqual([['Stoneware cup', 'OUTDATED']]);
  await translate('PRODUCT', product.id, {
    'Stoneware cup': 'ספל חרס',
    'New.': 'חדש.',
    'Made to last long.': 'לאורך זמן.',
  });
  expect(await listed('PRODUCT', 'DONE')).toEqual([['Stoneware cup', 'DONE']]);
});

test('categories, pages and the menu are translated as well', async () => {
  const { body } = await asOwner(categories.createCategory, {
    category: { name: 'Kitchen', description: 'For cooks' },
    treeReference: { appNamespace: '@wix/stores' },
  });
  const { id, slug } = body.category as { id: string; slug: string };
  await translate('CATEGORY', id, { Kitchen: 'מטבח', 'For cooks': 'לטבחים' });
  expect(await page(`/he/category/${slug}`)).toContain('מטבח');
  expect(await page(`/category/${slug}`)).not.toContain('מטבח');

  const hero = { id: 'hero1', type: 'hero', props: { heading: 'We print', action: { label: 'Look', href: '/shop' } } };
  const { body: made } = await asOwner(pages.createPage, { title: 'About us', address: 'about', content: [hero] });
  const { id: pageId } = made.draft as { id: string };
  await asOwner(pages.publishPages, { note: '' });
  expect((await read('PAGE', pageId)).texts.map(({ source }) => source)).toEqual(['About us', 'We print', 'Look']);
  await translate('PAGE', pageId, { 'About us': 'עלינו', 'We print': 'אנחנו מדפיסים', Look: 'להביט' });
  const html = await page('/he/about');
  for (const text of ['עלינו', 'אנחנו מדפיסים', 'להביט']) expect(html).toContain(text);
  expect(html).toContain('href="/he/shop"');
  expect(await page('/about')).not.toContain('אנחנו');
});

test('what the owner put on pages of the shop is translated, too', async () => {
  const call = async (operation: unknown, request: object) => (await asOwner(operation, request)).body;
  const sold = await putOnShopPage(call, 'PRODUCT', 'Sent by noon');
  const lost = await putOnShopPage(call, 'NOT_FOUND', 'Lost?');
  // what a product says is translated with it, and only what is said without data belongs to the page
  await putOnShopPage(call, 'PRODUCT', { bind: 'product.name' });
  await putOnShopPage(call, 'PRODUCT', { bind: 'product.brand', else: 'No brand' });
  await asOwner(pages.publishPages, { note: '' });
  expect((await read('PAGE', sold)).texts.map(({ source }) => source)).toEqual(['No brand', 'Sent by noon']);
  await translate('PAGE', sold, { 'No brand': 'בלי מותג' });
  await translate('PAGE', sold, { 'Sent by noon': 'נשלח עד הצהריים' });
  await translate('PAGE', lost, { 'Lost?': 'הלכתם לאיבוד?' });
  expect(await page(`/he/product-page/${product.slug}`)).toContain('נשלח עד הצהריים');
  const translated = await page(`/he/product-page/${product.slug}`);
  for (const words of ['ספל חרס', 'בלי מותג']) expect(translated).toContain(`<blockquote><p>${words}</p>`);
  expect(await page(`/product-page/${product.slug}`)).toContain('Sent by noon');
  expect(await page('/he/nowhere')).toContain('הלכתם לאיבוד?');
  expect(await page('/nowhere')).toContain('Lost?');
});

test('what is no text of it, another language, or a change of somebody else is refused', async () => {
  const { revision } = await read('PRODUCT', product.id);
  const save = (change: object) =>
    asOwner(translations.saveTranslation, {
      translation: { ...named('PRODUCT', product.id), texts: [], revision, ...change },
    });
  expect((await save({ texts: [{ field: 'price', text: '1' }] })).status).toBe(400);
  expect((await save({ language: 'fr' })).status).toBe(400);
  expect((await save({ revision: '0' })).status).toBe(409);
  expect((await save({ kind: 'PAGE' })).status).toBe(404);
  for (const kind of ['PRODUCT', 'PAGE', 'BLOG_POST', 'BRAND']) {
    const { status, body } = await asOwner(translations.listTranslations, { language: 'he', kind, cursor: "'x" });
    expect([kind, status, JSON.stringify(body).includes('cursor')]).toEqual([kind, 400, true]);
  }
  const foreign = await shops.call(translations.getTranslation, named('PRODUCT', product.id), shops.other.apiKey);
  expect([400, 404]).toContain(foreign.status);
  const visitor = await shops.call(
    translations.getTranslation,
    named('PRODUCT', product.id),
    await shops.one.visitorToken(),
  );
  expect(visitor.status).toBe(403);
});

test('modifiers, brands, ribbons and filters are read in the other language, and carts know modifiers by their own names', async () => {
  const { body: branded } = await asOwner(brands.createBrand, { brand: { name: 'Potters' } });
  const { body: marked } = await asOwner(ribbons.createRibbon, { ribbon: { name: 'New' } });
  const [brand, ribbon] = [branded.brand, marked.ribbon] as { id: string }[];
  const wrap = { name: 'Gift wrap', modifierRenderType: 'TEXT_CHOICES', mandatory: true };
  const linen = { name: 'Linen', choiceType: 'CHOICE_TEXT' };
  const line = { name: 'Engraving', modifierRenderType: 'FREE_TEXT', freeTextSettings: { title: 'Your line' } };
  const { body } = await asOwner(productsV3.createProductWithInventory, {
    product: {
      ...{ name: 'Bowl', visible: true, productType: 'DIGITAL', brand: { id: brand?.id }, ribbon: { id: ribbon?.id } },
      modifiers: [{ ...wrap, choicesSettings: { choices: [linen] } }, line],
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '20' } }, inventoryItem: { quantity: 9 } }] },
    },
  });
  const { id } = body.product as { id: string };
  const words = {
    Bowl: 'קערה',
    'Gift wrap': 'אריזת מתנה',
    Linen: 'פשתן',
    Engraving: 'חריטה',
    'Your line': 'השורה שלך',
  };
  await translate('PRODUCT', id, words);
  await translate('BRAND', brand?.id ?? '', { Potters: 'הקדרים' });
  await translate('RIBBON', ribbon?.id ?? '', { New: 'חדש' });
  const html = await page('/he/product-page/bowl');
  for (const text of [...Object.values(words).filter((one) => one !== 'חריטה'), 'הקדרים', 'חדש'])
    expect(html).toContain(text);
  const tag = { name: 'For two', fqdn: 'wix.stores.catalog.v3.product', exposure: 'PUBLIC' };
  const { body: tagged } = await asOwner(tags.createTag, { tag });
  await translate('TAGS', shops.one.site.id, { 'For two': 'לשניים' });
  const { id: tagId } = tagged.tag as { id: string };
  expect((await inHebrew(tags.getTag, { tagId })).body).toMatchObject({ tag: { name: 'לשניים' } });
  expect((await asOwner(tags.getTag, { tagId })).body).toMatchObject({ tag: { name: 'For two' } });
  const { body: filters } = await inHebrew(storefront.translateFilters, { words: ['Potters', 'Size', 'Unknown'] });
  expect(filters.words).toEqual(['הקדרים', 'גודל', 'Unknown']);
  // nobody chose a word of this length
  const url = `/he/shop?brand=${'x'.repeat(501)}`;
  expect((await shops.server.inject({ url, headers: { host: shops.one.site.host } })).statusCode).toBe(200);
  // V1 has one name for what is shown and what is sent back
  const { body: older } = await inHebrew(productsV1Reader.queryProducts, { query: {} });
  const [mug, bowl] = ['ספל חרס', 'קערה'].map((name) =>
    (older.products as { name: string }[]).find((one) => one.name === name),
  );
  expect(bowl).toMatchObject({ customTextFields: [{ title: 'Your line' }] });
  expect(mug).toMatchObject({
    productOptions: [{ name: 'Size', choices: [{ value: 'Small', description: 'Small' }, { value: 'Large' }] }],
    variants: [{ choices: { Size: 'Small' } }, { choices: { Size: 'Large' } }],
  });
  const options = { options: { 'Gift wrap': 'Linen' }, customTextFields: { 'Your line': 'Ada' } };
  const catalogReference = { appId: storesAppIds[0], catalogItemId: id, options };
  const { body: added } = await inHebrew(currentCart.addToCurrentCart, {
    lineItems: [{ quantity: 1, catalogReference }],
  });
  expect(added.cart).toMatchObject({
    lineItems: [
      {
        descriptionLines: [
          { name: { original: 'Gift wrap', translated: 'אריזת מתנה' }, plainText: { translated: 'פשתן' } },
          { name: { original: 'Your line', translated: 'השורה שלך' }, plainText: { original: 'Ada' } },
        ],
      },
    ],
  });
});

test('ways of delivery, policies and the question of the checkout are read in the other language', async () => {
  const { body: known } = await asOwner(shippingOptions.queryShippingOptions, { query: {} });
  const [post] = known.shippingOptions as { id: string; title: string }[];
  await translate('SHIPPING_OPTION', post?.id ?? '', { [post?.title ?? '']: 'דואר' });
  const { body } = await inHebrew(sites.getSite, {});
  expect(JSON.stringify(body.site)).toContain('דואר');
  const text = { nodes: [paragraph('Goods can be given back.')] };
  await asOwner(checkoutForm.updatePolicy, { policy: { name: 'returns', visible: true, text } });
  const { body: read } = await asOwner(checkoutForm.getCheckoutRules, {});
  const { revision } = read.rules as { revision: string };
  const customField = { use: 'REQUIRED', title: 'Floor' };
  await asOwner(checkoutForm.updateCheckoutRules, { rules: { revision, customField } });
  await translate('CHECKOUT', shops.one.site.id, { 'Goods can be given back.': 'אפשר להחזיר.', Floor: 'קומה' });
  expect(await page('/he/policies/returns')).toContain('אפשר להחזיר.');
  expect(await page('/policies/returns')).toContain('Goods can be given back.');
  const { body: asked } = await inHebrew(checkoutForm.getCheckoutForm, {});
  expect(asked.form).toMatchObject({ customField: { title: 'Floor', translatedTitle: 'קומה' } });
});

test('the handling fee and messages about pre-orders are read in the other language, and kept with orders in both', async () => {
  const { body: known } = await asOwner(checkoutForm.getCheckoutRules, {});
  const { revision } = known.rules as { revision: string };
  const handlingFee = { name: 'Packing', amount: '2.00', taxable: false };
  const customField = { use: 'HIDDEN', title: '' };
  await asOwner(checkoutForm.updateCheckoutRules, { rules: { revision, customField, handlingFee } });
  await translate('CHECKOUT', shops.one.site.id, { Packing: 'אריזה' });
  const preorderInfo = { enabled: true, message: 'Ready in May.' };
  const { body: made } = await asOwner(productsV3.createProductWithInventory, {
    product: {
      ...{ name: 'Kettle', visible: true, productType: 'PHYSICAL', physicalProperties: {} },
      variantsInfo: {
        variants: [{ price: { actualPrice: { amount: '30' } }, inventoryItem: { quantity: 0, preorderInfo } }],
      },
    },
  });
  const { id } = made.product as { id: string };
  await translate('PRODUCT', id, { Kettle: 'קומקום', 'Ready in May.': 'מוכן במאי.' });
  expect(await page('/he/product-page/kettle')).toContain('מוכן במאי.');
  expect(await page('/product-page/kettle')).toContain('Ready in May.');

  const address = { country: 'DE', city: 'Berlin', postalCode: '10119', addressLine: 'Torstraße 1' };
  const contactDetails = { firstName: 'Ada', lastName: 'Byron' };
  const { body: opened } = await inHebrew(checkouts.createCheckout, {
    ...{ channelType: 'WEB', lineItems: [{ quantity: 1, catalogReference: reference(id) }] },
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.test' },
      billingInfo: { address, contactDetails },
      shippingInfo: { shippingDestination: { address, contactDetails } },
    },
  });
  const fee = { name: 'Packing', translatedName: 'אריזה', price: { amount: '2.00' } };
  const message = { original: 'Ready in May.', translated: 'מוכן במאי.' };
  const lineItems = [{ descriptionLines: [{ plainText: message }] }];
  expect(opened.checkout).toMatchObject({ additionalFees: [fee], lineItems });
  const { id: checkoutId } = opened.checkout as { id: string };
  const { body: placed } = await asOwner(checkouts.createOrder, { id: checkoutId });
  await translate('CHECKOUT', shops.one.site.id, { Packing: 'משהו אחר' });
  const { body: seen } = await asOwner(orders.getOrder, { id: placed.orderId });
  expect(seen.order).toMatchObject({ additionalFees: [{ name: 'Packing' }], lineItems });
  await shops.settled();
  const { mails } = await shops.everything();
  expect(JSON.stringify(mails)).toContain('אריזה');
});

const reference = (catalogItemId: string) => ({ appId: storesAppIds[0], catalogItemId });

const paragraph = (text: string) => ({
  type: 'PARAGRAPH',
  nodes: [{ type: 'TEXT', textData: { text, decorations: [] } }],
});

test('forms, the gift card and the blog are read in the other language; values of choices stay', async () => {
  const options = ['Small', 'Large'].map((label) => ({ id: randomUUID(), label, value: label.toLowerCase() }));
  const field = {
    ...{ id: randomUUID(), fieldType: 'INPUT' },
    inputOptions: {
      ...{ target: 'size', inputType: 'STRING' },
      stringOptions: { componentType: 'RADIO_GROUP', radioGroupOptions: { label: 'Which size?', options } },
    },
  };
  const form = { name: 'Contact', namespace: 'wix.form_app.form', formFields: [field] };
  const { body } = await asOwner(forms.createForm, { form });
  const { id } = body.form as { id: string };
  await translate('FORM', id, { 'Which size?': 'באיזו מידה?', Small: 'קטן' });
  const { body: seen } = await inHebrew(forms.getForm, { formId: id });
  const asked = JSON.stringify(seen.form);
  for (const text of ['באיזו מידה?', '"label":"קטן"', '"value":"small"', '"label":"Large"'])
    expect(asked).toContain(text);

  const { body: card } = await asOwner(giftCardProduct.getGiftCardProduct, {});
  const { revision } = card.product as { revision: string };
  const product = { revision, active: true, name: 'Voucher', presets: [{ price: '20', value: '20' }] };
  await asOwner(giftCardProduct.updateGiftCardProduct, { product });
  await translate('GIFT_CARD', shops.one.site.id, { Voucher: 'שובר' });
  const { body: offered } = await inHebrew(giftCardProduct.getOfferedGiftCard, {});
  expect(offered).toMatchObject({ product: { name: 'שובר' } });
  const { id: catalogItemId, presets } = offered.product as { id: string; presets: { id: string }[] };
  const preset = { variantId: presets[0]?.id };
  const catalogReference = { appId: GIFT_CARDS_APP_ID, catalogItemId, options: preset };
  const { body: added } = await inHebrew(currentCart.addToCurrentCart, {
    lineItems: [{ quantity: 1, catalogReference }],
  });
  expect(added.cart).toMatchObject({ lineItems: [{ productName: { original: 'Voucher', translated: 'שובר' } }] });

  const richContent = { nodes: [paragraph('Once upon a time.')] };
  const { body: draft } = await asOwner(draftPosts.createDraftPost, {
    draftPost: { title: 'A story', richContent },
    publish: true,
  });
  const { id: postId } = draft.draftPost as { id: string };
  await translate('BLOG_POST', postId, { 'A story': 'סיפור', 'Once upon a time.': 'היה היה.' });
  const html = await page('/he/blog/a-story');
  for (const text of ['סיפור', 'היה היה.']) expect(html).toContain(text);
  expect(await page('/blog/a-story')).not.toContain('סיפור');
});

test('what is left to do is counted, found by its name, and gone through one after the other', async () => {
  const { body } = await asOwner(translations.getProgress, { language: 'he' });
  const ofProducts = (body.progress as { kind: string }[]).find(({ kind }) => kind === 'PRODUCT');
  expect(ofProducts).toMatchObject({ missing: 0, outdated: 0, done: 3, hasMore: false });
  const find = (more: object) => asOwner(translations.listTranslations, { language: 'he', kind: 'PRODUCT', ...more });
  expect((await find({ search: 'BOW' })).body).toMatchObject({ translations: [{ title: 'Bowl' }], next: null });
  expect((await find({ state: 'UNFINISHED' })).body).toMatchObject({ translations: [] });
  const bowl = ((await find({ search: 'bowl' })).body.translations as { entityId: string }[])[0]?.entityId ?? '';
  await translate('PRODUCT', bowl, { Bowl: '' });
  expect((await find({ state: 'UNFINISHED' })).body).toMatchObject({ translations: [{ entityId: bowl }] });
  const after = async (id: string) => (await asOwner(translations.getNextUnfinished, named('PRODUCT', id))).body;
  expect(await after(product.id)).toEqual({ entityId: bowl });
  expect(await after(bowl)).toEqual({ entityId: null });
});

test('what is deleted leaves no translation behind', async () => {
  await asOwner(productsV3.deleteProduct, { productId: product.id });
  const rows = (await shops.everything()).translations as { entity_id: string }[];
  expect(rows.some(({ entity_id }) => entity_id === product.id)).toBe(false);
});
