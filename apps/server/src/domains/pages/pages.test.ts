import { pages, sites, team } from '@stoa/contract';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { newStaff } from '@stoa/server/testing/staff';
import { doDueWork } from '@stoa/server/testing/tasks';
import { expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { change, eachInAShop, pagesOf, quote, send, setAccent, setText } from './pages.fixture.ts';
import { releaseIsDue } from './schedule-release.ts';

let database: Database;
let shop: Shop;
let [ann, ben]: [Customer, Customer] = [] as never;
eachInAShop((...opened) => {
  [shop, ann, database] = opened;
  ben = shop.staff();
});

const { newPage, rootOf, openPart, published, publish } = pagesOf(() => ({ shop, ann }));
const setAddress = (value: string) => ({ op: 'set', id: 'page', at: ['props', 'address'], value });

test('two people change a page: each learns of the other’s changes, in one order', async () => {
  const pageId = await newPage();
  const first = expectAnswer(await change(ann, pageId, 0, setText('first', 'Oh.')));
  expect(first).toMatchObject({ seq: 1, rejected: [], changes: [{ seq: 1, label: 'Changed', mine: true }] });
  const second = expectAnswer(
    await change(ben, pageId, 0, {
      op: 'insert',
      block: quote('second', 'Ah.'),
      to: { parent: 'page', slot: 'content', after: 'first' },
    }),
  );
  expect(second.changes).toMatchObject([
    { seq: 1, mine: false, operations: [setText('first', 'Oh.')], inverse: [setText('first', 'Hm.')] },
    { seq: 2, mine: true },
  ]);
  expect((await rootOf(pageId)).slots.content).toEqual([quote('first', 'Oh.'), quote('second', 'Ah.')]);
});

test('a change that is sent twice is made once', async () => {
  const pageId = await newPage();
  const sent = [{ id: 'once', label: 'Wrote', operations: [setText('first', 'Oh.')] }];
  await send(ann, pageId, 0, sent);
  await change(ann, pageId, 1, setText('first', 'Later.'));
  expect(expectAnswer(await send(ann, pageId, 0, sent))).toMatchObject({ seq: 2, rejected: [] });
  expect((await rootOf(pageId)).slots.content).toEqual([quote('first', 'Later.')]);
});

test('of many people at once, everybody’s change is kept', async () => {
  const pageId = await newPage();
  const blocks = Array.from({ length: 20 }, (_, index) => quote(`block-${index}`, String(index)));
  await Promise.all(
    blocks.map((block) =>
      change(ann, pageId, 0, { op: 'insert', block, to: { parent: 'page', slot: 'content', after: null } }),
    ),
  );
  const { content } = (await rootOf(pageId)).slots;
  expect(content).toHaveLength(21);
  expect(content).toEqual(expect.arrayContaining(blocks));
  const { changes = [] } = expectAnswer(await ann.call(pages.changePage, { pageId, base: 0, changes: [] }));
  expect(changes.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('a change that makes no sense is rejected on its own', async () => {
  const pageId = await newPage();
  const answer = expectAnswer(
    await send(ann, pageId, 0, [
      { id: 'gone', label: '', operations: [setText('first', 'Oh.'), { op: 'remove', id: 'nowhere' }] },
      { id: 'wrong', label: '', operations: [setText('first', 7)] },
      { id: 'right', label: '', operations: [setText('first', 'Ah.')] },
    ]),
  );
  expect(answer.rejected).toEqual([
    { id: 'gone', reason: 'BLOCK_IS_GONE' },
    { id: 'wrong', reason: 'WRONG_VALUE' },
  ]);
  expect(answer.changes).toMatchObject([{ id: 'right', inverse: [setText('first', 'Hm.')] }]);
});

test.each([
  { op: 'shuffle' },
  { op: 'set', id: 'first', at: ['slots', 'content'], value: [] },
  {
    op: 'insert',
    block: { id: 'x', type: 'quote', slots: { a: 'b' } },
    to: { parent: 'page', slot: 'content', after: null },
  },
  { op: 'move', id: 'first', to: { parent: 'page' } },
])('%j is no operation', async (operation) => {
  const pageId = await newPage();
  expect(await change(ann, pageId, 0, operation)).toMatchObject({
    refused: 'invalid',
    violations: [{ field: 'changes.0.operations' }],
  });
});

test('pages have addresses of their own, beside those of the shop', async () => {
  const pageId = await newPage();
  await newPage('contact');
  for (const address of ['', 'cart', 'About', 'a b', '-a', 'a/b'])
    expect(await ann.call(pages.createPage, { title: 'X', address })).toMatchObject({
      violations: [{ field: 'address' }],
    });
  expect(await ann.call(pages.createPage, { title: 'X', address: 'about' })).toMatchObject({
    code: 'PAGE_ADDRESS_TAKEN',
  });
  const { rejected } = expectAnswer(
    await send(ann, pageId, 0, [
      { id: 'shop', label: '', operations: [setAddress('cart')] },
      { id: 'taken', label: '', operations: [setAddress('contact')] },
      { id: 'free', label: '', operations: [setAddress('über-uns')] },
    ]),
  );
  expect(rejected).toEqual([
    { id: 'shop', reason: 'WRONG_VALUE' },
    { id: 'taken', reason: 'ADDRESS_TAKEN' },
  ]);
  await publish();
  expect(expectAnswer(await published('über-uns')).page?.root).toMatchObject({ props: { title: 'About us' } });
});

test('what is wrong with a new page is said', async () => {
  const create = (request: object) => ann.call(pages.createPage, { title: 'X', address: 'x', ...request });
  expect(await create({ title: ' ' })).toMatchObject({ violations: [{ field: 'title' }] });
  expect(await create({ content: [{ id: 'a', type: 'carousel' }] })).toMatchObject({
    violations: [{ field: 'content' }],
  });
  expect(await create({ content: [quote('a', 'x'), quote('a', 'y')] })).toMatchObject({
    violations: [{ field: 'content' }],
  });
  expect(
    await create({ content: [{ id: 'a', type: 'quote', props: { text: { bind: 'product.name' } } }] }),
  ).toMatchObject({
    violations: [
      {
        field: 'content',
        description: 'must not bind text of block a to product.name: there is no such data here',
        violatedRule: 'FORMAT',
      },
    ],
  });
});

test('visitors see all pages of a release or none, and a restored one again', async () => {
  const pageId = await newPage();
  expect(await published('about')).toMatchObject({ refused: 'not-found' });
  expect(await publish()).toMatchObject({ number: 1, note: 'Spring', pages: 1, live: true, restored: null });
  expect(expectAnswer(await published('about')).page?.root).toMatchObject({
    slots: { content: [quote('first', 'Hm.')] },
  });
  expect(await ann.call(pages.publishPages, {})).toMatchObject({ code: 'NOTHING_TO_PUBLISH' });

  await change(ann, pageId, 0, setText('first', 'Oh.'), setAddress('us'));
  await newPage('second');
  const { pages: listed = [] } = expectAnswer(await ann.call(pages.listPages, {}));
  expect(Object.fromEntries(listed.map(({ address, state }) => [address, state]))).toEqual({
    us: 'CHANGED',
    second: 'NEW',
  });
  expect(expectAnswer(await published('about')).page?.root).toMatchObject({
    slots: { content: [quote('first', 'Hm.')] },
  });
  await publish();
  expect(await published('about')).toMatchObject({ refused: 'not-found' });
  expectAnswer(await published('us'));
  expectAnswer(await published('second'));

  const { release } = expectAnswer(await ann.call(pages.restoreRelease, { number: 1 }));
  expect(release).toMatchObject({ number: 3, restored: 1, pages: 1 });
  expectAnswer(await published('about'));
  expect(await published('second')).toMatchObject({ refused: 'not-found' });
  expect((await rootOf(pageId)).slots.content).toEqual([quote('first', 'Oh.')]);
  expect(await ann.call(pages.restoreRelease, { number: 1 })).toMatchObject({ code: 'NOTHING_TO_PUBLISH' });
  expect(await ann.call(pages.restoreRelease, { number: 9 })).toMatchObject({ refused: 'not-found' });
  const { releases = [] } = expectAnswer(await ann.call(pages.listReleases, {}));
  expect(releases.map(({ number, live }) => [number, live])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
});

test('a deleted page is gone with the next release', async () => {
  const pageId = await newPage();
  await newPage('other');
  await publish();
  expectAnswer(await ann.call(pages.deletePage, { pageId }));
  expectAnswer(await published('about'));
  await publish();
  expect(await published('about')).toMatchObject({ refused: 'not-found' });
  expect(await ann.call(pages.deletePage, { pageId })).toMatchObject({ refused: 'not-found' });
  expect(await change(ann, pageId, 0)).toMatchObject({ refused: 'not-found' });
});

test('a page that search engines are asked to leave out is not in the list of addresses', async () => {
  await newPage();
  const pageId = await newPage('hidden');
  await change(ann, pageId, 0, { op: 'set', id: 'page', at: ['props', 'isHidden'], value: 'yes' });
  await publish();
  const { pages: listed = [] } = expectAnswer(await shop.visitor().call(sites.listPublishedPages, {}));
  expect(listed.map(({ slug }) => slug)).toEqual(['about']);
});

test('what was published is kept, and can be compared', async () => {
  const pageId = await newPage();
  await publish();
  const versionOf = async (number: number) =>
    expectAnswer(await ann.call(pages.listReleasedPages, { number })).pages?.[0]?.version ?? '';
  const first = await versionOf(1);
  await change(ann, pageId, 0, setText('first', 'Oh.'));
  expect(expectAnswer(await ann.call(pages.listPages, {})).pages).toMatchObject([{ state: 'CHANGED', version: first }]);
  await publish();
  const second = await versionOf(2);
  expect(second).not.toBe(first);
  const contentOf = async (version: string) =>
    expectAnswer(await ann.call(pages.getPageVersion, { pageId, version })).root?.slots;
  expect(await contentOf(first)).toEqual({ content: [quote('first', 'Hm.')] });
  expect(await contentOf(second)).toEqual({ content: [quote('first', 'Oh.')] });
  expect(await ann.call(pages.listReleasedPages, { number: 9 })).toMatchObject({ refused: 'not-found' });
  expect(await ann.call(pages.getPageVersion, { pageId, version: 'x' })).toMatchObject({ refused: 'not-found' });
  const other = (await openShop(database)).staff();
  expect(await other.call(pages.getPageVersion, { pageId, version: first })).toMatchObject({ refused: 'not-found' });
});

test('a scheduled release is what was there when it was scheduled, and is live in time', async () => {
  const pageId = await newPage();
  const wait = (hours: number) => new Date(shop.clock.now.getTime() + hours * 3_600_000);
  const plan = (hours: number) =>
    ann.call(pages.scheduleRelease, { publishDate: wait(hours).toISOString(), note: 'Sale' });
  expect(await plan(-1)).toMatchObject({ violations: [{ field: 'publishDate' }] });
  const { release } = expectAnswer(await plan(2));
  expect(release).toMatchObject({ note: 'Sale', pages: 1, publishDate: wait(2).toISOString() });
  await change(ann, pageId, 0, setText('first', 'Oh.'));
  const cancelled = expectAnswer(await plan(1)).release?.id ?? '';
  expectAnswer(await ann.call(pages.cancelScheduledRelease, { releaseId: cancelled }));
  expect(await ann.call(pages.cancelScheduledRelease, { releaseId: cancelled })).toMatchObject({
    refused: 'not-found',
  });
  const waiting = async () =>
    expectAnswer(await ben.call(pages.listScheduledReleases, {})).releases?.map(({ id }) => id);
  expect(await waiting()).toEqual([release?.id]);
  const later = async (hours: number) => {
    shop.clock.now = wait(hours);
    await doDueWork(ann.ctx, [releaseIsDue]);
  };
  await later(1);
  expect(await published('about')).toMatchObject({ refused: 'not-found' });
  await later(1);
  expect(expectAnswer(await published('about')).page?.root).toMatchObject({
    slots: { content: [quote('first', 'Hm.')] },
  });
  expect(await waiting()).toEqual([]);
  expect((await rootOf(pageId)).slots.content).toEqual([quote('first', 'Oh.')]);
  expect(expectAnswer(await ann.call(pages.listReleases, {})).releases).toMatchObject([{ number: 1, note: 'Sale' }]);
});

test('a scheduled release keeps what was published since on pages that it does not change', async () => {
  const [sale, news] = [await newPage('sale'), await newPage('news')];
  await publish();
  await change(ann, sale, 0, setText('first', 'Half price'));
  const publishDate = new Date(shop.clock.now.getTime() + 3_600_000);
  const schedule = () => ann.call(pages.scheduleRelease, { publishDate: publishDate.toISOString(), note: 'Sale' });
  expectAnswer(await schedule());
  await change(ann, sale, 1, setText('first', 'Soon'));
  await change(ann, news, 0, setText('first', 'New opening hours'));
  await newPage('jobs');
  await publish();
  shop.clock.now = publishDate;
  await doDueWork(ann.ctx, [releaseIsDue]);
  const textAt = async (slug: string) => {
    const root = expectAnswer(await published(slug)).page?.root as { slots: { content: { props: object }[] } };
    return root.slots.content[0]?.props;
  };
  expect(await textAt('sale')).toEqual({ text: 'Half price' });
  expect(await textAt('news')).toEqual({ text: 'New opening hours' });
  expect(await textAt('jobs')).toEqual({ text: 'Hm.' });
});

test('a scheduled release takes away a page that was deleted before, and never leaves two pages at one address', async () => {
  const [old, about] = [await newPage('old'), await newPage('about')];
  await publish();
  const publishDate = new Date(shop.clock.now.getTime() + 3_600_000);
  const schedule = () => ann.call(pages.scheduleRelease, { publishDate: publishDate.toISOString() });
  expectAnswer(await ann.call(pages.deletePage, { pageId: old }));
  await change(ann, about, 0, setAddress('us'));
  expectAnswer(await schedule());
  await change(ann, about, 1, setAddress('we'));
  await newPage('us');
  await publish();
  shop.clock.now = publishDate;
  await doDueWork(ann.ctx, [releaseIsDue]);
  expect(await published('old')).toMatchObject({ refused: 'not-found' });
  expect(expectAnswer(await published('us')).page).toMatchObject({ id: about });
  const { releases = [] } = expectAnswer(await ann.call(pages.listReleases, {}));
  expect(releases.map(({ pages: number }) => number)).toEqual([1, 2, 2]);
});

test('a preview link shows drafts to anybody, on this site and for a week', async () => {
  const pageId = await newPage();
  await publish();
  await change(ann, pageId, 0, setText('first', 'Oh.'));
  const theme = await openPart('THEME');
  await change(ann, theme.id, 0, setAccent('#0057b8'));
  const { url = '', expiresDate } = expectAnswer(await ann.call(pages.createPreviewLink, {}));
  expect(expiresDate).toBe(new Date(shop.clock.now.getTime() + 7 * 86_400_000).toISOString());
  const token = url.split('/').at(-1) ?? '';
  const look = (who = shop.visitor(), slug = 'about') => who.call(pages.getPreview, { token, slug });
  expect(expectAnswer(await look()).preview).toMatchObject({
    root: { slots: { content: [quote('first', 'Oh.')] } },
    theme: { 'color-accent': '#0057b8' },
    addresses: ['about'],
  });
  const nothing = { refused: 'not-found' };
  expect(await look(shop.visitor(), 'nowhere')).toMatchObject(nothing);
  expect(await look(shop.visitor(), '#theme')).toMatchObject(nothing);
  expect(await look((await openShop(database)).visitor())).toMatchObject(nothing);
  expect(await shop.visitor().call(pages.getPreview, { token: `${token}x`, slug: 'about' })).toMatchObject(nothing);
  shop.clock.now = new Date(shop.clock.now.getTime() + 8 * 86_400_000);
  expect(await look()).toMatchObject(nothing);
});

test('preview links are listed until they end, and each can be revoked', async () => {
  await newPage();
  const create = async (asked = {}) => expectAnswer(await ann.call(pages.createPreviewLink, asked));
  const [first, second] = [await create(), await create()];
  const links = async () => expectAnswer(await ann.call(pages.listPreviewLinks, {})).previewLinks ?? [];
  const see = ({ url = '' }) =>
    shop.visitor().call(pages.getPreview, { token: url.split('/').at(-1) ?? '', slug: 'about' });
  const ids = (await links()).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([first.previewLinkId, second.previewLinkId].toSorted());
  for (const link of await links()) expectAnswer(await see(link));
  const revoke = () => ann.call(pages.revokePreviewLink, { previewLinkId: first.previewLinkId ?? '' });
  expectAnswer(await revoke());
  expect(await see(first)).toMatchObject({ refused: 'not-found' });
  expectAnswer(await see(second));
  expect(await revoke()).toMatchObject({ refused: 'not-found' });
  expect((await links()).map(({ id }) => id)).toEqual([second.previewLinkId]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 8 * 86_400_000);
  expect(await links()).toEqual([]);
});

test('the link of an editor is in no list, and ends with the login or the role of whom it is for', async () => {
  await newPage();
  const { id, sessionId } = await newStaff(database, shop.site.id, 'content-editor', { now: shop.clock.now });
  const editor = shop.as({ kind: 'staff', id, role: 'content-editor', permissions: ['*'], sessionId });
  const { url = '' } = expectAnswer(await editor.call(pages.createPreviewLink, { isForEditor: true }));
  const token = url.split('/').at(-1) ?? '';
  const see = () => shop.visitor().call(pages.getPreview, { token, slug: 'about' });
  const nothing = { refused: 'not-found' };
  expectAnswer(await see());
  expect(expectAnswer(await ann.call(pages.listPreviewLinks, {})).previewLinks).toEqual([]);
  const boss = await newStaff(database, shop.site.id, 'owner', { now: shop.clock.now });
  const owner = shop.as({ kind: 'staff', id: boss.id, role: 'owner', permissions: ['*'], sessionId: boss.sessionId });
  const giveRole = async (role: string) => expectAnswer(await owner.call(team.changeStaffRole, { userId: id, role }));
  await giveRole('fulfilment');
  expect(await see()).toMatchObject(nothing);
  await giveRole('content-editor');
  expectAnswer(await see());
  // as long as their login lasts
  shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3_600_000);
  expect(await see()).toMatchObject(nothing);
});

test('a change says what it did as whoever made it says it', async () => {
  const pageId = await newPage();
  const said = { kind: 'setting', of: [{ property: 'text', of: 'quote' }, { type: 'quote' }] };
  const operations = [setText('first', 'Oh.')];
  expectAnswer(await send(ann, pageId, 0, [{ id: 'told', label: 'Zitat geändert', said, operations }]));
  await change(ann, pageId, 1, setText('first', 'Ah.'));
  const { changes = [] } = expectAnswer(await ben.call(pages.listPageChanges, { pageId }));
  expect(changes.map((one) => [one.label, one.said])).toEqual([
    ['Changed', null],
    ['Zitat geändert', said],
  ]);
});

test('own code in a preview is found by a token that opens nothing else', async () => {
  const own = { id: 'map', type: 'embed', props: { name: 'Map', code: '<p>Here</p>' } };
  await newPage('about', [quote('first', 'Hm.'), own]);
  const { previewLinkId, url = '' } = expectAnswer(await ann.call(pages.createPreviewLink, {}));
  const visitor = shop.visitor();
  const read = (token: string) => visitor.call(pages.getPreview, { token, slug: 'about' });
  const token = expectAnswer(await read(url.split('/').at(-1) ?? '')).preview?.frameToken ?? '';
  const frame = (blockId: string) => visitor.call(pages.getPreviewFrame, { token, blockId, slug: 'about' });
  expect(expectAnswer(await frame('map')).block).toMatchObject(own);
  const nothing = { refused: 'not-found' };
  expect(await frame('first')).toMatchObject(nothing);
  expect(await read(token)).toMatchObject(nothing);
  expectAnswer(await ann.call(pages.revokePreviewLink, { previewLinkId: previewLinkId ?? '' }));
  expect(await frame('map')).toMatchObject(nothing);
});

test('another site sees and changes nothing of it', async () => {
  const pageId = await newPage();
  await publish();
  const other = (await openShop(database)).staff();
  expect(expectAnswer(await other.call(pages.listPages, {})).pages).toEqual([]);
  expect(await other.call(pages.getPageDraft, { pageId })).toMatchObject({ refused: 'not-found' });
  expect(await change(other, pageId, 0, setText('first', 'Ha.'))).toMatchObject({ refused: 'not-found' });
  expect(await other.call(pages.deletePage, { pageId })).toMatchObject({ refused: 'not-found' });
});
