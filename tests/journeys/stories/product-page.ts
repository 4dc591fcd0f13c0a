import { expect } from 'vitest';
import { focused, holdBack } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';

/** Pressing before the scripts have arrived does the same as afterwards, as soon as they arrive. */
export async function aVisitorPressesBeforeThereAreScripts(shop: Shop): Promise<void> {
  for (const scripts of ['**/_assets/*.js', '**/_assets/*.island-*.js']) {
    const visitor = await shop.newVisitor();
    const { page } = visitor;
    const arrive = await holdBack(visitor, scripts);
    await page.goto('/product-page/gallery-frame', { waitUntil: 'commit' });
    await visitor.choose('Walnut');
    await visitor.press('Add to cart');
    arrive();
    await visitor.sees('Please choose an option for “Glass”.');
    await expect.poll(() => focused(visitor)).toBe('Clear glass');
    expect(page.url()).toContain('/product-page/gallery-frame');
    await visitor.choose('Clear glass');
    await visitor.press('Add to cart');
    await page.getByRole('dialog', { name: 'Added to your cart' }).getByText('Walnut').waitFor();
    await visitor.leave();
  }
}

/** If the scripts cannot be loaded, the press is a form like any other. */
export async function aVisitorPressesAndTheScriptsFail(shop: Shop): Promise<void> {
  for (const scripts of ['**/_assets/client-*.js', '**/_assets/*.island-*.js']) {
    const visitor = await shop.newVisitor();
    await visitor.page.route(scripts, (route) => route.abort('aborted'));
    await visitor.goTo('/product-page/barn-quilt');
    await visitor.press('Add to cart');
    await visitor.seesHeading('Cart');
    await visitor.page.close();
  }
}

/** Without scripts the errors of a form appear under the address of its page, which can be shared. */
export async function aVisitorWithoutScriptsForgetsAChoice(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor({ javaScriptEnabled: false });
  const { page } = visitor;
  await visitor.goTo('/product-page/gallery-frame');
  await visitor.press('Add to cart');
  await visitor.sees('Please choose an option for “Glass”.');
  expect(new URL(page.url()).pathname).toBe('/product-page/gallery-frame');
  expect((await page.goto(page.url()))?.status()).toBe(200);
  await visitor.goTo('/product-page/gallery-frame?Colour=Sage&Size=50+%C3%97+70+cm');
  await visitor.press('Notify me');
  await visitor.sees('Enter your e-mail address.');
  expect(new URL(page.url()).pathname).toBe('/product-page/gallery-frame');
  await visitor.leave();
}

/** What was moved once the whole page was there; a page that arrives in parts grows. */
const WATCH_SHIFTS = `window.shifts = [];
  const wasWhole = ({ startTime }) =>
    startTime > (performance.getEntriesByType('navigation')[0].domContentLoadedEventStart || Infinity);
  const placeOf = ({ x, y, width, height }) => [x, y, width, height].join(' ');
  const inWords = ({ node, previousRect, currentRect }) =>
    [node?.parentElement?.outerHTML.slice(0, 200), placeOf(previousRect), placeOf(currentRect)].join(', ');
  const watch = (list) => shifts.push(...list.getEntries().filter(wasWhole).flatMap(({ sources }) => sources.map(inWords)));
  new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });`;
const SHAPES = `[...document.querySelectorAll('.gallery img, h1')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
})`;

/** The page is laid out once, however late its pictures arrive. */
export async function thePicturesOfAProductArriveLate(shop: Shop): Promise<void> {
  for (const width of [390, 1280]) {
    const visitor = await shop.newVisitor();
    const { page } = visitor;
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(WATCH_SHIFTS);
    const arrive = await holdBack(visitor, '**/media/**');
    await page.goto('/product-page/thirty-three', { waitUntil: 'domcontentloaded' });
    const shapes = () => page.evaluate<{ width: number; height: number }[]>(SHAPES);
    const before = await shapes();
    expect(before.every(({ width: wide, height }) => wide > 40 && height > 20)).toBe(true);
    arrive();
    await page.waitForLoadState('load');
    await page.evaluate('document.querySelector(".gallery-row img").decode()');
    expect(await shapes()).toEqual(before);
    expect(await page.evaluate('shifts')).toEqual([]);
    await visitor.leave();
  }
}

/** Pictures are enlarged, turned and doubled, all by keyboard; the focus returns. */
export async function aVisitorLooksClosely(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await visitor.goTo('/product-page/thirty-three');
  const link = page.getByRole('link', { name: /Enlarge picture 1/ });
  await link.focus();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Pictures of Thirty-Three' });
  await zoom.getByText(/^1 of \d$/).waitFor();
  await page.keyboard.press('ArrowRight');
  await zoom.getByText(/^2 of \d$/).waitFor();
  await visitor.press('Previous picture');
  await zoom.getByText(/^1 of \d$/).waitFor();
  await visitor.press('Zoom in');
  expect(await page.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await zoom.waitFor({ state: 'hidden' });
  expect(await focused(visitor)).toMatch(/Enlarge picture 1/);
  await visitor.leave();
}

/** On a phone the button stays in sight, and the number is set by buttons. */
export async function aVisitorBuysThreeOnAPhone(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.goTo('/product-page/barn-quilt');
  await visitor.sees('Tax included. Delivery is calculated at checkout.');
  const button = page.getByRole('button', { name: 'Add to cart' });
  for (const y of [0, 100_000]) {
    await page.evaluate(`scrollTo(0, ${y})`);
    const box = await button.boundingBox();
    expect(box && box.y > 0 && box.y + box.height <= 844).toBe(true);
  }
  await visitor.press('Increase quantity');
  await visitor.press('Increase quantity');
  await visitor.press('Increase quantity');
  await visitor.press('Decrease quantity');
  await visitor.press('Add to cart');
  await page.getByRole('dialog', { name: 'Added to your cart' }).getByText('Quantity 3').waitFor();
  await visitor.leave();
}

/** Choices tell what they cost more or less, and the row below is full of what can be bought. */
export async function aVisitorCompares(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  await visitor.goTo('/product-page/thirty-three');
  await page.getByRole('radio', { name: 'Oak + €35.00' }).waitFor();
  await visitor.choose('Oak');
  await page.getByRole('radio', { name: 'None − €35.00' }).waitFor();
  for (const product of ['gallery-frame', 'blue-hour', 'thirty-three']) {
    await visitor.goTo(`/product-page/${product}`);
    expect(await page.locator('.product-row .product-card').count()).toBe(4);
    expect(await page.locator('.product-row [data-sold-out]').count()).toBe(0);
  }
  await visitor.leave();
}
