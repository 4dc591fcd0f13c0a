import { pages, sites } from '@stoa/contract';
import { type Customer, expectAnswer, type Shop } from '@stoa/server/testing/shop';
import { expect, test } from 'vitest';
import { readSite } from '../../platform/db/index.ts';
import { readSiteFacts } from '../sites/index.ts';
import { change, eachInAShop, pagesOf, setAccent } from './pages.fixture.ts';

let shop: Shop;
let ann: Customer;
eachInAShop((...opened) => {
  [shop, ann] = opened;
});

const { newPage, openPart, published, publish } = pagesOf(() => ({ shop, ann }));
const seenTheme = async () => (await readSite(ann.ctx, (tx) => readSiteFacts(tx))).settings.theme;

test('the theme changes like a page, and visitors see it with the release', async () => {
  await newPage();
  const [draft, again] = await Promise.all([openPart('THEME'), openPart('THEME')]);
  expect(again).toEqual(draft);
  const { id } = draft;
  const before = await seenTheme();
  expect(draft).toMatchObject({ seq: 0, root: { type: 'siteTheme' } });
  const { rejected } = expectAnswer(await change(ann, id, 0, setAccent('blue')));
  expect(rejected).toMatchObject([{ reason: 'WRONG_VALUE' }]);
  expectAnswer(await change(ann, id, 0, setAccent('#0057b8')));
  expect(await seenTheme()).toEqual(before);
  const kinds = expectAnswer(await ann.call(pages.listPages, {})).pages?.map(({ kind, state }) => [kind, state]);
  expect(kinds).toEqual(expect.arrayContaining([['THEME', 'NEW']]));
  expect(await publish()).toMatchObject({ pages: 1 });
  expect(await seenTheme()).toEqual({ ...before, 'color-accent': '#0057b8' });

  expectAnswer(await change(ann, id, 1, setAccent()));
  await publish();
  expect(await seenTheme()).not.toHaveProperty('color-accent');
  expectAnswer(await ann.call(pages.restoreRelease, { number: 1 }));
  expect(await seenTheme()).toMatchObject({ 'color-accent': '#0057b8' });
});

test('the menu and the footer begin with what visitors see, and are published with the pages', async () => {
  await newPage();
  const [menu, footer] = [await openPart('MENU'), await openPart('FOOTER')];
  const entry = (id: string, label: string, href: string, type = 'menuEntry') => ({
    ...{ id, type },
    props: { link: { label, href } },
  });
  const insert = (block: object, parent: string, slot = 'content') => ({
    ...{ op: 'insert', block },
    to: { parent, slot, after: null },
  });
  expect(menu.root).toEqual({ id: 'menu', type: 'siteMenu', slots: { content: [] } });
  const about = entry('about', 'About', '/about');
  expectAnswer(
    await change(
      ann,
      menu.id,
      0,
      insert(about, 'menu'),
      insert(entry('team', 'Team', '/team', 'menuLink'), 'about', 'items'),
      insert({ id: 'blank', type: 'menuEntry' }, 'menu'),
    ),
  );
  const logo = { id: 'sign.png', width: 400, height: 100 };
  const setLogo = (value?: object) => ({ op: 'set', id: 'menu', at: ['props', 'logo'], ...(value && { value }) });
  expectAnswer(await change(ann, menu.id, 1, setLogo({ ...logo, alt: 'A sign' })));
  const text = { op: 'set', id: 'footer', at: ['props', 'text'], value: 'Printed in Berlin' };
  expectAnswer(await change(ann, footer.id, 0, text));
  await publish();
  const { settings } = await readSite(ann.ctx, (tx) => readSiteFacts(tx));
  expect(settings.navigation).toEqual([{ label: 'About', href: '/about', items: [{ label: 'Team', href: '/team' }] }]);
  expect(settings.footer).toEqual({ text: 'Printed in Berlin', links: [] });
  expect(settings.logo).toEqual(logo);

  expectAnswer(await change(ann, menu.id, 2, setLogo()));
  await publish();
  expect((await readSite(ann.ctx, (tx) => readSiteFacts(tx))).settings.logo).toBeUndefined();
});

test('the theme is no page', async () => {
  await newPage();
  const { id } = await openPart('THEME');
  await publish();
  // nobody has changed it: there is nothing to publish of it
  expect(expectAnswer(await ann.call(pages.listPages, {})).pages).toMatchObject([
    {},
    { kind: 'THEME', state: 'PUBLISHED' },
  ]);
  expectAnswer(await change(ann, id, 0, setAccent('#0057b8')));
  await publish();
  expect(await published('#theme')).toMatchObject({ refused: 'not-found' });
  const { pages: listed = [] } = expectAnswer(await shop.visitor().call(sites.listPublishedPages, {}));
  expect(listed.map(({ slug }) => slug)).toEqual(['about']);
  expect(await ann.call(pages.deletePage, { pageId: id })).toMatchObject({ refused: 'not-found' });
  expect(await ann.call(pages.createPage, { title: 'X', address: '#theme' })).toMatchObject({ refused: 'invalid' });
});
