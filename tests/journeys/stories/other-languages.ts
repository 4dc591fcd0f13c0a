/** Shops in languages that are not written as English is. */
import { messagesIn } from '@stoa/messages';
import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** A language, as the dashboard names it, and the direction of its pages. */
export type Spoken = { language: string; name: string; direction: 'ltr' | 'rtl' };

/** The owner changes the language; visitors then find all of the shop's own words in it, up to the order's mail. */
export async function aShopSpeaks(shop: Shop, { language, name, direction }: Spoken): Promise<void> {
  await changeLanguage(shop, name);
  const words = messagesIn(language);
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await visitor.goTo('/');
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).direction)).toBe(direction);
  const problems = await inspect(visitor, `home-${language}`);
  await visitor.goTo('/shop');
  problems.push(...(await inspect(visitor, `list-${language}`)));
  await visitor.goTo('/product-page/thirty-three');
  problems.push(...(await inspect(visitor, `product-${language}`)));
  await visitor.press(words.product.addToCart);
  await page.getByRole('button', { name: words.cart.checkOut }).first().waitFor();
  problems.push(...(await inspect(visitor, `drawer-${language}`)));
  await visitor.goTo('/cart');
  problems.push(...(await inspect(visitor, `cart-${language}`)));
  await visitor.press(words.cart.checkOut);
  await visitor.seesHeading(words.checkout.checkout);
  const email = `buyer-${language}@example.test`;
  await fillInAddress(visitor, language, email);
  problems.push(...(await inspect(visitor, `checkout-${language}`)));
  await visitor.press(words.checkout.pay('').trim());
  await visitor.seesHeading(words.orders.thankYouNamed('Ada'));
  problems.push(...(await inspect(visitor, `thank-you-${language}`)));
  const mail = await shop.mailTo(email, /10\d{3}/);
  expect(mail.text).toContain(words.letters.orderConfirmation.subtotal);
  expect(problems).toEqual([]);
  await visitor.leave();
}

async function changeLanguage(shop: Shop, name: string): Promise<void> {
  const owner = await signedInOwner(shop, 'settings');
  const { page } = owner;
  await page.getByRole('combobox', { name: 'Language' }).first().click();
  await page.getByRole('option', { name, exact: true }).click();
  await owner.press('Save');
  await owner.sees('The settings were saved');
  await owner.leave();
}

/** Fills in whom an order goes to, and waits for what it costs. */
export async function fillInAddress({ page, fill }: Person, language: string, email: string): Promise<void> {
  const { address, checkout } = messagesIn(language);
  await fill(checkout.email, email);
  await page.getByLabel(address.labels.country).first().selectOption('DE');
  await fill(address.labels.firstName, 'Ada');
  await fill(address.labels.lastName, 'Lovelace');
  await fill(address.labels.addressLine, 'Torstraße 1');
  await fill(address.postalCode.POSTAL_CODE.label, '10119');
  await fill(address.city.TOWN_OR_CITY.label, 'Berlin');
  await page.keyboard.press('Tab');
  await page.locator('.order-summary[aria-busy="true"]').waitFor({ state: 'hidden' });
}
