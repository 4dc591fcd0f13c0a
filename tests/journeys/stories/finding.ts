import { expect } from 'vitest';
import { focused, type Person, tabTo } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';

/** Filters are links and a form: they work the same with and without scripts. */
export async function aVisitorNarrowsDownAList(shop: Shop, { javaScriptEnabled }: { javaScriptEnabled: boolean }) {
  const visitor = await shop.newVisitor({ javaScriptEnabled });
  const { page } = visitor;
  await visitor.goTo('/shop');
  await unfold(visitor, 'Colour');
  await page.getByRole('link', { name: /^Vermilion 1 product/ }).click();
  await visitor.sees('1 product');
  expect(await productNames(visitor)).toEqual(['Screen Printing Ink']);
  await page.getByRole('link', { name: /^Walnut 1 product/ }).click();
  await visitor.sees('2 products');
  await visitor.fill('To', '20');
  await visitor.press('Apply price range');
  await visitor.sees('Up to €20');
  expect(await productNames(visitor)).toEqual(['Screen Printing Ink']);
  expect(new URL(page.url()).searchParams.getAll('option.Colour')).toEqual(['Vermilion', 'Walnut']);
  await visitor.fill('To', '1');
  await visitor.press('Apply price range');
  await visitor.sees('No products match all these filters');
  await visitor.follow('Remove filter: Up to €1');
  await visitor.sees('2 products');
  await visitor.follow('Remove filter: Colour: Vermilion');
  expect(await productNames(visitor)).toEqual(['Gallery Frame']);
  expect(await page.locator('head meta[name=robots]').count()).toBe(0);
  await visitor.leave();
}

/** Opens a group of filters. */
const unfold = ({ page }: Person, group: string): Promise<void> =>
  page.locator('.facet > summary').filter({ hasText: group }).click();

/** On a narrow screen filters open over the list, and close with the Escape key. */
export async function aVisitorNarrowsDownOnAPhone(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.goTo('/category/studio-supplies');
  const inks = page.getByRole('link', { name: /^Farbenhof/ });
  expect(await inks.isVisible()).toBe(false);
  await visitor.press('Filters');
  await unfold(visitor, 'Brand');
  await inks.waitFor();
  await page.keyboard.press('Escape');
  await inks.waitFor({ state: 'hidden' });
  await visitor.press('Filters');
  await inks.click();
  await visitor.sees('Filters (1)');
  // the sheet stays open for the next filter
  await page.getByRole('button', { name: 'Show 2 products' }).click();
  await inks.waitFor({ state: 'hidden' });
  expect((await productNames(visitor)).toSorted()).toEqual(['Bookbinder’s Glue', 'Screen Printing Ink']);
  await visitor.leave();
}

const productNames = ({ page }: Person): Promise<string[]> => page.locator('.product-card-name').allTextContents();

/** Suggestions tolerate typos, and can be chosen by keyboard alone. */
export async function aVisitorMistypesWhatTheyLookFor(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await visitor.goTo('/shop');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.click();
  await box.pressSequentially('callendar');
  await page.getByRole('option', { name: 'Wall Calendar 2027' }).waitFor();
  expect(await box.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('option', { name: 'Wall Calendar 2027' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('ArrowDown');
  const active = page.locator(`#${await box.getAttribute('aria-activedescendant')}`);
  expect(await active.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await visitor.seesHeading('Wall Calendar 2027');
  await visitor.leave();
}

/** Without scripts the box leads to a page of results, which tolerates typos as well. */
export async function aVisitorSearchesWithoutScripts(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor({ javaScriptEnabled: false });
  await visitor.goTo('/');
  await visitor.page.getByRole('combobox', { name: 'Search products' }).fill('callendar');
  await visitor.press('Search');
  await visitor.seesHeading('Results for “callendar”');
  await visitor.sees('No results for “callendar”');
  expect(await productNames(visitor)).toContain('Wall Calendar 2027');
  await visitor.goTo('/search?q=zzzzqq');
  await visitor.sees('No results for “zzzzqq”');
  await visitor.follow('Studio supplies');
  await visitor.seesHeading('Studio supplies');
  await visitor.leave();
}

/** Calls the API as an app of the shop. */
async function call<T>(shop: Shop, path: string, init: RequestInit = {}): Promise<T> {
  const headers = {
    authorization: shop.demo.apiKey,
    'wix-site-id': shop.demo.siteId,
    'content-type': 'application/json',
  };
  const response = await fetch(`${shop.url}${path}`, { ...init, headers });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const STORE_TREE = { appNamespace: '@wix/stores' };
type Items = { items: { catalogItemId: string; appId: string }[] };

/** The owner's arranged products come first, until the visitor chooses another order. */
export async function aVisitorSeesACategoryInItsOrder(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  await visitor.goTo('/category/studio-supplies');
  await visitor.sees('Sort by: Newest');
  const before = await productNames(visitor);
  const tree = `treeReference.appNamespace=${encodeURIComponent(STORE_TREE.appNamespace)}`;
  const path = '/categories/v1/categories';
  const { category } = await call<{ category: { id: string } }>(shop, `${path}/slug/studio-supplies?${tree}`);
  const { items } = await call<Items>(shop, `${path}/${category.id}/list-items?${tree}`);
  const { products } = await call<{ products: { id: string; name: string }[] }>(shop, '/stores/v3/products/query', {
    method: 'POST',
    body: JSON.stringify({ query: { filter: { id: { $in: items.map(({ catalogItemId }) => catalogItemId) } } } }),
  });
  const itemNamed = (name: string) => {
    const { id } = products.find((product) => product.name === name) ?? {};
    return items.filter(({ catalogItemId }) => catalogItemId === id);
  };
  const arrange = (arranged: Items['items']) =>
    call(shop, `${path}/${category.id}/set-arranged-items`, {
      method: 'POST',
      body: JSON.stringify({ treeReference: STORE_TREE, items: arranged }),
    });
  // products of subcategories are listed too, but are arranged in those
  const first = before
    .filter((name) => itemNamed(name).length > 0)
    .slice(-2)
    .reverse();
  await arrange(first.flatMap(itemNamed));
  await visitor.goTo('/category/studio-supplies');
  await visitor.sees('Sort by: Featured');
  expect(await productNames(visitor)).toEqual([...first, ...before.filter((name) => !first.includes(name))]);
  await visitor.page.locator('.sort-menu summary').click();
  await visitor.follow('Newest');
  await visitor.sees('Sort by: Newest');
  expect(await productNames(visitor)).toEqual(before);
  await arrange([]);
  await visitor.leave();
}

/** An old link to a product redirects visitors and search engines to the new address. */
export async function aProductMoves(shop: Shop): Promise<void> {
  const products = '/stores/v3/products';
  type Answer = { product: { id: string; revision: string } };
  const { product } = await call<Answer>(shop, `${products}/slug/bookbinders-glue`);
  const changed = { id: product.id, revision: product.revision, slug: 'starch-paste' };
  await call(shop, `${products}/${product.id}`, { method: 'PATCH', body: JSON.stringify({ product: changed }) });
  const visitor = await shop.newVisitor();
  const response = await visitor.page.goto('/product-page/bookbinders-glue?Contents=1+kg');
  expect(visitor.page.url()).toMatch(/\/product-page\/starch-paste\?Contents=1\+kg$/);
  expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(301);
  await visitor.sees('€2.20 / 100 g');
  await visitor.leave();
}

/** Suggestions are the same on every page, and tell prices as lists do. */
export async function aVisitorSearchesFromTheHomePage(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await visitor.goTo('/');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.click();
  await box.pressSequentially('thirty');
  await page.getByRole('option', { name: /^Thirty-Three from €\d/ }).click();
  await visitor.seesHeading('Thirty-Three');
  await visitor.leave();
}

/** Sizes are sorted as people count them, and prices come in steps. */
export async function filtersAreInOrder(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor({ javaScriptEnabled: false });
  const { page } = visitor;
  await visitor.goTo('/shop');
  const labelsOf = (group: string) =>
    page.locator('.facet').filter({ hasText: group }).locator('.facet-label').allTextContents();
  const widths = (await labelsOf('Width')).map((label) => Number.parseInt(label, 10));
  expect(widths).toContain(100);
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  expect(await labelsOf('Contents')).toEqual(['250 g', '1 kg']);
  await page.getByRole('link', { name: /^€10 to €24.99 \d+ products/ }).click();
  await visitor.sees('Remove filter: €10 to €24.99');
  const outline = await page.evaluate<number[]>(
    `Array.from(document.querySelectorAll('h1, h2, h3, h4'), ({ tagName }) => Number(tagName[1]))`,
  );
  expect(outline.every((level, index) => level <= (outline[index - 1] ?? 0) + 1)).toBe(true);
  await visitor.leave();
}

/** On a phone the menu is a sheet with all submenus, on a wide screen they open below the line. */
export async function aVisitorUsesTheMenu(shop: Shop, { javaScriptEnabled }: { javaScriptEnabled: boolean }) {
  const visitor = await shop.newVisitor({ javaScriptEnabled });
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.goTo('/shop');
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80);
  const inks = page.getByRole('link', { name: 'Inks and tools' });
  expect(await inks.isVisible()).toBe(false);
  await tabTo(visitor, 'Menu');
  await page.keyboard.press('Enter');
  await inks.waitFor();
  await page.keyboard.press('Escape');
  await inks.waitFor({ state: 'hidden' });
  expect(await focused(visitor)).toBe('Menu');
  await visitor.press('Menu');
  await inks.click();
  await visitor.seesHeading('Inks and tools');
  await page.setViewportSize({ width: 1280, height: 800 });
  const paper = page.getByRole('banner').getByRole('link', { name: 'Paper goods' });
  expect(await paper.isVisible()).toBe(false);
  await tabTo(visitor, 'More in Studio supplies');
  await page.keyboard.press('Enter');
  await tabTo(visitor, 'Paper goods');
  await page.keyboard.press('Enter');
  await visitor.seesHeading('Paper goods');
  await visitor.leave();
}

/** An address without a page helps to go on. */
export async function aVisitorIsLost(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor({ javaScriptEnabled: false });
  await visitor.goTo('/product-page/no-such-print');
  await visitor.seesHeading('Page not found');
  expect(await productNames(visitor)).toHaveLength(4);
  await visitor.page.getByRole('main').getByRole('searchbox').fill('calendar');
  await visitor.page.keyboard.press('Enter');
  await visitor.seesHeading('Results for “calendar”');
  await visitor.leave();
}
