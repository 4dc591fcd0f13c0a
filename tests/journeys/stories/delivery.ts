import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillInAddress, goToCheckout } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** Chooses regions in the open form. */
async function chooseRegion(page: Page, name: string): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Regions').first().fill(name);
  await page.getByRole('option', { name }).click();
  await page.keyboard.press('Tab');
}

/** A visitor at the checkout, whose address is in Berlin. */
async function visitorInBerlin(shop: Shop, product: string): Promise<Person> {
  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, product);
  await fillInAddress(visitor);
  await visitor.page.keyboard.press('Tab');
  await visitor.sees('Standard delivery');
  return visitor;
}

/** An area with its price and its week is offered at the checkout at once, and no longer once it is deleted. */
export async function theOwnerDeliversNearby(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/delivery');
  const { page } = owner;
  await owner.sees('Bicycle courier');
  const problems = await inspect(owner, 'dashboard-delivery');
  await owner.press('Add area');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Enter at least one postal code.').waitFor();
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Cargo bike');
  await chooseRegion(page, 'Domestic');
  await drawer.getByRole('combobox', { name: 'Postal codes' }).fill('10119, 103*');
  await drawer.getByLabel('Price (EUR)').fill('8.50');
  await drawer.getByRole('button', { name: 'Add another price by total' }).click();
  await drawer.getByRole('textbox', { name: 'From (EUR)', exact: true }).fill('20');
  await drawer.getByLabel('Costs (EUR)').fill('7.25');
  await drawer.getByLabel('Free from (EUR)').fill('15');
  await drawer.getByRole('switch', { name: 'Customers choose a day and time' }).check();
  await drawer.getByRole('checkbox', { name: 'Saturday' }).check();
  await drawer.getByRole('checkbox', { name: 'Tuesday' }).uncheck();
  await drawer.getByRole('button', { name: 'Add a time on Monday' }).click();
  await drawer.getByLabel('Monday, time 1: from').fill('09:30');
  await drawer.getByRole('button', { name: 'Use the times of Monday on all chosen days' }).click();
  await drawer.getByLabel('Friday, time 2: from').waitFor();
  await drawer.getByLabel('Days to prepare an order').fill('2');
  await drawer.getByLabel('Cut-off time').fill('16:00');
  await drawer.getByText('Orders placed before 16:00 are brought 2 days later at the earliest').waitFor();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Enter a higher total than the ones before.').waitFor();
  await drawer.getByLabel('Free from (EUR)').fill('1000');
  await drawer.getByLabel('Days to prepare an order').scrollIntoViewIfNeeded();
  problems.push(...(await inspect(owner, 'dashboard-local-delivery')));
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('Cargo bike was saved');
  await owner.sees('Mon, Wed, Thu, Fri, Sat');

  const visitor = await visitorInBerlin(shop, 'thirty-three');
  await visitor.choose('Cargo bike');
  const times = visitor.page.getByLabel('Delivery time');
  expect(await times.locator('option').allTextContents()).toContainEqual(expect.stringMatching(/09:30|9:30/));
  await expect.poll(() => visitor.page.locator('.sum').first().textContent()).toContain('7.25');

  await page.getByRole('button', { name: 'Edit Cargo bike' }).click();
  await drawer.getByRole('radio', { name: /By distance/ }).check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Enter two numbers such as').waitFor();
  problems.push(...(await inspect(owner, 'dashboard-local-delivery-distance')));
  await drawer.getByRole('radio', { name: /By postal codes/ }).check();
  await drawer.getByLabel('Minimum order (EUR)').fill('500');
  await drawer.getByRole('textbox', { name: 'From (EUR)', exact: true }).fill('600');
  await drawer.getByRole('switch', { name: 'Customers choose a day and time' }).uncheck();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('for orders from €500.00');
  const another = await visitorInBerlin(shop, 'thirty-three');
  expect(await another.page.getByText('Cargo bike').count()).toBe(0);

  await page.getByRole('button', { name: 'Delete Cargo bike' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await owner.sees('Cargo bike was deleted');
  await expect.poll(() => page.getByText('Cargo bike', { exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave(), another.leave()]);
}

/** Adds a profile with a region for all countries, and returns its panel. */
async function addProfile(owner: Person, name: string, region: string) {
  const { page } = owner;
  const drawer = page.getByRole('dialog');
  await owner.press('Add delivery profile');
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await drawer.getByRole('button', { name: 'Add' }).click();
  await owner.sees(`${name} was added`);
  const panel = page.locator('section', { has: page.getByRole('heading', { name }) });
  await panel.getByText('For the products that you choose.').waitFor();
  await panel.getByRole('button', { name: 'Add region' }).click();
  await drawer.getByRole('textbox', { name: 'Name' }).fill(region);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees(`${region} was saved`);
  // its line moves the buttons below
  await panel.getByText(region, { exact: true }).waitFor();
  return panel;
}

/** Adds a product to a profile, whose list of products stays open. */
async function addProduct(owner: Person, profile: string, product: string): Promise<void> {
  const { page } = owner;
  await owner.press(`Products of ${profile}`);
  const drawer = page.getByRole('dialog', { name: `Products of ${profile}` });
  await drawer.getByText('No products yet').waitFor();
  await drawer.getByRole('button', { name: 'Add products' }).click();
  const choice = page.getByRole('dialog', { name: `Add products to ${profile}` });
  await choice.getByRole('searchbox').fill(product);
  await choice.getByRole('checkbox', { name: new RegExp(product) }).check();
  await choice.getByRole('button', { name: 'Add', exact: true }).click();
  await owner.sees(`1 product added to ${profile}`);
}

/** The products of a profile are offered what its regions have, and nothing else; without it, they have the default one. */
export async function aProductHasItsOwnDelivery(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/delivery');
  const { page } = owner;
  const drawer = page.getByRole('dialog');
  await addProfile(owner, 'Framed prints', 'Everywhere');
  await owner.press('Add option');
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Freight');
  await drawer.getByLabel('Price (EUR)').fill('29');
  await chooseRegion(page, 'Framed prints: Everywhere');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('Freight was saved');

  await addProduct(owner, 'Framed prints', 'Thirty-Three');
  const takeOut = drawer.getByRole('button', { name: 'Take out Thirty-Three' });
  await takeOut.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await takeOut.waitFor();
  // the message moves to another corner, and still knows that it was undone
  await page.setViewportSize({ width: 390, height: 844 });
  await owner.sees('Put back');
  expect(await undo.count()).toBe(0);
  const problems = await inspect(owner, 'dashboard-profile-products');
  await page.keyboard.press('Escape');
  problems.push(...(await inspect(owner, 'dashboard-delivery-profiles')));

  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, 'thirty-three');
  await fillInAddress(visitor);
  await visitor.page.keyboard.press('Tab');
  await visitor.sees('Freight');
  expect(await visitor.page.getByText('Standard delivery').count()).toBe(0);

  await owner.goTo('products?search=Thirty-Three');
  await owner.follow('Thirty-Three');
  const profile = page.getByLabel('Delivery profile');
  await expect.poll(() => profile.locator('option:checked').textContent()).toBe('Framed prints');
  await profile.selectOption({ label: 'Default' });
  await owner.press('Save');
  await owner.sees('saved');
  const another = await visitorInBerlin(shop, 'thirty-three');
  expect(await another.page.getByText('Freight').count()).toBe(0);

  await owner.goTo('settings/delivery');
  await owner.press('Actions for Framed prints');
  await page.getByRole('menuitem', { name: 'Delete profile…' }).click();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await owner.sees('Framed prints was deleted');
  await owner.sees('Offered in no region');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave(), another.leave()]);
}

/** Where a carrier has no price, its backup rate is offered, with the charges of the carrier. */
export async function aCarrierHasABackupRate(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/delivery');
  const { page } = owner;
  const panel = await addProfile(owner, 'By special courier', 'Anywhere');
  await panel.getByText('No carriers: nothing is offered here yet').waitFor();
  await panel.getByRole('button', { name: 'Carriers of By special courier: Anywhere' }).click();
  const drawer = page.getByRole('dialog', { name: 'Carriers of By special courier: Anywhere' });
  await drawer.getByRole('switch', { name: 'Shipping' }).check();
  await drawer.getByRole('switch', { name: 'Backup rate of Shipping' }).check();
  await drawer.getByRole('button', { name: 'Add a charge to Shipping' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Enter an amount such as 4.90.').first().waitFor();
  await drawer.getByLabel('Name of the rate').fill('Special courier');
  await drawer.getByLabel('Price (EUR)').fill('18');
  await drawer.getByLabel('Additional charge').fill('Insurance');
  await drawer.getByLabel('Amount (EUR)').fill('2.50');
  const problems = await inspect(owner, 'dashboard-carriers');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('Shipping (backup rate)').waitFor();
  await addProduct(owner, 'By special courier', 'Thirty-Three');

  const visitor = await shop.newVisitor();
  await goToCheckout(visitor, 'thirty-three');
  await fillInAddress(visitor);
  await visitor.page.keyboard.press('Tab');
  await visitor.sees('Special courier');
  await expect.poll(() => visitor.page.locator('.sum').first().textContent()).toContain('20.50');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** Deletes the settings of USPS, if there are any: those of the story, or what an attempt that failed has left. */
async function deleteUsps(page: Page): Promise<void> {
  const none = page.getByText('USPS is not set up');
  const remove = page.getByRole('button', { name: /^Delete USPS from/ });
  await none.or(remove).waitFor();
  if (await none.isVisible()) return;
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await none.waitFor();
}

/** Parcels by USPS are set up with the least that it takes, edited and deleted. Customers pay the backup rate. */
export async function parcelsGoByUsps(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/delivery');
  const { page } = owner;
  await deleteUsps(page);
  await owner.press('Set up USPS');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Choose at least one service.').waitFor();
  await drawer.getByLabel('Ships from').selectOption({ index: 1 });
  await chooseRegion(page, 'Domestic');
  await drawer.getByLabel('Backup rate (EUR)').fill('11.75');
  await drawer.getByLabel('Name of the package').fill('Tube');
  await drawer.getByLabel('Length (cm)').fill('60');
  await drawer.getByLabel('Width (cm)').fill('10');
  await drawer.getByLabel('Height (cm)').fill('10');
  await drawer.getByRole('checkbox', { name: 'Priority Mail International', exact: true }).check();
  await drawer.getByLabel('Handling fee').fill('5');
  await drawer.getByLabel('Fee in').selectOption('percent of the postage');
  const problems = await inspect(owner, 'dashboard-usps');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('The settings of USPS were saved');
  const visitor = await visitorInBerlin(shop, 'initials-cards-set-of-six');
  await visitor.sees('11.75');
  await page.getByRole('button', { name: /^Edit USPS from/ }).click();
  await drawer.getByLabel('Package', { exact: true }).selectOption('Medium Flat Rate Box 1');
  await drawer.getByLabel('Items in one package').fill('2');
  await drawer.getByLabel('Backup rate (EUR)').fill('12,25');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => drawer.count()).toBe(0);
  await page.getByRole('button', { name: /^Edit USPS from/ }).click();
  expect(await drawer.getByLabel('Items in one package').inputValue()).toBe('2');
  expect(await drawer.getByLabel('Backup rate (EUR)').inputValue()).toBe('12.25');
  problems.push(...(await inspect(owner, 'dashboard-usps-edited')));
  await page.keyboard.press('Escape');
  await expect.poll(() => drawer.count()).toBe(0);
  problems.push(...(await inspect(owner, 'dashboard-usps-list')));
  await page.getByRole('button', { name: /^Try it: USPS from/ }).click();
  await drawer.getByText('No provider of postage is connected to the server.').waitFor();
  problems.push(...(await inspect(owner, 'dashboard-usps-tried')));
  await page.keyboard.press('Escape');
  await expect.poll(() => drawer.count()).toBe(0);
  await deleteUsps(page);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}
