import { expect } from 'vitest';
import { focused, goOffline, holdBack, inAnotherTab, type Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const PHONE = { width: 390, height: 844 };

const fieldOf = ({ page }: Person, label: string) => page.getByRole('textbox', { name: label, exact: true });

/** Wrong keys or links lose no typed text; the cursor goes to the first error. */
export async function theOwnerLosesNothingTyped(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { keyboard } = owner.page;
  await owner.follow('Contacts');
  await owner.press('New contact');
  await keyboard.press('Escape');
  await owner.page.getByRole('dialog').waitFor({ state: 'detached' });

  await owner.press('New contact');
  await owner.fill('First name', 'Ada');
  await keyboard.press('Escape');
  await owner.sees('Close without saving?');
  await keyboard.press('Escape');
  await owner.page.getByText('Close without saving?').waitFor({ state: 'detached' });
  await owner.page.goBack();
  await owner.sees('Leave without saving?');
  await owner.press('Stay');
  expect(await fieldOf(owner, 'First name').inputValue()).toBe('Ada');

  await owner.press('Add an e-mail address');
  await owner.fill('E-mail 1', 'nonsense');
  await owner.press('Add contact');
  await owner.sees('Enter an e-mail address');
  expect(await focused(owner)).toBe('E-mail 1');
  await owner.fill('E-mail 1', 'ada@work.test');
  await owner.press('Add contact');
  await owner.sees('Ada was added');
  await owner.seesHeading('Ada');
  await owner.leave();
}

/** A link that is followed before the search for what was typed has begun opens its page. */
export async function aLinkIsFollowedWhileSearching(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  await page.clock.install();
  await owner.follow('Abandoned checkouts');
  await page.getByRole('link', { name: 'Pauline Moreau' }).waitFor();
  const arrive = await holdBack(owner, '**/checkout-page-*.js');
  await page.getByRole('searchbox').fill('moreau');
  await owner.follow('Pauline Moreau');
  await page.clock.runFor(1000);
  arrive();
  await owner.seesHeading('Checkout of Pauline Moreau');
  await owner.leave();
}

/** What is chosen right after a view was followed is added to it, though the page still shows what came before. */
export async function aChoiceFollowsAView(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'orders');
  const { page } = owner;
  await page.getByRole('combobox', { name: 'Sort by' }).waitFor();
  // both before the page is drawn again, as on a slow machine
  await page.evaluate(`
    Array.from(document.querySelectorAll('a')).find((link) => link.textContent === 'To fulfil').click();
    const sort = document.querySelector('select[aria-label="Sort by"]');
    sort.value = 'oldest';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
  `);
  await page.waitForURL(/sort=oldest/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ...{ archived: 'no', fulfilment: 'TO_FULFIL', sort: 'oldest' },
  });
  await owner.leave();
}

/** What is typed while a drawer is being saved is saved, too, before it closes. Offline, the page says that it waits. */
export async function theOwnerTypesWhileSaving(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const context = owner.page.context();
  await owner.goTo('contacts');
  await owner.press('New contact');
  await owner.fill('First name', 'Mary');
  await goOffline(owner);
  await owner.press('Add contact');
  await owner.sees('You’re offline. We’ll save when you’re back.');
  await owner.fill('Last name', 'Jackson');
  await context.setOffline(false);
  await owner.seesHeading('Mary Jackson');
  await owner.page.getByText('You’re offline.').waitFor({ state: 'detached' });

  await owner.goTo('settings/profile-fields');
  await owner.press('New field');
  await owner.fill('Name', 'Size');
  await goOffline(owner);
  await owner.press('Add field');
  await owner.sees('You’re offline. We’ll save when you’re back.');
  await owner.fill('Name', 'Size of shoes');
  await context.setOffline(false);
  await owner.sees('Size of shoes was added');
  await owner.page.getByRole('dialog').waitFor({ state: 'detached' });
  await owner.leave();
}

/** What is created is created once: nothing can be typed or sent until the answer is there, and the keyboard stays where it was. */
export async function theOwnerPressesTwice(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'media');
  const { page } = owner;
  const context = page.context();
  await owner.press('New folder');
  await owner.fill('Name', 'Posters');
  await goOffline(owner);
  await page.keyboard.press('Enter');
  await owner.sees('You’re offline. We’ll save when you’re back.');
  await page.keyboard.type(' of last year');
  await page.keyboard.press('Enter');
  expect(await fieldOf(owner, 'Name').inputValue()).toBe('Posters');
  await context.setOffline(false);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await owner.sees('Posters');
  expect(await page.getByText('Posters', { exact: true }).count()).toBe(1);
  await owner.leave();
}

/** A panel that an error has unfolded stays open while the error is being mended. */
export async function aPanelStaysOpenOnAPhone(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  await page.setViewportSize(PHONE);
  await owner.goTo('products/new');
  await owner.fill('Name', 'Paper Crane');
  const panel = page.getByRole('button', { name: 'Search engines' });
  await panel.click();
  await owner.fill('Canonical address', 'nonsense');
  await panel.click();
  await owner.press('Create product');
  const field = page.getByLabel('Canonical address');
  await field.fill('https://shop.example/crane');
  await page.getByText('Enter a complete web address').first().waitFor({ state: 'detached' });
  expect(await field.isVisible()).toBe(true);
  await owner.leave();
}

/** An address that moves to another country does not keep the state of the first. */
export async function anAddressMovesToAnotherCountry(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await owner.goTo('contacts');
  await owner.press('New contact');
  await owner.fill('First name', 'Edith');
  await owner.press('Add an address');
  await choose('Country', 'United States');
  await choose('State', 'New York');
  await choose('Country', 'Germany');
  await page.getByRole('combobox', { name: 'State' }).waitFor({ state: 'detached' });
  await owner.fill('Street and house number', 'Am Hof 1');
  await owner.press('Add contact');
  await owner.seesHeading('Edith');
  await owner.sees('Am Hof 1');
  expect(await page.getByText('New York').count()).toBe(0);
  await owner.leave();
}

/** Two people edit one contact in drawers: nothing is overwritten, and conflicts are listed. */
export async function twoTabsEditOneContact(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'contacts');
  await owner.press('New contact');
  await owner.fill('First name', 'Grace');
  await owner.press('Add contact');
  await owner.seesHeading('Grace');
  const other = await inAnotherTab(owner);
  await other.goTo(owner.page.url());
  await other.press('Edit');
  await owner.press('Edit');
  await other.fill('Company', 'Navy');
  await other.fill('Last name', 'Murray');
  await other.press('Save');
  await other.sees('Grace Murray was saved');

  owner.watch.expect(409, '/contacts/v4/contacts');
  await owner.fill('Last name', 'Hopper');
  await owner.press('Save');
  await owner.sees('Someone else has changed this in the meantime');
  await owner.press('Reload and keep my edits');
  await owner.sees(/^Last name: theirs is “Murray”/);
  expect(await fieldOf(owner, 'Company').inputValue()).toBe('Navy');
  await owner.press('Save');
  await owner.sees('Grace Hopper was saved');
  await Promise.all([owner.leave(), other.leave()]);
}
