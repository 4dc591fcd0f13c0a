import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { fillInAddress, goToCheckout, orderNumber } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** A name without a place to break it, and an emoji of several code points at its end. */
const nameOf = (length: number): string => `${'Donaudampfschifffahrt'.repeat(10).slice(0, length - 10)}👩🏽‍🚀`;

const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Things with the longest names that the API accepts. */
async function makeLongThings({ url, demo }: Shop) {
  const create = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: demo.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const made = (await answer.json()) as Record<string, { id: string }>;
    expect(answer.status, JSON.stringify(made)).toBe(200);
    return Object.values(made)[0]?.id ?? '';
  };
  const tag = await create('/tags/v1/tags', { tag: { name: nameOf(50), fqdn: 'wix.stores.catalog.v3.product' } });
  const category = await create('/categories/v1/categories', {
    category: { name: nameOf(80), visible: true },
    treeReference: { appNamespace: '@wix/stores' },
  });
  const product = await create('/stores/v3/products-with-inventory', {
    product: {
      name: nameOf(80),
      productType: 'PHYSICAL',
      physicalProperties: {},
      visible: true,
      brand: { name: nameOf(50) },
      ribbon: { name: nameOf(30) },
      tags: { privateTags: { tagIds: [tag] } },
      variantsInfo: {
        variants: [
          {
            price: { actualPrice: { amount: '9.00' } },
            sku: nameOf(40),
            inventoryItem: { quantity: 1 },
            physicalProperties: {},
          },
        ],
      },
    },
  });
  await create('/categories/v1/bulk/categories/add-item', {
    item: { catalogItemId: product, appId: STORES_APP },
    categoryIds: [category],
    treeReference: { appNamespace: '@wix/stores' },
  });
  await create('/locations/v1/locations', {
    location: { name: nameOf(150), timeZone: 'Europe/Berlin', address: { country: 'DE', city: nameOf(50) } },
  });
  const member = await create('/members/v1/members', {
    member: {
      loginEmail: `${'l'.repeat(60)}@${'long'.repeat(12)}.test`,
      contact: { firstName: nameOf(100), lastName: nameOf(100), company: nameOf(100) },
      profile: { nickname: nameOf(100), title: nameOf(100) },
    },
  });
  const contact = await create('/contacts/v4/contacts', {
    info: {
      name: { first: nameOf(100), last: nameOf(100) },
      company: nameOf(100),
      jobTitle: nameOf(100),
      emails: { items: [{ tag: 'MAIN', email: `${randomUUID()}@${'long'.repeat(12)}.test`, primary: true }] },
    },
  });
  return { product, category, member, contact };
}

/** An order of somebody with a long name and address. */
async function buyWithLongName(shop: Shop): Promise<string> {
  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, 'tile-study-cards-set-of-six');
  await fillInAddress(visitor);
  await visitor.fill('First name', nameOf(50));
  await visitor.fill('Last name', nameOf(50));
  await visitor.fill('Street and house number', nameOf(100));
  await visitor.fill('E-mail', `${'l'.repeat(60)}@${'long'.repeat(12)}.test`);
  await visitor.sees('Standard delivery');
  await visitor.press('Pay €');
  await visitor.seesHeading(/^Thank you/);
  const number = await orderNumber(visitor);
  await visitor.leave();
  return number;
}

/** What does not fit inside the page: text that is cut off without dots, shortened badges, tables that have to be scrolled. */
const CUT_OFF = `Array.from(document.querySelectorAll('main *')).flatMap((element) => {
  const style = getComputedStyle(element);
  const isWider = element.scrollWidth > element.clientWidth + 1;
  const isCut = /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis' && style.overflowY !== 'auto';
  const isBadge = element.matches('[class*=Badge-label]');
  const isScrolled = /auto|scroll/.test(style.overflowX) && innerWidth > 1000 && element.querySelector('table');
  const isLong = element.textContent.includes('Donau') || isBadge;
  return isLong && isWider && element.clientWidth > 1 && (isCut || isBadge || isScrolled) ? ['cuts off ' + element.className + ': ' + element.textContent.slice(0, 80)] : [];
})`;

/** Names without spaces, with an emoji, fit every screen that shows them. */
export async function longNamesFitEveryScreen(shop: Shop): Promise<void> {
  const [{ product, category, member, contact }, number] = await Promise.all([
    makeLongThings(shop),
    buyWithLongName(shop),
  ]);
  const owner = await signedInOwner(shop);
  const problems: string[] = [];
  const screens: [path: string, sign: RegExp | string][] = [
    ['', 'Low stock'],
    ['orders', number],
    [`orders?search=${number}`, number],
    ['products', /^Donau/],
    [`products/${product}`, 'Search engines'],
    ['inventory?search=Donau', /^Donau/],
    ['inventory/locations', /^Donau/],
    ['categories', /^Donau/],
    [`categories/${category}`, 'Products'],
    ['labels/brands', /^Donau/],
    ['labels/ribbons', /^Donau/],
    ['members', /Donau/],
    [`members/${member}`, /Donau/],
    ['contacts', /Donau/],
    [`contacts/${contact}`, /Donau/],
    ['settings/activity', 'API key'],
  ];
  const look = async (path: string) => {
    const name = `dashboard-long-${path.replace(/[0-9a-f-]{36}|[^a-z/]/g, '').replaceAll('/', '-')}`;
    problems.push(...(await inspect(owner, name, { alsoFind: CUT_OFF })));
  };
  for (const [path, sign] of screens) {
    await owner.goTo(path);
    await owner.sees(sign);
    await look(path);
  }
  await owner.goTo('orders');
  await owner.follow(number);
  await owner.sees('Order placed');
  await look('order');
  expect(problems).toEqual([]);
  await owner.leave();
}
