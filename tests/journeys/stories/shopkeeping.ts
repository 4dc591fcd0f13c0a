import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { focused, inAnotherTab, type Person, tabTo } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner, signIn } from '../support/signing-in.ts';

/** A figure of the dashboard's first page, as a number. */
async function figure({ page }: Person, name: string): Promise<number> {
  const label = page.getByRole('main').getByText(name, { exact: true }).first();
  const text = await label.locator('xpath=following-sibling::p[1]').textContent();
  return Number(text?.replace(/[^\d.]/g, ''));
}

export async function theOwnerSeesAnOrder(shop: Shop): Promise<void> {
  const [owner, visitor] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  const before = { items: await figure(owner, 'Items sold'), sales: await figure(owner, 'Sales') };
  const number = await buy(visitor, 'tile-study-cards-set-of-six');
  await owner.page.reload();
  await owner.sees(`Order ${number}`);
  expect(await figure(owner, 'Items sold')).toBe(before.items + 1);
  expect(await figure(owner, 'Sales')).toBeCloseTo(before.sales + 14.5 + 4.9);
  await owner.follow('Orders');
  await owner.follow(number);
  await owner.seesHeading(`Order ${number}`);
  for (const text of [
    'Tile Study Cards, Set of Six',
    'Torstraße 1',
    'Standard delivery',
    '€19.40',
    'Order paid',
    'Payment reference',
  ])
    await owner.sees(text);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** From signing in to the saved price without a pointer. */
export async function theOwnerChangesAPriceByKeyboard(shop: Shop): Promise<void> {
  const [owner, visitor] = await Promise.all([shop.newOwner(), shop.newVisitor()]);
  const { keyboard } = owner.page;
  await visitor.goTo('/product-page/type-drawer-stickers');
  await visitor.sees('€7.90');

  await owner.goTo('');
  await owner.seesHeading('Sign in');
  expect(await focused(owner)).toBe('E-mail');
  await keyboard.type(shop.demo.ownerEmail);
  await tabTo(owner, 'Password');
  await keyboard.type(shop.demo.ownerPassword);
  await keyboard.press('Enter');
  await owner.seesHeading('Home');
  await tabTo(owner, 'Products');
  await keyboard.press('Enter');
  await owner.seesHeading('Products');
  await tabTo(owner, 'Search products');
  await keyboard.type('Type Drawer');
  await owner.sees('1 product on this page');
  await tabTo(owner, 'Type Drawer Stickers');
  await keyboard.press('Enter');
  await owner.seesHeading('Type Drawer Stickers');
  await tabTo(owner, 'Price');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('8.40');
  await tabTo(owner, 'Save');
  await keyboard.press('Enter');
  await owner.sees('Type Drawer Stickers was saved');

  await visitor.page.reload();
  await visitor.sees('€8.40');
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** Nothing is overwritten, and no typed text is lost. */
export async function twoTabsEditOneProduct(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'products?search=Garden+Notes');
  await owner.follow('Garden Notes, Set of Six');
  await owner.seesHeading('Garden Notes, Set of Six');
  const other = await inAnotherTab(owner);
  await other.goTo(owner.page.url());
  await other.fill('Price', '16.00');
  await other.press('Save');
  await other.sees('Garden Notes, Set of Six was saved');

  owner.watch.expect(409, '/stores/v3/products');
  await owner.fill('Name', 'Garden Notes, Set of Seven');
  await owner.press('Save');
  await owner.sees('Someone else has changed this in the meantime');
  await owner.press('Reload and keep my edits');
  await owner.sees('You changed different things. Check the form and save.');
  expect(await owner.page.getByLabel('Price').first().inputValue()).toBe('16.00');
  await owner.press('Save');
  await owner.sees('Garden Notes, Set of Seven was saved');

  const visitor = await shop.newVisitor();
  await visitor.goTo('/product-page/garden-notes-set-of-six');
  await visitor.seesHeading('Garden Notes, Set of Seven');
  await visitor.sees('€16.00');
  await Promise.all([owner.leave(), other.leave(), visitor.leave()]);
}

export async function theOwnerAddsAProduct(shop: Shop): Promise<void> {
  const [owner, visitor] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  await owner.follow('Products');
  await owner.follow('New product');
  await owner.fill('Name', 'Paper Crane');
  await uploadPicture(owner);
  await addOption(owner, 'Size', ['Small', 'Large']);
  await addOption(owner, 'Paper', ['White', 'Gold']);
  await setAllPrices(owner, '12');
  await owner.fill('Price, Large / Gold', '18');
  await owner.page.getByLabel('Visible in the shop').uncheck();
  await owner.press('Create product');
  await owner.sees('Paper Crane was created');
  await owner.seesHeading('Paper Crane');
  await visitor.goTo('/product-page/paper-crane');
  await visitor.seesHeading('Page not found');

  await owner.page.getByLabel('Visible in the shop').check();
  await owner.press('Save');
  await owner.sees('Paper Crane was saved');
  await visitor.goTo('/shop');
  await visitor.follow('Paper Crane');
  await visitor.page.getByRole('img', { name: 'A crane of folded paper' }).waitFor();
  await visitor.choose('Large');
  await visitor.choose('Gold');
  await visitor.sees('€18.00');
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** Text typed while the server answers is kept: on a product's page it stays, and a new product's page gets it. */
export async function theOwnerTypesOnWhileSaving(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const name = page.getByLabel(/^Name( \*)?$/).first();
  const writing = '**/stores/v3/products-with-inventory**';
  const typeOn = async (first: string, then: string) => {
    const arrived = Promise.withResolvers<void>();
    const typed = Promise.withResolvers<void>();
    await page.route(writing, async (route) => {
      arrived.resolve();
      await typed.promise;
      await route.continue();
    });
    await name.fill(first);
    await page.keyboard.press('ControlOrMeta+S');
    await arrived.promise;
    await name.fill(then);
    typed.resolve();
  };
  await owner.goTo('products/new');
  await owner.fill('Price', '9.00');
  await typeOn('Paper Wren', 'Paper Wren in Blue');
  await owner.sees('Paper Wren in Blue was created');
  await owner.seesHeading('Paper Wren in Blue');
  await page.unroute(writing);

  await typeOn('Paper Wren in Red', 'Paper Wren in Green');
  await owner.sees('Paper Wren in Red was saved');
  expect(await name.inputValue()).toBe('Paper Wren in Green');
  await owner.press('Save');
  await owner.seesHeading('Paper Wren in Green');
  await owner.leave();
}

/** A partial success is reported, and saving again completes it. */
export async function theOwnerCreatesAProductOnce(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const busy = '**/set-item-categories';
  owner.watch.expect(503, 'set-item-categories');
  await page.route(busy, (route) => route.fulfill({ status: 503, json: {} }));
  await owner.goTo('products/new');
  await owner.fill('Name', 'Paper Swan');
  await owner.fill('Price', '9.00');
  await page.getByRole('checkbox', { name: 'Studio supplies' }).check();
  await owner.press('Create product');
  await owner.seesHeading('Paper Swan');
  const half = page.getByText('The product was saved, but its categories weren’t');
  await half.waitFor();
  await owner.fill('Price', '9.50');
  const answered = page.waitForResponse(busy);
  await owner.press('Save');
  await answered;
  await page
    .getByLabel(/^Price/)
    .and(page.locator('[value="9.50"]'))
    .waitFor();
  await page.unroute(busy);
  await owner.press('Save');
  await owner.sees('Paper Swan was saved');
  await half.waitFor({ state: 'hidden' });
  await page.reload();
  await owner.seesHeading('Paper Swan');
  expect(await page.getByRole('checkbox', { name: 'Studio supplies' }).isChecked()).toBe(true);
  await owner.goTo('products?search=Paper+Swan');
  await owner.sees('1 product on this page');
  await owner.leave();
}

/** A product whose response was lost exists only once, in the version that was saved again. */
export async function theOwnerLosesAnAnswer(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  let lost = 0;
  await page.route('**/stores/v3/products-with-inventory', async (route) => {
    lost += 1;
    await route.fetch();
    await route.abort('aborted');
    await page.unroute('**/stores/v3/products-with-inventory');
  });
  await owner.goTo('products/new');
  await owner.fill('Name', 'Paper Heron');
  await addOption(owner, 'Size', ['Small', 'Large']);
  await owner.fill('Price, Small', '8');
  await owner.fill('Price, Large', '9');
  await owner.press('Create product');
  await owner.sees('The server couldn’t be reached.');
  await owner.fill('Price, Large', '9.50');
  await owner.press('Create product');
  await owner.sees('Paper Heron was created');
  await owner.seesHeading('Paper Heron');
  expect(lost).toBe(1);
  await owner.goTo('products?search=Paper+Heron');
  await owner.sees('1 product on this page');
  await owner.sees('€8.00 – €9.50');
  await owner.leave();
}

/** Uploads any picture. */
async function uploadPicture({ page, ...owner }: Person): Promise<void> {
  const buffer = await page.screenshot();
  await page.getByLabel('Picture and video files').setInputFiles({ name: 'crane.png', mimeType: 'image/png', buffer });
  await owner.fill('Alt text of picture 1', 'A crane of folded paper');
}

async function addOption(owner: Person, name: string, choices: string[]): Promise<void> {
  await owner.press('Add option');
  await owner.page.getByLabel('Option name').last().fill(name);
  const next = owner.page.getByLabel(`New choice of ${name}`);
  for (const choice of choices) {
    await next.fill(choice);
    await next.press('Enter');
  }
}

async function setAllPrices(owner: Person, price: string): Promise<void> {
  await owner.press('Set all 4 shown');
  await owner.fill('Value', price);
  await owner.press('Apply to 4');
}

/** Closing an overlay of the library returns the focus to where it was. */
export async function theLibraryGivesTheFocusBack(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'media');
  const { page } = owner;
  const picture = page.getByRole('list', { name: 'Files' }).getByRole('button').first();
  for (const opener of [page.getByRole('button', { name: 'New folder' }), picture]) {
    await opener.press('Enter');
    await page.getByRole('dialog').locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await opener.and(page.locator(':focus')).waitFor();
  }
  await owner.leave();
}

export async function theOwnerSignsOut(shop: Shop): Promise<void> {
  const owner = await signIn(shop);
  await owner.press('Account: Demo Owner');
  await owner.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await owner.seesHeading('Sign in');
  await owner.goTo('orders');
  await owner.seesHeading('Sign in');
  await owner.leave();
}
