import { shopPages } from '@stoa/blocks/shop-pages';
import { pages, sites } from '@stoa/contract';
import { SHOP_PAGES, type ShopPage } from '@stoa/contract/stoa/site';
import { type Customer, expectAnswer, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { describe, expect, test } from 'vitest';
import { readSite } from '../../platform/db/index.ts';
import { readSiteFacts } from '../sites/index.ts';
import { change, eachInAShop, pagesOf, quote } from './pages.fixture.ts';
import { releaseIsDue } from './schedule-release.ts';

let shop: Shop;
let ann: Customer;
eachInAShop((...opened) => {
  [shop, ann] = opened;
});

const { newPage, openPart, published, publish } = pagesOf(() => ({ shop, ann }));
const arrangements = async () => (await readSite(ann.ctx, (tx) => readSiteFacts(tx))).settings.shopPages;
const arranged = (kind: ShopPage) => shop.visitor().call(sites.getShopPage, { kind });
const promise = quote('promise', 'Sent by noon.');
const addPromise = (id: string, kind: ShopPage) =>
  change(ann, id, 0, {
    ...{ op: 'insert', block: promise },
    to: { parent: shopPages[kind].standard.id, slot: 'content', after: null },
  });

describe.each(SHOP_PAGES)('%s', (kind) => {
  const usual = shopPages[kind].standard.slots?.content ?? [];

  test('is as usual until its owner arranges it, and published with the pages', async () => {
    await newPage();
    const { id, root } = await openPart(kind);
    expect(root.slots.content).toEqual(usual);
    await publish();
    expect(await arranged(kind)).toMatchObject({ refused: 'not-found' });
    expect(await arrangements()).toBeUndefined();

    expectAnswer(await addPromise(id, kind));
    expect(expectAnswer(await ann.call(pages.listPages, {})).pages).toMatchObject([{}, { kind, state: 'NEW' }]);
    expect(await publish()).toMatchObject({ pages: 1 });
    const page = expectAnswer(await arranged(kind)).page;
    expect(page?.root).toMatchObject({ slots: { content: [promise, ...usual] } });
    expect(await arrangements()).toEqual({ [kind]: page?.revision });
    expect(await published(`#${kind.toLowerCase()}`)).toMatchObject({ refused: 'not-found' });

    // the release from before has no arrangement: the page is as usual again, and the draft as it was
    expectAnswer(await ann.call(pages.restoreRelease, { number: 1 }));
    expect(await arrangements()).toBeUndefined();
    expect(await arranged(kind)).toMatchObject({ refused: 'not-found' });
    expectAnswer(await ann.call(pages.restoreRelease, { number: 2 }));
    expect(await arrangements()).toEqual({ [kind]: page?.revision });
  });

  test('is standard again when its owner goes back', async () => {
    await newPage();
    const { id } = await openPart(kind);
    expectAnswer(await addPromise(id, kind));
    await publish();
    expectAnswer(await ann.call(pages.deletePage, { pageId: id }));
    expectAnswer(await arranged(kind));
    await publish();
    expect(await arranged(kind)).toMatchObject({ refused: 'not-found' });
    expect((await openPart(kind)).root.slots.content).toEqual(usual);
  });

  test('is arranged by a scheduled release in its time, and a preview shows it before', async () => {
    await newPage();
    const { url = '' } = expectAnswer(await ann.call(pages.createPreviewLink, {}));
    const token = url.split('/').at(-1) ?? '';
    const preview = () => shop.visitor().call(pages.getPreview, { token, shopPage: kind });
    expect(expectAnswer(await preview()).preview).toMatchObject({
      root: { type: shopPages[kind].standard.type },
      version: '0',
    });
    const { id } = await openPart(kind);
    expectAnswer(await addPromise(id, kind));
    expect(expectAnswer(await preview()).preview).toMatchObject({ pageId: id, version: '1' });
    const publishDate = new Date(shop.clock.now.getTime() + 3_600_000);
    expectAnswer(await ann.call(pages.scheduleRelease, { publishDate: publishDate.toISOString() }));
    expect(await arranged(kind)).toMatchObject({ refused: 'not-found' });
    shop.clock.now = publishDate;
    await doDueWork(ann.ctx, [releaseIsDue]);
    expect(expectAnswer(await arranged(kind)).page).toMatchObject({ kind });
  });
});

test('what a page of the shop must have stays', async () => {
  const { id } = await openPart('PRODUCT');
  const { rejected } = expectAnswer(await change(ann, id, 0, { op: 'remove', id: 'purchase' }));
  expect(rejected).toMatchObject([{ reason: 'BLOCK_IS_REQUIRED' }]);
});

test('blocks of a page show what it is about, and nothing that it is not', async () => {
  await newPage();
  const { id, root } = await openPart('PRODUCT');
  const to = { parent: root.id, slot: 'content', after: null };
  const bound = (path: string) => ({ id: 'bound', type: 'quote', props: { text: { bind: path, else: 'Hm.' } } });
  const wrong = await change(ann, id, 0, { op: 'insert', block: bound('category.name'), to });
  expect(expectAnswer(wrong).rejected).toMatchObject([{ reason: 'UNKNOWN_DATA' }]);
  const picture = await change(ann, id, 0, { op: 'insert', block: bound('product.media.main'), to });
  expect(expectAnswer(picture).rejected).toMatchObject([{ reason: 'WRONG_VALUE' }]);
  expectAnswer(await change(ann, id, 0, { op: 'insert', block: bound('product.name'), to }));
  await publish();
  expect(expectAnswer(await arranged('PRODUCT')).page?.root).toMatchObject({
    slots: { content: [bound('product.name'), ...root.slots.content] },
  });
});
