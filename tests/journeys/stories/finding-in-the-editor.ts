/** What the page editor can do, and what is wrong with a page, is found by its name. */
import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { focused } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { canvas, edit, isSaved, layer, PHONE, sections, settings } from './page-editing.ts';

/** Whatever the editor can do is found by its name, with the key that does it. */
export async function theOwnerFindsCommands(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const said = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  const palette = page.getByRole('dialog', { name: 'Find a command, page or section' });
  const find = async (words: string, option: string) => {
    await page.keyboard.press('ControlOrMeta+K');
    await palette.getByRole('combobox').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(words);
    await palette.getByRole('option', { name: option, selected: true }).waitFor();
  };
  await edit(owner, 'Home');
  const before = await sections(owner);
  // while a text is edited on the page, too
  await canvas(owner).getByRole('heading', { level: 1 }).dblclick();
  await find('products', 'Products');
  const problems = await inspect(owner, 'page-editor-commands');
  await page.keyboard.press('Enter');
  await said('Products selected');
  await find('move up', 'Move up');
  await page.keyboard.press('Enter');
  await said('Moved Products up');
  await find('undo', 'Undo');
  await page.keyboard.press('Enter');
  await said('Undid: Moved Products up');
  await find('add quotation', 'Add Quotation');
  await page.keyboard.press('Enter');
  await said('Added Quotation');
  await expect.poll(() => sections(owner)).toHaveLength(before.length + 1);
  await page.keyboard.press('ControlOrMeta+Z');
  await said('Undid: Added Quotation');
  // finished sections, too
  await find('add three voices', 'Add Three voices');
  await page.keyboard.press('Enter');
  await said('Added Three voices');
  await page.keyboard.press('ControlOrMeta+Z');
  await said('Undid: Added Three voices');
  await find('add a ready', 'Add a ready-made section…');
  await page.keyboard.press('Enter');
  const readyMade = page.getByRole('region', { name: 'Ready-made' });
  await readyMade.locator('button:focus').waitFor();
  await readyMade.locator('[data-page] :is(h1, h2)').first().waitFor();
  const picture = readyMade.locator('[data-page] img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  problems.push(...(await inspect(owner, 'page-editor-ready-made', { screens: [{ width: 1280, height: 800 }] })));
  await find('show checks', 'Show Checks');
  await page.keyboard.press('Enter');
  await page
    .getByRole('tabpanel', { name: /^Checks/ })
    .locator(':focus')
    .waitFor();
  await find('show layers', 'Show Layers');
  await page.keyboard.press('Enter');
  await page.getByRole('tree', { name: 'Layers' }).locator(':focus').waitFor();
  await page.keyboard.press('ControlOrMeta+K');
  await palette.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('xyzzy');
  await owner.sees('Nothing is called that.');
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'hidden' });

  await canvas(owner).locator('main').press('ArrowDown');
  await page.keyboard.press('1');
  expect(await page.getByRole('radio', { name: 'Phone' }).isChecked()).toBe(true);
  await page.keyboard.press('3');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByText('Duplicate').waitFor();
  problems.push(...(await inspect(owner, 'page-editor-keys')));
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).waitFor();
  problems.push(...(await inspect(owner, 'page-editor-menu', { screens: [{ width: 1280, height: 800 }] })));
  await page.keyboard.press('Escape');
  await find('all pages', 'All pages');
  await page.keyboard.press('Enter');
  await owner.seesHeading('Pages');
  expect(problems).toEqual([]);
  await owner.leave();
}

/** What visitors would stumble over is found as it is made, and led to or mended. */
export async function theOwnerMendsWhatChecksFind(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const checks = page.getByRole('tabpanel', { name: /^Checks/ });
  const problem = (words: string) => checks.getByRole('listitem').filter({ hasText: words });
  await edit(owner, 'Home');
  await settings(owner).getByLabel('Title in search results').fill('');
  await layer(owner, 'Opening').click();
  const button = settings(owner).getByRole('group', { name: 'Button', exact: true });
  await button.getByLabel('Text').fill('Click here');
  await button.getByLabel('Leads to').fill('/no-such-page');
  await page.getByRole('tab', { name: /^Checks/ }).click();
  await problem('The link “Click here” doesn’t say where it leads').waitFor();
  await problem('The link “Click here (/no-such-page)” leads nowhere').waitFor();
  await problem('There is no title for search results').waitFor();
  const problems = await inspect(owner, 'page-editor-checks', { screens: [{ width: 1280, height: 800 }] });

  await problem('There is no title for search results').getByRole('button', { name: 'Take it from the page' }).click();
  await problem('There is no title for search results').waitFor({ state: 'hidden' });
  await problem('leads nowhere').getByRole('button', { name: 'Go there' }).click();
  await settings(owner).getByRole('heading', { name: 'Opening' }).waitFor();
  expect(await focused(owner)).toBe('Text');
  await button.getByLabel('Leads to').fill('/shop');
  await problem('leads nowhere').waitFor({ state: 'hidden' });

  const picture = settings(owner).getByRole('group', { name: 'Picture', exact: true });
  await picture.getByLabel('Alternative text').fill('');
  await problem('Picture has no alternative text').getByRole('button', { name: 'Go there' }).click();
  await settings(owner).getByRole('heading', { name: 'Opening' }).waitFor();
  expect(await focused(owner)).toBe('Alternative text');
  await page.keyboard.type('A print on a wall');
  await problem('Picture has no alternative text').waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await owner.sees(/Checks found \d+ problems?/);
  problems.push(...(await inspect(owner, 'page-editor-publish-checks')));
  await page.getByRole('dialog').getByRole('button', { name: 'Show them' }).click();
  await checks.locator(':focus').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await isSaved(owner);

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: /^Checks/ }).click();
  await page.getByRole('dialog', { name: 'Checks' }).getByRole('listitem').first().waitFor();
  problems.push(...(await inspect(owner, 'page-editor-checks', { screens: [PHONE] })));
  expect(problems).toEqual([]);
  await owner.leave();
}
