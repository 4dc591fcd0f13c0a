import { expect } from 'vitest';
import { applyGiftCard, fillInAddress, goToCheckout, orderNumber } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const FRIEND = 'grace-gets-a-card@example.test';
const CARDS = 'initials-cards-set-of-six';

/** The owner puts a gift card on sale, a visitor buys it for a friend, and the friend spends it. */
export async function aFriendGetsAGiftCard(shop: Shop): Promise<void> {
  const problems: string[] = [];
  const owner = await signedInOwner(shop);
  await owner.follow('Gift cards');
  await owner.follow('Sell gift cards');
  await owner.seesHeading('Sell gift cards');
  await owner.page.getByLabel('Customers can buy a gift card').click();
  await owner.page.getByLabel('Customers can choose their own amount').click();
  await owner.fill('From (EUR)', '10');
  await owner.fill('To (EUR)', '5');
  await owner.press('Save');
  await owner.sees('Enter a higher amount');
  await owner.fill('To (EUR)', '200');
  await owner.press('Save');
  await owner.sees('Customers can buy gift cards');
  problems.push(...(await inspect(owner, 'dashboard-gift-card-for-sale')));

  const visitor = await shop.newVisitor();
  await visitor.goTo('/');
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Gift card' }).click();
  await visitor.seesHeading('Gift card');
  const sitemap = await visitor.page.evaluate(async () => (await fetch('/sitemaps/pages.xml')).text());
  expect(sitemap).toContain('/gift-card</loc>');
  problems.push(...(await inspect(visitor, 'gift-card')));
  await visitor.choose('Another amount');
  await visitor.fill('Amount in EUR', '5');
  await visitor.fill('Their e-mail', FRIEND);
  await visitor.press('Add to cart');
  await visitor.sees('Enter an amount from €10.00 to €200.00.');
  problems.push(...(await inspect(visitor, 'gift-card-problem')));
  await visitor.fill('Amount in EUR', '30');
  await visitor.fill('Message (optional)', 'Happy birthday!');
  await visitor.press('Add to cart');
  await visitor.seesHeading('Cart');
  await visitor.sees(FRIEND);
  await visitor.sees('Tax included.');
  expect(await visitor.page.getByText('Delivery is calculated').count()).toBe(0);
  problems.push(...(await inspect(visitor, 'cart-gift-card')));
  await visitor.press('Check out');
  await fillInAddress(visitor);
  await visitor.press('Pay €30.00');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.sees('€30.00');
  problems.push(...(await inspect(visitor, 'thank-you-card-bought')));
  const number = await orderNumber(visitor);

  const mail = await shop.mailTo(FRIEND, /gift card/);
  expect(mail.text).toContain('Happy birthday!');
  const code = /[A-HJ-NP-Z2-9]{16}/.exec(mail.text)?.[0] ?? '';
  const friend = await shop.newVisitor();
  await goToCheckout(friend, CARDS);
  // before the address, whose saves would take a code along that is typed while they run
  await applyGiftCard(friend, code);
  await friend.sees('There is nothing left to pay.');
  await fillInAddress(friend);
  await friend.sees('Standard delivery');
  await friend.press('Place order');
  await friend.seesHeading('Thank you, Ada');
  await friend.sees(`Gift card ending in ${code.slice(-4)}`);

  await owner.follow('Orders');
  await owner.follow(number);
  await owner.seesHeading(`Order ${number}`);
  await owner.sees(`•••• ${code.slice(-4)}`);
  expect(await owner.page.content()).not.toContain(code);
  problems.push(...(await inspect(owner, 'dashboard-order-gift-card')));
  expect(problems).toEqual([]);
  for (const person of [owner, visitor, friend]) await person.leave();
}
