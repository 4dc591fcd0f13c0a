/** Ways through the checkout that differ by the buyer, the goods, the money or the device. */
import { text } from 'node:stream/consumers';
import { checkoutForm, connect, giftCards, httpTransport, mediaFiles, productsV3, type Transport } from '@stoa/sdk';
import type { TestServer } from '@stoa/server/testing/server';
import { createSite } from '@stoa/server/testing/sites';
import { expect } from 'vitest';
import {
  applyGiftCard,
  fillInAddress,
  goToCheckout,
  orderNumber,
  putIntoCart,
  typeAhead,
  unfold,
} from '../support/buying.ts';
import { inspect, takePictures } from '../support/inspect.ts';
import { focused, type Person, tabTo } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { register } from './account.ts';

const CARDS = 'initials-cards-set-of-six';
const PHONE = { width: 390, height: 844 };

const apiOf = (baseUrl: string, apiKey: string): Transport =>
  httpTransport({ baseUrl, headers: () => ({ authorization: apiKey }) });

/** A gift card covers the whole order of a member, who is asked for no payment and finds the order in the account. */
export async function aMemberPaysByGiftCardAlone(shop: Shop): Promise<void> {
  const cards = connect(giftCards, apiOf(shop.url, shop.demo.apiKey));
  const card = await cards.createGiftCard({ amount: '100.00' });
  const member = await shop.newVisitor();
  await register(member, 'given@example.test');
  await goToCheckout(member, CARDS);
  expect(await member.page.getByLabel('E-mail').inputValue()).toBe('given@example.test');
  // before the address, whose saves would take a code along that is typed while they run
  await applyGiftCard(member, card.code ?? '');
  await member.sees('There is nothing left to pay.');
  await fillInAddress(member);
  await member.sees('Standard delivery');
  await isSaved(member);
  const problems = await inspect(member, 'checkout-gift-card');
  await member.press('Place order');
  await member.seesHeading('Thank you, Ada');
  problems.push(...(await inspect(member, 'thank-you-gift-card')));
  await member.sees(`Gift card ending in ${card.code?.slice(-4)}`);
  expect(await member.page.locator('.sum-total').textContent()).toBe('Still to pay€0.00');
  const number = await orderNumber(member);
  await member.goTo('/account/orders');
  await member.follow(number);
  await member.seesHeading(`Order ${number}`);
  const { giftCard } = await cards.getIssuedGiftCard({ giftCardId: card.giftCard?.id ?? '' });
  expect(giftCard?.balance?.value).toBe('80.60');
  expect(problems).toEqual([]);
  await member.leave();
}

/** Whose details are known buys with one press, and changes what is to be different; without scripts, too. */
export async function aMemberBuysAgain(shop: Shop, options: { javaScriptEnabled: boolean }): Promise<void> {
  const email = options.javaScriptEnabled ? 'again@example.test' : 'again-plain@example.test';
  const member = await shop.newVisitor(options);
  const { page } = member;
  await register(member, email);
  await goToCheckout(member, CARDS);
  await fillInAddress(member);
  await member.fill('E-mail', email);
  if (options.javaScriptEnabled) await isSaved(member);
  else await member.press('Update delivery and total');
  await member.press('Pay €19.40');
  await member.seesHeading('Thank you, Ada');

  await goToCheckout(member, CARDS);
  await member.sees(`${email}, Grace Hopper, Torstraße 1, 10119 Berlin, Germany`);
  await member.sees('Standard delivery, €4.90');
  expect(await page.locator('#city').isVisible()).toBe(false);
  const problems = options.javaScriptEnabled ? await inspect(member, 'checkout-folded') : [];
  const delivery = page.locator('.folded-delivery > summary');
  await delivery.click();
  await member.choose('Express delivery');
  if (options.javaScriptEnabled) {
    await isSaved(member);
    problems.push(...(await inspect(member, 'checkout-folded-open')));
    await delivery.click();
    await member.sees('Express delivery, €12.90');
  } else {
    await member.press('Pay €19.40');
    await member.sees('The total is now €27.40.');
    await member.sees('Express delivery, €12.90');
  }
  await member.press('Pay €27.40');
  await member.seesHeading('Thank you, Grace');
  await member.sees('Express delivery');
  expect(problems).toEqual([]);
  await member.leave();
}

/** Who buys what is not delivered fills in few fields, is not asked about delivery, and gets the file at once. */
export async function aGuestBuysADownload(shop: Shop): Promise<void> {
  const transport = apiOf(shop.url, shop.demo.apiKey);
  const digitalFile = await uploadText(shop.url, transport, 'riso-handbook.txt', 'How to print.');
  await addDownload(transport, 'Riso Handbook', '12.00', digitalFile);
  const guest = await shop.newVisitor();
  const { page } = guest;
  await goToCheckout(guest, 'riso-handbook');
  await fillInAddress(guest);
  await isSaved(guest);
  const fields = page
    .locator('.checkout-fields')
    .locator('input:not([type=radio]), select, textarea')
    .filter({ visible: true });
  expect(await fields.count()).toBeGreaterThan(0);
  expect(await fields.count()).toBeLessThanOrEqual(8);
  expect(await page.getByText('Standard delivery').count()).toBe(0);
  expect(await page.getByRole('group', { name: 'Delivery' }).count()).toBe(0);
  const problems = await inspect(guest, 'checkout-digital');
  await guest.press('Pay €12.00');
  await guest.seesHeading('Thank you, Ada');
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('button', { name: 'Download riso-handbook.txt' }).count();
    })
    .toBe(1);
  problems.push(...(await inspect(guest, 'thank-you-digital')));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download riso-handbook.txt' }).click(),
  ]);
  expect(await text(await file.createReadStream())).toBe('How to print.');
  await page.reload();
  await guest.sees(/19 downloads left/);
  const mail = await shop.mailTo('ada@example.test', /Your downloads from order/);
  expect(mail.text).toContain('riso-handbook.txt');
  expect(problems).toEqual([]);
  await guest.leave();
}

async function addDownload(
  transport: Transport,
  name: string,
  amount: string,
  digitalFile?: { id: string },
): Promise<void> {
  const price = { actualPrice: { amount } };
  const file = digitalFile ? { digitalProperties: { digitalFile } } : {};
  const variants = [{ price, inventoryItem: { inStock: true }, ...file }];
  const product = { name, visible: true, productType: 'DIGITAL' as const, variantsInfo: { variants } };
  await connect(productsV3, transport).createProductWithInventory({ product });
}

/** Puts a file that only buyers can reach into the media library. */
async function uploadText(
  baseUrl: string,
  transport: Transport,
  fileName: string,
  words: string,
): Promise<{ id: string }> {
  const wanted = { mimeType: 'text/plain', fileName, private: true };
  const { uploadUrl = '' } = await connect(mediaFiles, transport).generateFileUploadUrl(wanted);
  // Node knows no names below localhost
  const answer = await fetch(`${baseUrl}${new URL(uploadUrl).pathname}?filename=${fileName}`, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain' },
    body: words,
  });
  const { file } = (await answer.json()) as { file: { id: string } };
  return { id: file.id };
}

/** A currency without smaller units is shown and charged without decimals, and with the tax that is in it. */
export async function aShopSellsInYen(shop: Shop, { url, app, database }: TestServer): Promise<void> {
  const site = await createSite(database, app.now(), { currency: 'JPY', name: 'Paper' }, { regions: [] });
  await addDownload(apiOf(url, site.apiKey), 'Woodcut', '1200');
  const home = `http://${site.host}:${new URL(url).port}`;
  const visitor = await shop.newVisitor({ alsoAt: [home] });
  await visitor.goTo(`${home}/product-page/woodcut`);
  await visitor.sees('¥1,200');
  await putIntoCart(visitor);
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  await fillInAddress(visitor);
  await isSaved(visitor);
  const problems = await inspect(visitor, 'checkout-yen');
  await visitor.press('Pay ¥1,200');
  await visitor.seesHeading('Thank you, Ada');
  // the tax of the rate of 19% that is in it
  for (const amount of ['¥1,200', '¥192']) await visitor.sees(amount);
  expect(await visitor.page.getByRole('main').textContent()).not.toMatch(/¥[\d,]*\.\d/);
  problems.push(...(await inspect(visitor, 'thank-you-yen')));
  expect(problems).toEqual([]);
  await visitor.leave();
}

/** From the product to the thank-you page with no more than Tab, Enter, arrows and letters. */
export async function aVisitorBuysByKeyboard(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await visitor.goTo(`/product-page/${CARDS}`);
  await tabTo(visitor, 'Add to cart');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor();
  await tabTo(visitor, 'Check out');
  await page.keyboard.press('Enter');
  await visitor.seesHeading('Checkout');
  const typed = [
    ['E-mail', 'ada@example.test'],
    ['Country', 'Germany'],
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Street and house number', 'Torstraße 1'],
    ['Postal code', '10119'],
    ['Town or city', 'Berlin'],
  ] as const;
  for (const [field, text] of typed) {
    await tabTo(visitor, field);
    if (field === 'Country') await typeAhead(visitor, text);
    else await page.keyboard.type(text);
  }
  await visitor.sees('Standard delivery');
  await tabTo(visitor, /^Standard delivery/);
  await page.keyboard.press('ArrowDown');
  expect(await focused(visitor)).toContain('Express delivery');
  // what the delivery costs is in the total before it is paid
  await page.locator('.order-summary').getByText('€12.90').first().waitFor();
  await isSaved(visitor);
  const problems = await inspect(visitor, 'checkout-keyboard');
  await tabTo(visitor, /^Pay €/);
  await page.keyboard.press('Enter');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.sees('Express delivery');
  problems.push(...(await inspect(visitor, 'thank-you-keyboard')));
  expect(problems).toEqual([]);
  await visitor.leave();
}

/** On a phone the summary is folded above the form, with the total always in view. */
export async function aVisitorBuysOnAPhone(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  await visitor.goTo('/product-page/thirty-three');
  await putIntoCart(visitor);
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  const total = page.locator('.checkout-summary > details > summary');
  expect(await page.getByRole('heading', { name: 'Your order' }).isVisible()).toBe(false);
  await fillInAddress(visitor);
  await visitor.choose('Express delivery');
  await expect.poll(() => total.textContent()).toContain('€');
  await total.click();
  await visitor.sees('Thirty-Three');
  await isSaved(visitor);
  await unfold(visitor, 'Add a coupon or gift card');
  await visitor.fill('Coupon or gift card code', 'WELCOME10');
  await visitor.press('Apply Coupon or gift card code');
  await visitor.sees('Coupon WELCOME10 applied');
  await isSaved(visitor);
  const problems = await inspect(visitor, 'checkout-phone');
  await page.setViewportSize(PHONE);
  await total.click();
  const pay = page.getByRole('button', { name: /^Pay €/ });
  expect(await total.textContent()).toContain(/€[\d.]+/.exec((await pay.textContent()) ?? '')?.[0]);
  await pay.click();
  await visitor.seesHeading('Thank you, Ada');
  problems.push(...(await inspect(visitor, 'thank-you-phone')));
  expect(problems).toEqual([]);
  await visitor.leave();
}

/** Nothing of the checkout is being saved any more. */
const isSaved = ({ page }: Person): Promise<void> => page.locator('.order-summary[aria-busy=false]').waitFor();

/** A product with a deposit: what is due now and later is said from its page to the mail, and the owner collects the rest. */
export async function aGuestPaysADeposit(shop: Shop): Promise<void> {
  const name = 'Bound Portfolio';
  await addDownload(apiOf(shop.url, shop.demo.apiKey), name, '120.00');
  const owner = await signedInOwner(shop, 'products?search=Bound+Portfolio');
  await owner.follow(name);
  await owner.seesHeading(name);
  await owner.select('Customers pay', 'A deposit (%)');
  await owner.fill('Deposit in percent', '25');
  const problems = await inspect(owner, 'dashboard-deposit');
  await owner.press('Save');
  await owner.sees('Bound Portfolio was saved');

  const guest = await shop.newVisitor();
  await guest.goTo('/product-page/bound-portfolio');
  await guest.sees('Pay 25% now and the rest later.');
  problems.push(...(await inspect(guest, 'product-deposit')));
  await putIntoCart(guest);
  await guest.follow('View cart');
  await guest.sees('Due later');
  expect(await sumOf(guest)).toEqual(['Due now€30.00', 'Due later€90.00']);
  problems.push(...(await inspect(guest, 'cart-deposit')));
  await guest.press('Check out');
  await guest.seesHeading('Checkout');
  await fillInAddress(guest);
  await isSaved(guest);
  expect(await sumOf(guest)).toEqual(['Due now€30.00', 'Due later€90.00']);
  problems.push(...(await inspect(guest, 'checkout-deposit')));
  await guest.press('Pay €30.00');
  await guest.seesHeading('Thank you, Ada');
  await guest.sees('We’ve received your order and your payment of €30.00. The remaining €90.00 is due later.');
  expect(await guest.page.locator('.sum-total').textContent()).toBe('Still to pay€90.00');
  problems.push(...(await inspect(guest, 'thank-you-deposit')));
  const number = await orderNumber(guest);

  await owner.goTo('orders');
  await owner.follow(number);
  await owner.sees('Due with the order');
  await owner.sees('Deposit: €30.00 each');
  problems.push(...(await inspect(owner, 'dashboard-order-deposit')));
  expect(problems).toEqual([]);
  await guest.leave();
  await owner.leave();
}

/** What the sum comes to: the total and what follows it. */
const sumOf = ({ page }: Person): Promise<string[]> =>
  page.locator('.sum .sum-total, .sum .sum-total ~ div').allTextContents();

/** Who adds an item applies a coupon, asks what delivery costs and leaves a note without leaving the page. */
export async function aVisitorUsesTheDrawer(shop: Shop): Promise<void> {
  await takeNotes(shop);
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await visitor.goTo(`/product-page/${CARDS}`);
  await visitor.press('Add to cart');
  const drawer = page.getByRole('dialog', { name: 'Added to your cart' });
  await drawer.getByText('More options').click();
  visitor.watch.expect(404, '/ecom/v1/carts/current'); // the answer to a code that no coupon has
  await unfold(visitor, 'Add a coupon');
  await visitor.fill('Coupon code', 'nonsense');
  await visitor.press('Apply Coupon code');
  await drawer.getByRole('alert').waitFor();
  await visitor.fill('Coupon code', 'welcome10');
  await visitor.press('Apply Coupon code');
  await visitor.sees('Coupon WELCOME10 applied');
  await visitor.sees('−€1.45');
  await drawer.getByText('Estimate delivery').click();
  await visitor.select('Country', 'Germany');
  await visitor.press('Show delivery options');
  await visitor.sees('Standard delivery');
  await drawer.getByText('Note to the shop').click();
  await visitor.fill('Note to the shop', 'Please ring twice');
  const problems = await inspect(visitor, 'cart-drawer');
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  await visitor.sees('Coupon WELCOME10 applied');
  expect(await page.locator('textarea[name=note]').inputValue()).toBe('Please ring twice');
  await fillInAddress(visitor);
  await isSaved(visitor);
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');
  const number = await orderNumber(visitor);
  const owner = await signedInOwner(shop, 'orders');
  await owner.follow(number);
  await owner.sees('Please ring twice');
  expect(problems).toEqual([]);
  await owner.leave();
  await visitor.leave();
}

/** Without scripts, the cart's page takes the same. */
export async function aVisitorUsesTheCartWithoutScripts(shop: Shop): Promise<void> {
  await takeNotes(shop);
  const visitor = await shop.newVisitor({ javaScriptEnabled: false });
  const { page } = visitor;
  await visitor.goTo(`/product-page/${CARDS}`);
  await putIntoCart(visitor);
  await page.getByText('Estimate delivery').click();
  await visitor.select('Country', 'Germany');
  await visitor.press('Show delivery options');
  await visitor.sees('Standard delivery');
  await page.getByText('Note to the shop').click();
  await visitor.fill('Note to the shop', 'Leave it at the gate');
  await unfold(visitor, 'Add a coupon');
  await visitor.fill('Coupon code', 'welcome10');
  await visitor.press('Apply Coupon code');
  await visitor.sees('Coupon WELCOME10 applied');
  await takePictures(visitor, 'cart-note-plain');
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  expect(await page.locator('textarea[name=note]').inputValue()).toBe('Leave it at the gate');
  await visitor.leave();
}

/** The owner lets customers leave a note. */
async function takeNotes(shop: Shop): Promise<void> {
  const form = connect(checkoutForm, apiOf(shop.url, shop.demo.apiKey));
  const { rules } = await form.getCheckoutRules({});
  await form.updateCheckoutRules({ rules: { revision: rules?.revision ?? '', buyerNote: true } });
}
