import type { TestServer } from '@stoa/server/testing/server';
import { createSite } from '@stoa/server/testing/sites';
import { expect } from 'vitest';
import { fillInAddress, orderNumber, putIntoCart } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';

/** A shop in which nothing is set up sells once its owner has gone through the steps of the home page, which tick themselves off. */
export async function anEmptyShopSells(shop: Shop, { url, app, database }: TestServer): Promise<void> {
  const site = await createSite(
    database,
    app.now(),
    {
      name: 'My shop',
      tax: null,
      settings: { paymentMethods: [], weightUnit: 'KG', theme: {}, navigation: [], firstOrderNumber: 10_001 },
    },
    { regions: [] },
  );
  const dashboard = `${url}/dashboard/`;
  const owner = await shop.newVisitor({ alsoAt: [url] });
  const { page } = owner;
  const data = { email: site.ownerEmail, password: site.ownerPassword };
  await page.request.post(`${url}/stoa/v1/session`, { data, headers: { origin: url } });
  const home = async (done: string) => {
    await owner.goTo(dashboard);
    await owner.sees(done);
  };
  await home('0 of 6 steps done');
  const problems = await inspect(owner, 'new-shop');
  await sayWhoYouAre(owner);
  await owner.goTo(`${dashboard}settings/payments`);
  await takeCards(owner);
  await home('2 of 6 steps done');
  await addAProduct(owner);
  await home('3 of 6 steps done');
  await setUpDelivery(owner, problems);
  await home('4 of 6 steps done');
  await setUpTax(owner);
  await home('5 of 6 steps done');
  problems.push(...(await inspect(owner, 'new-shop-nearly-done')));
  await writeTerms(owner);
  await owner.goTo(dashboard);
  await owner.sees('Recent orders');
  await page.getByText('Set up your shop').waitFor({ state: 'hidden' });

  const front = `http://${site.host}:${new URL(url).port}`;
  const visitor = await shop.newVisitor({ alsoAt: [front] });
  await visitor.goTo(`${front}/shop`);
  await visitor.sees('Paper & Ink');
  await visitor.follow('First Print');
  await putIntoCart(visitor);
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  await fillInAddress(visitor);
  await visitor.sees('Parcel');
  await visitor.page.locator('.order-summary[aria-busy=false]').waitFor();
  problems.push(...(await inspect(visitor, 'new-shop-checkout')));
  // prices are without tax until the owner says otherwise: 19 % of €24.90
  await visitor.press('Pay €29.63');
  await visitor.seesHeading('Thank you, Ada');
  const number = await orderNumber(visitor);
  await owner.goTo(`${dashboard}orders`);
  await owner.follow(number);
  await owner.seesHeading(`Order ${number}`);
  await owner.sees('Paid');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

async function choose({ page }: Person, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function sayWhoYouAre(owner: Person): Promise<void> {
  await owner.follow('Say who you are');
  await owner.fill('Name of the shop', 'Paper & Ink');
  await owner.fill('E-mail for customers', 'hello@paper.test');
  await choose(owner, 'Country', 'Germany');
  await owner.fill('Street and house number', 'Am Hof 1');
  await owner.fill('Postal code', '10961');
  await owner.fill('Town or city', 'Berlin');
  await owner.press('Save');
  await owner.sees('The settings were saved');
}

async function takeCards(owner: Person): Promise<void> {
  await owner.page.getByRole('checkbox', { name: 'Cards' }).check();
  await owner.press('Save');
  await owner.sees('The settings were saved');
}

async function addAProduct(owner: Person): Promise<void> {
  await owner.follow('Add your first product');
  await owner.seesHeading('New product');
  await owner.fill('Name', 'First Print');
  await owner.fill('Price', '20');
  await owner.press('Create product');
  await owner.sees('First Print was created');
}

async function setUpDelivery(owner: Person, problems: string[]): Promise<void> {
  const { page } = owner;
  const drawer = page.getByRole('dialog');
  await owner.follow('Set up delivery');
  await owner.sees('No delivery options');
  problems.push(...(await inspect(owner, 'new-shop-delivery')));
  await owner.press('Add region');
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Germany');
  await drawer.getByLabel('Countries').first().fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await page.keyboard.press('Tab');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('Germany was saved');
  await owner.press('Add option');
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Parcel');
  await drawer.getByLabel('Price (EUR)').fill('4.90');
  await drawer.getByLabel('Regions').first().fill('Germany');
  await page.getByRole('option', { name: /Germany/ }).click();
  await page.keyboard.press('Tab');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('Parcel was saved');
}

async function setUpTax(owner: Person): Promise<void> {
  await owner.follow('Set up tax');
  await owner.press('Ready-made rates');
  await owner.choose('European Union');
  await owner.press('Use these rates');
  await owner.sees(/^The rates? of .* saved$/);
}

async function writeTerms(owner: Person): Promise<void> {
  await owner.follow('Write your legal texts');
  await owner.press('Write Terms and conditions');
  await owner.page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Prints are made to order.');
  await owner.page.getByRole('switch', { name: 'Shown on the site' }).check();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await owner.sees('Terms and conditions was saved');
}
