import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import { joinTheTeam, menuOf } from '../support/joining.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const VIEW_SHOP = /^View shop/;

/** Checks that the menu has exactly these pages, in this order, and the link to the shop. */
async function hasMenu(person: Person, labels: string[]): Promise<void> {
  expect(await menuOf(person)).toEqual([...labels, expect.stringMatching(VIEW_SHOP)]);
}

/** Opens every page of the menu. The watch notices refused requests of a page. */
async function walkTheMenu({ page }: Person): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (let index = 0; index < (await links.count()) - 1; index++) {
    await links.nth(index).click();
    await page.waitForLoadState('networkidle');
  }
}

async function hasNo(person: Person, role: 'button' | 'checkbox' | 'link', ...names: (string | RegExp)[]) {
  const main = person.page.getByRole('main');
  for (const name of names) expect(await main.getByRole(role, { name }).count(), String(name)).toBe(0);
}

/** The page names the people to ask, and leads home. */
async function isNotLetIn(person: Person, path: string): Promise<void> {
  await person.goTo(path);
  await person.seesHeading('You don’t have access to this page');
  await person.sees('Demo Owner, who owns the site, can give you another role.');
}

/** Support views people and orders, changes none of them, and causes no refused requests. */
export async function supportLooksAndChangesNothing(shop: Shop): Promise<void> {
  const [owner, visitor] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  const number = await buy(visitor, 'tile-study-cards-set-of-six');
  const { person } = await joinTheTeam(shop, owner, { email: 'sam@work.test', name: 'Sam', role: 'Support' });
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(person, `dashboard-support-${name}`)));
  await hasMenu(person, ['Home', 'Orders', 'Members', 'Contacts', 'E-mails', 'Reviews', 'Settings']);
  await person.sees('Recent orders');
  await look('home');
  await person.follow(`Order ${number}`);
  await person.sees('Tile Study Cards, Set of Six');
  await hasNo(person, 'link', 'Tile Study Cards, Set of Six');
  await person.follow('Contacts');
  await person.sees('Ada Lovelace');
  await hasNo(person, 'button', 'New contact');
  await hasNo(person, 'checkbox', /^Select/);
  await look('contacts');
  await person.follow('Ada Lovelace');
  await person.seesHeading('Ada Lovelace');
  await person.sees(number);
  await hasNo(person, 'button', 'Edit', 'Label', 'Delete');
  await person.follow('Settings');
  await person.seesHeading('Settings');
  const areas = person.page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  expect(await areas.allInnerTexts()).toEqual(['Badges', 'Profile fields']);
  await hasNo(person, 'button', 'New badge');
  for (const path of ['products', 'products/new', 'inventory', 'import', 'media', 'settings/team'])
    await isNotLetIn(person, path);
  await look('no-access');
  await person.follow('Go home');
  await person.seesHeading('Home');
  await walkTheMenu(person);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave(), person.leave()]);
}

async function makeRole(owner: Person, title: string, permissions: string): Promise<void> {
  await owner.goTo('settings/team');
  await owner.press('New role');
  await owner.fill('Title', title);
  await owner.page.getByRole('checkbox', { name: permissions }).check();
  await owner.press('Save role');
  await owner.sees(`${title} was saved`);
}

/** A person with a custom role works on categories, and sees nothing else. */
export async function aCategoryKeeperKeepsCategories(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  await makeRole(owner, 'Category keeper', 'All of Categories');
  const { person } = await joinTheTeam(shop, owner, { email: 'kit@work.test', name: 'Kit', role: 'Category keeper' });
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(person, `dashboard-keeper-${name}`)));
  await hasMenu(person, ['Home', 'Categories']);
  await look('home');
  await person.page.getByRole('main').getByRole('link', { name: 'Categories' }).click();
  await person.seesHeading('Categories');
  await person.press('New category');
  await person.fill('Name', 'Paper birds');
  await person.press('Add category');
  await person.follow('Paper birds');
  await person.seesHeading('Paper birds');
  await person.fill('Description', 'Folded by hand.');
  await person.press('Save');
  await person.sees('The category was saved');
  // pictures require permission to upload
  await hasNo(person, 'button', 'Upload');
  await look('category');
  await isNotLetIn(person, 'orders');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), person.leave()]);
}

/** A role without tags, categories and media edits products: their tags, categories and media stay. */
export async function aProductKeeperKeepsProducts(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  await makeRole(owner, 'Product keeper', 'All of Products and inventory');
  const { person } = await joinTheTeam(shop, owner, { email: 'pia@work.test', name: 'Pia', role: 'Product keeper' });
  const { page } = person;
  await hasMenu(person, ['Home', 'Products', 'Inventory', 'Brands and sections', 'Import and export']);
  await person.follow('Products');
  await person.sees('In stock');
  await person.press('Filters');
  await page.getByRole('combobox', { name: 'Brand' }).waitFor();
  await person.goTo('products?search=Pattern+Notebook');
  await person.follow('Pattern Notebook');
  await person.seesHeading('Pattern Notebook');
  await hasNo(person, 'button', 'Add files', 'From the library');
  await person.sees('Paper goods');
  await hasNo(person, 'checkbox', 'Paper goods');
  await person.fill('Name', 'Pattern Notebook, lined');
  await person.press('Save');
  await person.sees('Pattern Notebook, lined was saved');
  expect(await inspect(person, 'dashboard-keeper-product')).toEqual([]);
  await person.press('Duplicate');
  await person.seesHeading('New product');
  await person.press('Create product');
  await person.sees('Pattern Notebook, lined (copy) was created');
  await walkTheMenu(person);
  await owner.goTo('products?search=Pattern+Notebook%2C+lined');
  await owner.page.getByRole('link', { name: 'Pattern Notebook, lined', exact: true }).click();
  await owner.sees('Gift idea');
  expect(await owner.page.getByRole('checkbox', { name: 'Paper goods' }).isChecked()).toBe(true);
  await owner.fill('Name', 'Pattern Notebook');
  await owner.press('Save');
  await owner.sees('Pattern Notebook was saved');
  await Promise.all([owner.leave(), person.leave()]);
}

/** Fulfilment counts stock; products and categories it reads. */
export async function fulfilmentCountsAndReads(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { person } = await joinTheTeam(shop, owner, { email: 'fay@work.test', name: 'Fay', role: 'Fulfilment' });
  const { page } = person;
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(person, `dashboard-fulfilment-${name}`)));
  await hasMenu(person, ['Home', 'Orders', 'Products', 'Inventory', 'Categories']);
  await person.follow('Products');
  await person.sees('In stock');
  await hasNo(person, 'link', 'New product');
  await hasNo(person, 'button', 'Export', /edit price of/);
  await hasNo(person, 'checkbox', /^Select/);
  await look('products');
  await person.goTo('products?search=Gallery+Frame');
  await person.follow('Gallery Frame');
  await person.seesHeading('Gallery Frame');
  await person.sees('Your role on this site doesn’t allow changing products.');
  await hasNo(person, 'button', 'Save', 'Delete', 'Duplicate');
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
  await look('product');
  await person.goTo('categories');
  await person.follow('Geometric');
  await person.seesHeading('Geometric');
  await person.sees('Your role on this site doesn’t allow changing categories.');
  await hasNo(person, 'button', 'Add products', /^Remove/, /^Move/);
  await look('category');
  await person.goTo('inventory?search=Tile+Study');
  const stock = page.getByRole('button', { name: /edit stock of Tile Study/ }).first();
  await stock.click();
  await page.keyboard.type('+2');
  await page.keyboard.press('Enter');
  await stock.waitFor();
  await isNotLetIn(person, 'products/new');
  await person.goTo('inventory/locations');
  await person.sees('Main location');
  await hasNo(person, 'button', 'Add location', /^Edit/);
  await walkTheMenu(person);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), person.leave()]);
}
