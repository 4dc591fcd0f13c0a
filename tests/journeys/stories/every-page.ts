import { expect } from 'vitest';
import { buy, fillInAddress } from '../support/buying.ts';
import { HOME_BYTES, ORDERS_BYTES } from '../support/dashboard-bytes.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** The limit for compressed JavaScript on a page before any interaction, in bytes: the island loader. */
const LOADER_BYTES = 5_000;
/**
 * The same limit once all islands on a product's page are hydrated; 900 of it are what reviews, discounts, reminders and tips
 * add to their shared parts, 1,600 the exact conversion of prices into the visitor's currency and buying at once, 2,000
 * deposits and the options of the cart's drawer, 400 the ways to buy a product again and again, and 600 the addresses of the
 * islands' texts in four more languages.
 */
const AWAKE_BYTES = 83_500;

export async function pagesThatShowSomething(shop: Shop): Promise<void> {
  const pages = {
    home: '/',
    list: '/category/geometric',
    'list-filtered': '/shop?option.Colour=Oak&option.Colour=Sage&brand=Rahmenwerk',
    'category-tree': '/category/studio-supplies',
    search: '/search?q=calender',
    'search-nothing': '/search?q=zzzzqq',
    'product-modifiers': '/product-page/gallery-frame?Colour=Sage&Size=50+%C3%97+70+cm',
    'product-ahead': '/product-page/wall-calendar-2027',
    'product-list-option': '/product-page/poster-hanger',
    'product-per-unit': '/product-page/screen-ink?Colour=Vermilion',
    product: '/product-page/thirty-three',
    'cart-empty': '/cart',
    'not-found': '/no-such-page',
  };
  const visitor = await shop.newVisitor();
  const problems: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    await visitor.goTo(path);
    problems.push(...(await inspect(visitor, name)));
  }
  expect(problems).toEqual([]);
  await visitor.leave();
}

/** Overlays of pages, and the wishlist. */
export async function pagesWithSomethingOpen(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const { page } = visitor;
  const problems: string[] = [];
  await visitor.goTo('/product-page/gallery-frame');
  await visitor.press('Add to wish list');
  await visitor.sees('Remove from wish list');
  await page.getByRole('combobox', { name: 'Search products' }).fill('frame');
  await page.getByRole('option', { name: /Gallery Frame/ }).waitFor();
  problems.push(...(await inspect(visitor, 'search-suggestions')));
  await visitor.goTo('/wishlist');
  await visitor.follow('Gallery Frame');
  await visitor.goTo('/wishlist');
  problems.push(...(await inspect(visitor, 'wishlist')));
  await visitor.press('Remove from wish list');
  await visitor.sees('Your wish list is empty.');
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.goTo('/category/studio-supplies');
  await visitor.press('Filters');
  problems.push(...(await inspect(visitor, 'filters', { screens: [{ width: 390, height: 844 }] })));
  expect(problems).toEqual([]);
  await visitor.leave();
}

export async function pagesOnTheWayToAnOrder(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(visitor, name)));
  await visitor.goTo('/product-page/thirty-three');
  await visitor.choose('Black');
  await visitor.sees('€62.00');
  await visitor.press('Add to cart');
  await visitor.sees('Added to your cart');
  await look('cart-drawer');
  await visitor.follow('View cart');
  await look('cart');
  await visitor.press('Check out');
  await visitor.seesHeading('Checkout');
  await look('checkout');
  await visitor.press('Pay €');
  await visitor.sees('Please correct the following');
  await look('checkout-errors');
  await fillInAddress(visitor);
  await visitor.sees('Standard delivery');
  await visitor.choose('Bank asks for confirmation');
  await look('checkout-filled-in');
  await visitor.press('Pay €');
  await visitor.seesHeading('Confirm your payment');
  await look('confirm-payment');
  await visitor.press('Approve');
  await visitor.seesHeading('Thank you, Ada');
  await look('thank-you');
  expect(problems).toEqual([]);
  await visitor.leave();
}

export async function pagesOfTheDashboard(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const number = await buy(visitor, 'horizon-cards-set-of-six');
  const owner = await signedInOwner(shop);
  const problems: string[] = [];
  const look = async (name: string) =>
    problems.push(...(await inspect(owner, `dashboard-${name}`, { inTheDark: true })));
  await owner.sees('Low stock');
  await owner.page.getByRole('img', { name: 'Chart of sales' }).waitFor();
  expect(await owner.watch.scriptBytes()).toBeLessThanOrEqual(HOME_BYTES);
  await look('home');
  await owner.follow('Orders');
  await owner.sees(number);
  expect(await owner.watch.scriptBytes()).toBeLessThanOrEqual(ORDERS_BYTES);
  await look('orders');
  await owner.follow(number);
  await owner.sees('Order placed');
  await look('order');
  await owner.follow('Products');
  await owner.seesHeading('Products');
  await owner.sees('In stock');
  await look('products');
  await owner.follow('Inventory');
  await owner.sees('In stock');
  await look('inventory');
  await owner.page
    .getByRole('button', { name: /^History of/ })
    .first()
    .click();
  await owner.page
    .getByText(/^(Changed|Created|Set) by/)
    .first()
    .waitFor();
  await look('inventory-history');
  await owner.goTo('inventory/locations');
  await owner.sees('Main location');
  await look('locations');
  await owner.goTo('products?search=Barn+Quilt');
  await owner.follow('Barn Quilt');
  await owner.seesHeading('Barn Quilt');
  await look('product');
  await owner.goTo('products/new');
  await owner.seesHeading('New product');
  await look('new-product');
  await owner.press('Create product');
  await owner.sees('Not saved yet');
  await look('new-product-errors');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

export async function pagesAroundTheCatalogue(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const problems: string[] = [];
  const look = async (name: string) =>
    problems.push(...(await inspect(owner, `dashboard-${name}`, { inTheDark: true })));
  await owner.follow('Categories');
  await owner.sees('Geometric');
  await look('categories');
  await owner.follow('Geometric');
  await owner.seesHeading('Geometric');
  await look('category');
  await owner.follow('Brands and sections');
  await owner.seesHeading('Brands, ribbons and sections');
  await look('brands');
  await owner.follow('Import and export');
  await owner.seesHeading('Import and export');
  await look('import');
  await owner.follow('Media');
  await owner.seesHeading('Media');
  await look('media');
  expect(problems).toEqual([]);
  await owner.leave();
}

export async function pagesOfTheDashboardWithoutSession(shop: Shop): Promise<void> {
  const stranger = await shop.newOwner();
  await stranger.goTo('orders');
  await stranger.seesHeading('Sign in');
  expect(await inspect(stranger, 'dashboard-sign-in')).toEqual([]);
  await stranger.leave();
}

/** Pages work as documents; scripts are loaded on interaction. */
export async function pagesLoadFewScripts(shop: Shop): Promise<void> {
  for (const path of ['/', '/category/geometric', '/cart', '/product-page/thirty-three']) {
    const visitor = await shop.newVisitor();
    await visitor.goTo(path);
    await visitor.page.waitForLoadState('networkidle');
    expect(await visitor.watch.scriptBytes(), path).toBeLessThanOrEqual(LOADER_BYTES);
    await visitor.leave();
  }
  const visitor = await shop.newVisitor();
  await visitor.goTo('/product-page/thirty-three');
  await visitor.follow('Show picture 2');
  await visitor.choose('Black');
  await visitor.sees('€62.00');
  await visitor.press('Add to cart');
  await visitor.sees('Added to your cart');
  await visitor.page.waitForLoadState('networkidle');
  const bytes = await visitor.watch.scriptBytes();
  expect(bytes).toBeGreaterThan(LOADER_BYTES);
  expect(bytes).toBeLessThanOrEqual(AWAKE_BYTES);
  await visitor.leave();
}
