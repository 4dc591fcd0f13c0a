import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** A banner is at its place in a category as soon as it is saved, and no longer once it is switched off. */
export async function theOwnerShowsABanner(shop: Shop): Promise<void> {
  const [owner, visitor] = await Promise.all([signedInOwner(shop, 'discounts/banners'), shop.newVisitor()]);
  const { page } = owner;
  await owner.sees('No banners yet');
  const problems = await inspect(owner, 'dashboard-banners-empty');
  await page.getByRole('button', { name: 'New banner' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New banner' });
  await drawer.getByLabel('Name').fill('Open studio');
  await drawer.getByLabel('Link').fill('studio');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Choose a picture.').waitFor();
  await drawer.getByRole('button', { name: 'Choose picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Picture of the banner' });
  await picker.getByRole('checkbox').first().check();
  await picker.getByRole('button', { name: /^(Choose|Add|Use)/ }).click();
  await drawer.getByLabel('Link').fill(`${shop.siteUrl}/shop`);
  await drawer.getByRole('combobox', { name: 'Categories' }).fill('Landscapes');
  await page.getByRole('option').filter({ visible: true }).first().click();
  await drawer.getByLabel(/^Place in/).fill('2');
  await drawer.getByRole('img', { name: 'Open studio' }).waitFor();
  await drawer.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
  problems.push(...(await inspect(owner, 'dashboard-banner-new')));
  await drawer.getByRole('button', { name: 'Save' }).click();
  await owner.sees('Open studio was saved');
  problems.push(...(await inspect(owner, 'dashboard-banners')));

  const category =
    (
      await page
        .getByText(/ \(2\)$/)
        .first()
        .textContent()
    )?.replace(' (2)', '') ?? '';
  await visitor.goTo('/shop');
  await visitor.page.getByRole('link', { name: category }).first().click();
  const banner = visitor.page.getByRole('link', { name: 'Open studio' });
  await banner.waitFor();
  const seen = visitor.page.url();

  await page.getByRole('button', { name: 'Open studio' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit banner' });
  await edited.getByLabel('Name').fill('Open house');
  await edited.getByRole('button', { name: 'Save' }).click();
  await owner.sees('Open house was saved');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('studio');
  await owner.sees('No matching banners');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('open');
  await page.getByRole('checkbox', { name: /Open house/ }).check();
  await owner.press('Switch off');
  await owner.sees('Switched off');
  await visitor.goTo(seen);
  expect(await visitor.page.getByRole('link', { name: /Open (studio|house)/ }).count()).toBe(0);

  await page.getByRole('checkbox', { name: /Open house/ }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Open house?' });
  await question.getByText('it cannot be brought back').waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await owner.sees('Open house deleted');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}
