import { expect } from 'vitest';
import { fillInAddress } from '../support/buying.ts';
import { focused, type Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';

/** Choices add to the price; missing ones are reported before the form is sent. */
export async function aVisitorHasAFrameEngraved(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await visitor.goTo('/product-page/gallery-frame?colour=walnut');
  expect(await page.getByRole('radio', { name: 'Walnut' }).isChecked()).toBe(true);
  await visitor.choose('50 × 70 cm');
  await visitor.sees('€59.00');
  await visitor.press('Add to cart');
  await visitor.sees('Please choose an option for “Glass”.');
  expect(await focused(visitor)).toBe('Clear glass');
  await visitor.choose('Museum glass');
  await visitor.sees('€77.00');
  await visitor.fill('Text on the brass plate (optional) + €12.00', 'A');
  await visitor.press('Add to cart');
  await visitor.sees('“Text on the brass plate” needs at least 2 characters.');
  await visitor.fill('Text on the brass plate (optional) + €12.00', 'For Ada');
  await visitor.sees('7 of 30 characters');
  await visitor.sees('€89.00');
  await visitor.choose('Black');
  expect(page.url()).toMatch(/\?Colour=Black&Size=/);
  await visitor.press('Add to cart');
  await visitor.sees('Added to your cart');
  await visitor.follow('View cart');
  await seesPersonalFrame(visitor);
  await visitor.press('Check out');
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');
  await seesPersonalFrame(visitor);
  await visitor.leave();
}

async function seesPersonalFrame(visitor: Person): Promise<void> {
  for (const text of ['Black', 'Museum glass', 'For Ada', '€89.00']) await visitor.sees(text);
}

/** The server reports the same missing choices, and keeps the filled-in values. */
export async function aVisitorPersonalisesWithoutScripts(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor({ javaScriptEnabled: false });
  await visitor.goTo('/product-page/gallery-frame');
  await visitor.fill('Text on the brass plate (optional) + €12.00', 'For Ada');
  await visitor.press('Add to cart');
  await visitor.sees('Please choose an option for “Glass”.');
  await visitor.choose('Museum glass');
  await visitor.press('Show price and availability');
  await visitor.sees('€69.00');
  await visitor.press('Add to cart');
  await visitor.seesHeading('Cart');
  for (const text of ['Oak', 'Museum glass', 'For Ada', '€69.00']) await visitor.sees(text);
  await visitor.leave();
}

/** Sold-out choices can be viewed, and visitors can sign up for a notification. */
export async function aVisitorWaitsForAFrame(shop: Shop, { javaScriptEnabled }: { javaScriptEnabled: boolean }) {
  const visitor = await shop.newVisitor({ javaScriptEnabled });
  visitor.watch.expect(400, '/back-in-stock-notification-requests'); // the response that an address is invalid
  await visitor.goTo('/product-page/gallery-frame?Colour=Sage');
  await visitor.choose('50 × 70 cm');
  if (!javaScriptEnabled) await visitor.press('Show price and availability');
  await visitor.sees('Gallery Frame in Sage, 50 × 70 cm is sold out.');
  await visitor.press('Notify me');
  await visitor.sees('Enter your e-mail address.');
  await visitor.fill('E-mail', 'no address');
  await visitor.press('Notify me');
  await visitor.sees('Enter an e-mail address such as name@example.com.');
  await visitor.fill('E-mail', `waiting-${javaScriptEnabled}@example.test`);
  await visitor.press('Notify me');
  await visitor.sees('We’ll e-mail you as soon as it’s back in stock.');
  await visitor.leave();
}

/** An item that is not in stock yet is pre-ordered, and the cart says so. */
export async function aVisitorOrdersAhead(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  await visitor.goTo('/product-page/wall-calendar-2027');
  await visitor.sees('In print now. We send it from 1 December');
  await visitor.press('Pre-order');
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  await visitor.sees('In print now. We send it from 1 December');
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  await visitor.press('Pay €');
  await visitor.seesHeading('Thank you, Ada');
  await visitor.leave();
}
