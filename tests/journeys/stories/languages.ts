/** A shop in two languages: its owner translates, and visitors switch. */
import { messagesIn } from '@stoa/messages';
import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { fillInAddress } from './other-languages.ts';

const NAME = 'Thirty-Three';
const HEBREW_NAME = 'שלושים ושלוש';
const HEBREW_OPTION = 'מידת ההדפס';
const HEBREW_DELIVERY = 'משלוח רגיל';
const hebrew = messagesIn('he');

/** An owner adds Hebrew to an English shop and translates a product, a page and the menu; a visitor reads and buys in it. */
export async function aShopLearnsHebrew(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'languages');
  await owner.sees('This site has one language');
  const problems = await inspect(owner, 'languages-none');
  await addLanguage(owner);
  await owner.goTo('languages');
  await owner.sees('To translate');
  problems.push(...(await inspect(owner, 'languages')));
  await translate(owner, 'PRODUCT', NAME, { Name: HEBREW_NAME, Option: HEBREW_OPTION });
  problems.push(...(await inspect(owner, 'translation')));
  await owner.goTo('languages');
  const kinds = owner.page.getByRole('navigation', { name: 'Kinds of texts' });
  await kinds.getByRole('link', { name: 'Pages', exact: true }).click();
  await owner.page.getByRole('list', { name: 'Pages' }).getByRole('link', { name: 'Home', exact: true }).click();
  const heading = owner.page.getByLabel(/^Hebrew: .*Heading$/).first();
  await heading.fill('הדפסים שנשארים');
  await save(owner);
  problems.push(...(await inspect(owner, 'translation-page')));
  await translate(owner, 'SITE', 'Menu and footer', { Link: 'כל ההדפסים' });
  problems.push(...(await goesThrough(owner)));

  // the links need no scripts
  const plain = await shop.newVisitor({ javaScriptEnabled: false });
  await plain.goTo('/product-page/thirty-three');
  await plain.page.getByRole('link', { name: 'עברית' }).click();
  await plain.seesHeading(HEBREW_NAME);
  await plain.leave();

  const visitor = await shop.newVisitor();
  await visitor.goTo('/product-page/thirty-three');
  await visitor.page.getByRole('link', { name: 'עברית' }).click();
  await visitor.seesHeading(HEBREW_NAME);
  expect(new URL(visitor.page.url()).pathname).toBe('/he/product-page/thirty-three');
  expect(await visitor.page.locator('html').getAttribute('dir')).toBe('rtl');
  problems.push(...(await inspect(visitor, 'product-in-hebrew')));
  await visitor.page.locator('.site-name').first().click();
  await visitor.seesHeading('הדפסים שנשארים');
  expect(new URL(visitor.page.url()).pathname).toBe('/he');
  problems.push(...(await inspect(visitor, 'home-in-hebrew')));
  await visitor.leave();

  const buyer = await shop.newVisitor();
  // filters have the words of options
  await buyer.goTo('/he/shop');
  expect(await buyer.page.content()).toContain(HEBREW_OPTION);
  await buyer.goTo('/he/product-page/thirty-three');
  await buyer.press(hebrew.product.addToCart);
  const drawer = buyer.page.locator('dialog, [popover]:popover-open');
  await drawer.getByText(HEBREW_NAME).first().waitFor();
  await buyer.goTo('/he/cart');
  await buyer.page.getByRole('link', { name: HEBREW_NAME }).first().waitFor();
  problems.push(...(await inspect(buyer, 'cart-in-hebrew')));
  await buyer.press(hebrew.cart.checkOut);
  await buyer.seesHeading(hebrew.checkout.checkout);
  expect(new URL(buyer.page.url()).pathname).toMatch(/^\/he\/checkout\//);
  const email = 'buyer-of-two-languages@example.test';
  await fillInAddress(buyer, 'he', email);
  await buyer.sees(HEBREW_DELIVERY);
  problems.push(...(await inspect(buyer, 'checkout-in-hebrew')));
  await buyer.press(hebrew.checkout.pay('').trim());
  await buyer.seesHeading(hebrew.orders.thankYouNamed('Ada'));
  problems.push(...(await inspect(buyer, 'thank-you-in-hebrew')));
  const { text } = await shop.mailTo(email, /10\d{3}/);
  for (const words of [HEBREW_NAME, HEBREW_OPTION, HEBREW_DELIVERY]) expect(text).toContain(words);
  await buyer.leave();
  expect(problems).toEqual([]);
  await owner.leave();
}

async function addLanguage(owner: Person): Promise<void> {
  await owner.goTo('settings/general');
  await owner.page.getByRole('checkbox', { name: 'Hebrew' }).check();
  await owner.press('Save');
  await owner.sees('The settings were saved');
}

async function translate(owner: Person, kind: string, name: string, texts: Record<string, string>): Promise<void> {
  await owner.goTo(`languages?kind=${kind}`);
  await owner.page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  await owner.page.waitForURL(/[?&]search=/);
  await owner.page.getByRole('listitem').getByRole('link', { name, exact: true }).click();
  await owner.seesHeading(name);
  for (const [label, text] of Object.entries(texts))
    await owner.page.getByLabel(`Hebrew: ${label}`, { exact: true }).first().fill(text);
  await save(owner);
}

/** An owner translates one way of delivery after the other, by the keys alone, and looks at what is left. */
async function goesThrough(owner: Person): Promise<string[]> {
  await owner.goTo('languages?kind=SHIPPING_OPTION&state=UNFINISHED');
  const problems = await inspect(owner, 'languages-left');
  await owner.page.getByRole('list', { name: 'Shipping' }).getByRole('link').first().click();
  const name = owner.page.getByLabel('Hebrew: Name', { exact: true });
  await name.fill(HEBREW_DELIVERY);
  await owner.page.keyboard.press('Control+Enter');
  await owner.sees('The translation was saved');
  await owner.page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[lang="he"]')?.value === '');
  problems.push(...(await inspect(owner, 'translation-next')));
  return problems;
}

async function save(owner: Person): Promise<void> {
  await owner.page.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.sees('The translation was saved');
}
