/** How pages look, what they consist of, and what all of them share. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { focused } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { asItWas, canvas, edit, isSaved, layer, PHONE, publish, sections, settings } from './page-editing.ts';

const FOUR_WIDTHS = [1280, 1024, 640, 390].map((width) => ({ width, height: 844 }));

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((shown, name) => getComputedStyle(shown).getPropertyValue(name), property);

/** What is chosen for a section looks the same in the canvas as for visitors, and may differ by width. */
export async function theOwnerChangesHowSectionsLook(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  await edit(owner, 'Home');
  await layer(owner, 'Products').click();
  await settings(owner).getByText('Look', { exact: true }).click();
  await settings(owner).getByLabel('Columns', { exact: true }).selectOption('2');
  await settings(owner).getByRole('button', { name: 'Columns: another on tablets and up' }).click();
  await settings(owner).getByLabel('Columns on tablets and up').selectOption('3');
  await settings(owner).getByLabel('Colours', { exact: true }).selectOption('Inverse');
  await layer(owner, 'Opening').click();
  await settings(owner).getByLabel('Alignment', { exact: true }).selectOption('Centred');
  await isSaved(owner);
  const list = canvas(owner).locator('[data-scheme="inverse"] .product-list');
  expect((await styleOf(list, 'grid-template-columns')).split(' ')).toHaveLength(3);
  const problems = await inspect(owner, 'page-editor-look', { screens: [{ width: 1280, height: 800 }] });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await settings(owner).getByLabel('Alignment', { exact: true }).inputValue()).toBe('start');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await publish(owner, 'A dark shelf');

  const visitor = await shop.newVisitor();
  await visitor.goTo('/');
  const shelf = visitor.page.locator('[data-scheme="inverse"] .product-list');
  expect((await styleOf(shelf, 'grid-template-columns')).split(' ')).toHaveLength(3);
  expect(await styleOf(visitor.page.locator('.hero-words'), 'text-align')).toBe('center');
  problems.push(...(await inspect(visitor, 'home-with-looks')));
  await visitor.page.setViewportSize(PHONE);
  expect((await styleOf(shelf, 'grid-template-columns')).split(' ')).toHaveLength(2);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** The theme changes beside the page, and a colour that nobody could read is replaced by the nearest that they can. */
export async function theOwnerChangesTheTheme(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const ground = () => styleOf(canvas(owner).locator('html'), 'background-color');
  await edit(owner, 'Home');
  await page.getByRole('tab', { name: 'Theme' }).click();
  const theme = page.getByRole('complementary', { name: 'Sections' });
  await theme.getByRole('button', { name: 'Midnight' }).click();
  await expect.poll(ground).toBe('rgb(18, 21, 28)');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(ground).toBe('rgb(250, 247, 241)');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await theme.getByLabel('Accent', { exact: true }).fill('#112244');
  await theme.getByText('#112244 can’t be read well on this background.').waitFor();
  const used = await theme.getByLabel('Accent', { exact: true }).inputValue();
  expect(used).not.toBe('#112244');
  await theme.getByRole('combobox', { name: 'Headings', exact: true }).fill('slab');
  await page.getByRole('option', { name: 'Slab serif' }).click();
  await theme.getByLabel('Buttons', { exact: true }).selectOption('Pills');
  await theme.getByRole('button', { name: /^Bakery/ }).click();
  await theme.getByRole('combobox', { name: 'Text', exact: true }).fill('karla');
  await page.getByRole('option', { name: 'Karla' }).click();
  await isSaved(owner);
  const problems = await inspect(owner, 'page-editor-theme', { screens: [{ width: 1280, height: 800 }] });
  const visitor = await shop.newVisitor();
  await visitor.goTo('/');
  const seen = (property: string) => styleOf(visitor.page.locator('html'), property);
  expect(await seen('background-color')).toBe('rgb(250, 247, 241)');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await owner.sees('Theme: the look of all pages');
  await page.keyboard.press('Escape');
  await publish(owner, 'At night');
  await visitor.page.reload();
  expect(await seen('background-color')).toBe('rgb(18, 21, 28)');
  expect(await seen('--color-accent')).toBe(used);
  expect(await loadedFonts(visitor.page)).toEqual(['Gabarito', 'Karla']);
  problems.push(...(await inspect(visitor, 'home-at-night')));

  await page.setViewportSize(PHONE);
  await page.getByRole('toolbar', { name: 'Panels' }).getByRole('button', { name: 'Theme' }).click();
  const sheet = page.getByRole('dialog', { name: 'Theme' });
  await sheet.getByRole('button', { name: 'Press' }).click();
  problems.push(...(await inspect(owner, 'page-editor-theme-sheet', { screens: [PHONE] })));
  await expect.poll(ground).toBe('rgb(250, 247, 241)');
  await isSaved(owner);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** The logo and the links above and below all pages are changed like sections, found by a click on the page, and published with it. */
export async function theOwnerChangesTheMenu(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  await asItWas(owner, shop, 'MENU');
  await asItWas(owner, shop, 'FOOTER');
  await edit(owner, 'Home');
  const panel = page.getByRole('complementary', { name: 'Sections' });
  const [header, footer] = [canvas(owner).getByRole('banner'), canvas(owner).getByRole('contentinfo')];
  await header.getByRole('link', { name: 'Studio supplies' }).click();
  await settings(owner).getByRole('heading', { name: 'Studio supplies' }).waitFor();
  await expect.poll(() => focused(owner)).toBe('Studio supplies');
  await page.getByRole('tab', { name: 'Menu', selected: true }).waitFor();
  await panel.getByRole('button', { name: /^Entry/ }).click();
  await settings(owner).getByLabel('Text').fill('Our story');
  await header.getByRole('link', { name: 'Our story' }).waitFor();
  await settings(owner).getByLabel('Leads to').fill('all prod');
  await page.getByRole('option', { name: /All products/ }).click();
  await expect.poll(() => settings(owner).getByLabel('Leads to').inputValue()).toBe('/shop');
  await settings(owner).getByLabel('Leads to').fill('/our-story');
  await page.keyboard.press('Escape');
  await layer(owner, 'Our story').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await sections(owner)).slice(0, 3)).toEqual(['Shop', 'Our story', 'Studio supplies']);
  await expect
    .poll(async () => (await header.getByRole('navigation').getByRole('link').allTextContents()).slice(0, 3))
    .toEqual(['Shop', 'Our story', 'Studio supplies']);
  await layer(owner, 'Menu').click();
  await settings(owner).getByRole('button', { name: 'Choose picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Logo' });
  await picker.getByRole('checkbox').first().check();
  await picker.getByRole('button', { name: 'Choose' }).click();
  await header.getByRole('img', { name: 'Halftone' }).waitFor();
  const problems = await inspect(owner, 'page-editor-site-menu', { screens: [{ width: 1280, height: 800 }] });
  await footer.getByRole('link', { name: 'Studio supplies' }).click();
  await expect.poll(() => focused(owner)).toBe('Studio supplies');
  problems.push(...(await inspect(owner, 'page-editor-site-footer', { screens: [{ width: 1280, height: 800 }] })));
  await layer(owner, 'Footer').click();
  await settings(owner).getByLabel('Text').fill('Printed in Berlin since 2019');
  await footer.getByText('Printed in Berlin since 2019').waitFor();
  await layer(owner, 'Studio supplies').click();
  await page.keyboard.press('Delete');
  await expect.poll(() => sections(owner)).toEqual(['Shop', 'Blog', 'Contact']);
  await footer.getByRole('link', { name: 'Studio supplies' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => sections(owner)).toEqual(['Shop', 'Studio supplies', 'Blog', 'Contact']);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await isSaved(owner);
  await publish(owner, 'Menu');

  const visitor = await shop.newVisitor();
  await visitor.goTo('/shop');
  const above = visitor.page.getByRole('banner');
  await above.getByRole('link', { name: 'Halftone' }).getByRole('img').waitFor();
  const menu = above.getByRole('link');
  expect(await menu.allTextContents()).toEqual(expect.arrayContaining(['Shop', 'Our story', 'Studio supplies']));
  const below = visitor.page.getByRole('contentinfo');
  await below.getByText('Printed in Berlin since 2019').waitFor();
  expect(await below.getByRole('link', { name: 'Studio supplies' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** The families of which a page has loaded something. */
const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(
      ({ status, family }) => status === 'loaded' && !family.includes('Fallback'),
    );
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))].toSorted();
  });

/** Tells whose it is. */
const CODE = '<p></p><script>document.querySelector("p").textContent = "From elsewhere: " + self.origin</script>';

/** Every kind of section, as it is added, is finished enough to be published. */
export async function theOwnerAddsEveryKindOfSection(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  await owner.press('New page');
  await owner.fill('Title', 'Everything');
  await owner.press('Create page');
  await owner.seesHeading('Everything');
  await page.getByRole('tab', { name: 'Add' }).click();
  const panel = page.getByRole('complementary', { name: 'Sections' });
  const kinds = [
    'Announcement',
    'Banner',
    'Columns',
    'Gallery',
    'Steps',
    'Figures',
    'Testimonials',
    'Questions',
    'Price list',
  ];
  const others = [
    'Opening hours',
    'Logos',
    'Address',
    'Team',
    'Timeline',
    'Tabs',
    'Table',
    'Video',
    'Before and after',
  ];
  for (const kind of [...kinds, ...others, 'Downloads', 'Accounts elsewhere', 'Countdown', 'Own code']) {
    await panel.getByRole('searchbox').fill(kind);
    // ready-made ones come after the kinds
    await panel
      .getByRole('button', { name: new RegExp(`^${kind}(?!:)`) })
      .first()
      .click();
    await page
      .getByRole('status')
      .filter({ hasText: `Added ${kind}` })
      .waitFor();
  }
  await settings(owner).getByLabel('HTML').fill(CODE);
  await panel.getByRole('searchbox').fill('accent');
  await panel.getByRole('button', { name: 'Figures: On the accent colour' }).click();
  await panel.getByRole('searchbox').fill('your story');
  await panel.getByRole('button', { name: 'Your story', exact: true }).click();
  await canvas(owner).getByText('It began with a broken chair').waitFor();
  await panel.getByRole('searchbox').fill('');
  await panel.getByText('Ready-made', { exact: true }).click();
  await panel.getByRole('button', { name: /^People and voices/ }).click();
  await panel.getByRole('button', { name: 'Three voices', exact: true }).waitFor();
  const problems = await inspect(owner, 'page-editor-add', { screens: [{ width: 1280, height: 800 }] });
  await page.getByRole('tab', { name: 'Layers' }).click();
  // into a column: what is offered there fits there
  await layer(owner, 'Column').click();
  await page.getByRole('tab', { name: 'Add' }).click();
  await panel.getByText('Blocks', { exact: true }).click();
  await panel.getByRole('button', { name: /^Button/ }).click();
  await isSaved(owner);
  await publish(owner, 'Everything');

  const visitor = await shop.newVisitor();
  await visitor.goTo('/everything');
  expect(await visitor.page.locator('main .block').count()).toBe(26);
  expect(await visitor.page.locator('main .figures[data-scheme="accent"]').count()).toBe(1);
  problems.push(...(await inspect(visitor, 'every-section', { screens: FOUR_WIDTHS })));
  // the owner's code runs, but belongs to no site
  await visitor.page.frameLocator('iframe[title="What this shows"]').getByText('From elsewhere: null').waitFor();
  expect(await visitor.page.locator('.image-with-text img').count()).toBe(1);
  await visitor.page.getByText('Title 2').click();
  expect(await visitor.page.locator('.tabs details[open] summary').allTextContents()).toEqual(['Title 2']);
  await visitor.page.getByText('A question that many people ask').first().click();
  await visitor.sees('An answer in a sentence or two.');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}
