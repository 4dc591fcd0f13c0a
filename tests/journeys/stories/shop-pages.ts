import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { focused, type Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { canvas, edit, isSaved, layer, PHONE, publish, sections, settings } from './page-editing.ts';

const wide = { screens: [{ width: 1280, height: 800 }] };
const PROMISE = 'Every print is checked by hand.';

/** What the owner adds to the product page stands on the page of each product, once it is published. */
export async function theOwnerArrangesTheProductPage(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  const problems: string[] = [];
  await owner.sees('Shop and blog pages');
  problems.push(...(await inspect(owner, 'shop-pages')));
  await edit(owner, 'Product page');
  const drawn = canvas(owner);
  await drawn.getByRole('heading', { level: 1 }).waitFor();
  await drawn.locator('[data-block="purchase"] button').first().waitFor();
  expect(await sections(owner)).toEqual(['Breadcrumbs', 'Product', 'Reviews', 'Related products']);
  problems.push(...(await inspect(owner, 'product-page-editor', wide)));

  await settings(owner).getByLabel('Preview with').click();
  const option = page.getByRole('option').nth(2);
  const name = (await option.textContent()) ?? '';
  await option.click();
  await drawn.getByRole('heading', { level: 1, name }).waitFor();

  await layer(owner, 'Price and buttons').click();
  await expect.poll(() => page.getByRole('button', { name: 'Remove', exact: true }).isDisabled()).toBe(true);
  await layer(owner, 'Product').click();
  await addSection(owner, 'Quotation');
  await expect.poll(async () => (await sections(owner)).slice(1, 3)).toEqual(['Product', 'Quotation']);
  await settings(owner).getByLabel('Words', { exact: true }).fill(PROMISE);
  problems.push(...(await theQuotationShowsData(owner, name)));
  problems.push(...(await theOwnerLaysOutProducts(owner)));
  await layer(owner, 'Related products').click();
  await settings(owner).getByLabel('Heading', { exact: true }).fill('Hangs well beside it');
  await layer(owner, 'Brand').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await isSaved(owner);
  await drawn.getByRole('heading', { name: 'Hangs well beside it' }).waitFor();
  problems.push(...(await inspect(owner, 'product-page-arranged', wide)));
  await page.setViewportSize(PHONE);
  problems.push(...(await inspect(owner, 'product-page-editor-phone', { screens: [PHONE] })));
  await publish(owner, 'Promise');

  const visitor = await shop.newVisitor();
  await visitor.goTo(`/product-page/${PRINT}`);
  await visitor.sees(PROMISE);
  await visitor.sees('Hangs well beside it');
  await visitor.sees(/^Twin Suns, .*€/);
  const laidOut = visitor.page.locator('section').filter({ hasText: 'Fresh from the press' });
  expect([await laidOut.getByText('€').count(), await laidOut.getByRole('link').count()]).toEqual([2, 2]);
  problems.push(...(await inspect(visitor, 'product-page-as-arranged')));
  await visitor.page.getByRole('button', { name: 'Add to cart' }).waitFor();

  await owner.follow('Back to Pages');
  await page.getByRole('button', { name: 'Actions for Product page' }).click();
  await page.getByRole('menuitem', { name: 'Go back to the standard page' }).click();
  await owner.press('Go back');
  await owner.sees('The product page is standard again');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

const PRINT = 'twin-suns';

/** The selected quotation is from the product itself, for its price: the first chosen with the mouse, the second with keys. */
async function theQuotationShowsData(owner: Person, product: string): Promise<string[]> {
  const { page } = owner;
  const menuOf = (setting: string) => settings(owner).getByRole('button', { name: `${setting}: use data` });
  await menuOf('Who said it').click();
  await page.getByRole('menuitem', { name: `Name ${product}` }).waitFor();
  const problems = await inspect(owner, 'product-page-data', wide);
  await page.getByRole('menuitem', { name: `Name ${product}` }).click();
  const saying = canvas(owner).locator('figcaption');
  await saying.filter({ hasText: product }).waitFor();
  await settings(owner).getByText('Product: Name', { exact: true }).waitFor();

  await menuOf('What they are').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Price/ }).waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return focused(owner);
    })
    .toMatch(/^Price/);
  await page.keyboard.press('Enter');
  await saying.filter({ hasText: '€' }).waitFor();
  // the menu gives the focus back once it has faded
  await expect.poll(() => focused(owner)).toBe('What they are: use data');

  // what is shown becomes a text, and is data again once that is undone
  await menuOf('Who said it').click();
  await page.getByRole('menuitem', { name: 'Keep what is shown as fixed content' }).click();
  expect(await settings(owner).getByLabel('Who said it', { exact: true }).inputValue()).toBe(product);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await settings(owner).getByText('Product: Name', { exact: true }).waitFor();
  return [...problems, ...(await inspect(owner, 'product-page-bound', wide))];
}

/** Products in a layout of the owner's: what is changed of the first is changed of all. */
async function theOwnerLaysOutProducts(owner: Person): Promise<string[]> {
  await addSection(owner, 'Products in your layout');
  await settings(owner).getByLabel('Heading', { exact: true }).fill('Fresh from the press');
  const laidOut = canvas(owner).locator('section').filter({ hasText: 'Fresh from the press' });
  await expect.poll(() => laidOut.getByText('€').count()).toBe(3);
  await settings(owner).getByLabel('Number of products', { exact: true }).fill('2');
  await expect.poll(() => laidOut.getByText('€').count()).toBe(2);
  return inspect(owner, 'product-page-laid-out', wide);
}

/** Adds a kind of section after the selected one. */
export async function addSection({ page }: Person, kind: string): Promise<void> {
  await page.getByRole('tab', { name: 'Add' }).click();
  const add = page.getByRole('tabpanel', { name: 'Add' });
  const choice = add.getByRole('button', { name: new RegExp(`^${kind}(?!:)`) });
  await choice.scrollIntoViewIfNeeded();
  await choice.click();
  await page.getByRole('tab', { name: 'Layers' }).click();
}

/** What the owner says on the 404 page is read wherever there is no page, and the answer still says so. */
export async function theOwnerWritesThe404Page(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  const problems: string[] = [];
  await edit(owner, '404 page');
  const drawn = canvas(owner);
  await drawn.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await drawn.getByRole('heading', { name: 'New in the shop' }).waitFor();
  await drawn.locator('[data-block="searchBox"] form').waitFor();
  expect(await sections(owner)).toEqual(['Message', 'New products']);
  await settings(owner).getByText('Visitors see this page at addresses that lead nowhere').waitFor();
  problems.push(...(await inspect(owner, '404-page-editor', wide)));

  await layer(owner, 'Message').click();
  await settings(owner).getByLabel('Heading', { exact: true }).fill('Nothing hangs here');
  await settings(owner).getByLabel('Text', { exact: true }).fill('This print may have sold out.');
  await layer(owner, 'Links to other pages').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await layer(owner, 'Nothing hangs here').click();
  await addSection(owner, 'Quotation');
  await settings(owner).getByLabel('Words', { exact: true }).fill('Getting lost is how I found it.');
  await isSaved(owner);
  await drawn.getByRole('heading', { level: 1, name: 'Nothing hangs here' }).waitFor();
  problems.push(...(await inspect(owner, '404-page-arranged', wide)));
  await page.setViewportSize(PHONE);
  problems.push(...(await inspect(owner, '404-page-editor-phone', { screens: [PHONE] })));
  await publish(owner, 'Lost and found');

  const visitor = await shop.newVisitor();
  const answer = await visitor.page.goto('/no-such-print');
  expect(answer?.status()).toBe(404);
  await visitor.seesHeading('Nothing hangs here');
  await visitor.sees('Getting lost is how I found it.');
  await visitor.sees('New in the shop');
  await visitor.page.getByRole('link', { name: 'Go to the shop' }).waitFor({ state: 'detached' });
  problems.push(...(await inspect(visitor, '404-page-as-arranged')));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** What the owner puts between the parts of a category's page is seen on each of them, and in the list of all products. */
export async function theOwnerArrangesTheCategoryPage(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  const problems: string[] = [];
  await edit(owner, 'Category page');
  const drawn = canvas(owner);
  await drawn.locator('[data-block="productListing"] .product-card').first().waitFor();
  expect(await sections(owner)).toEqual([
    ...['Breadcrumbs', 'Name and description', 'Subcategories', 'Filters and products'],
  ]);
  problems.push(...(await inspect(owner, 'category-page-editor', wide)));
  await settings(owner).getByRole('combobox', { name: 'Preview with' }).click();
  await page.getByRole('option', { name: 'All products' }).click();
  await drawn.getByRole('heading', { level: 1, name: 'Shop' }).waitFor();

  await layer(owner, 'Filters and products').click();
  await expect.poll(() => page.getByRole('button', { name: 'Remove', exact: true }).isDisabled()).toBe(true);
  await layer(owner, 'Name and description').click();
  await addSection(owner, 'Quotation');
  await settings(owner).getByLabel('Words', { exact: true }).fill('Printed by hand, one by one.');
  await layer(owner, 'Filters and products').click();
  await addSection(owner, 'Questions');
  await isSaved(owner);
  problems.push(...(await inspect(owner, 'category-page-arranged', wide)));
  await page.setViewportSize(PHONE);
  problems.push(...(await inspect(owner, 'category-page-editor-phone', { screens: [PHONE] })));
  await publish(owner, 'By hand');

  const visitor = await shop.newVisitor();
  for (const path of ['/shop', '/category/studio-supplies']) {
    await visitor.goTo(path);
    await visitor.sees('Printed by hand, one by one.');
    await visitor.page.locator('.product-card').first().waitFor();
  }
  problems.push(...(await inspect(visitor, 'category-page-as-arranged')));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** The search page is looked at with words of the owner's, and shows what they put on it whatever is searched for. */
export async function theOwnerArrangesTheSearchPage(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  const problems: string[] = [];
  await edit(owner, 'Search page');
  const drawn = canvas(owner);
  await drawn.locator('[data-block="searchResults"] .product-card').first().waitFor();
  expect(await sections(owner)).toEqual(['Search terms', 'Results']);
  await settings(owner).getByLabel('Preview a search for').fill('suns');
  await page.keyboard.press('Enter');
  await drawn.getByRole('heading', { level: 1, name: 'suns' }).waitFor();
  problems.push(...(await inspect(owner, 'search-page-editor', wide)));
  await layer(owner, 'Results').click();
  await addSection(owner, 'Quotation');
  await settings(owner).getByLabel('Words', { exact: true }).fill('Ask us: we know each print.');
  await isSaved(owner);
  await page.setViewportSize(PHONE);
  problems.push(...(await inspect(owner, 'search-page-editor-phone', { screens: [PHONE] })));
  await publish(owner, 'Ask us');

  const visitor = await shop.newVisitor();
  for (const path of ['/search', '/search?q=suns', '/search?q=nothing+like+it']) {
    await visitor.goTo(path);
    await visitor.sees('Ask us: we know each print.');
  }
  problems.push(...(await inspect(visitor, 'search-page-as-arranged')));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** The cart page is looked at with a product in it; what the owner adds stands beside a full cart and an empty one. */
export async function theOwnerArrangesTheCartPage(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  const problems: string[] = [];
  await edit(owner, 'Cart page');
  const drawn = canvas(owner);
  await drawn.getByRole('button', { name: 'Check out' }).waitFor();
  expect(await sections(owner)).toEqual(['Cart']);
  problems.push(...(await inspect(owner, 'cart-page-editor', wide)));
  await layer(owner, 'Cart').click();
  await expect.poll(() => page.getByRole('button', { name: 'Remove', exact: true }).isDisabled()).toBe(true);
  await addSection(owner, 'Quotation');
  await settings(owner).getByLabel('Words', { exact: true }).fill('Sent flat, never rolled.');
  await isSaved(owner);
  await page.setViewportSize(PHONE);
  problems.push(...(await inspect(owner, 'cart-page-editor-phone', { screens: [PHONE] })));
  await publish(owner, 'Flat');

  const visitor = await shop.newVisitor();
  await visitor.goTo('/cart');
  await visitor.sees('Sent flat, never rolled.');
  problems.push(...(await inspect(visitor, 'cart-page-as-arranged-empty')));
  await visitor.goTo('/product-page/thirty-three');
  await visitor.choose('Black');
  await visitor.press('Add to cart');
  await visitor.sees('Added to your cart');
  await visitor.goTo('/cart');
  await visitor.sees('Sent flat, never rolled.');
  await visitor.page.getByRole('button', { name: 'Check out' }).waitFor();
  problems.push(...(await inspect(visitor, 'cart-page-as-arranged')));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}
