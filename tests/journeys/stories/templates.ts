/** Sites that begin with a template. */
import { fileURLToPath } from 'node:url';
import { siteTemplates, templateList } from '@stoa/demo/templates';
import { expect } from 'vitest';
import { makeTemplateSite, siteAddressOf } from '../../../apps/server/testing/template-site.ts';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { PHONE } from './page-editing.ts';

/** Ends the addresses of a story that may be told again in the same shop. */
const ending = (): string => Date.now().toString(36);

const SCREENS = [{ width: 1280, height: 800 }, PHONE];

/** The owner chooses a template by how it looks, and has its site a few seconds later. */
export async function anOwnerChoosesATemplate(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'sites/new');
  const anew = ending();
  const address = `crumb-${anew}`;
  const { page } = owner;
  await owner.seesHeading('New site');
  await page.getByRole('radio', { name: /^Sourdough/ }).click();
  await owner.fill('Name of the shop', `Crumb ${anew}`);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.getByLabel('Address').first().inputValue()).toBe(address);
  const problems = await inspect(owner, 'new-site-templates');
  await owner.press('Make the site');
  await owner.sees('Filling the shop with pictures, pages and products.');
  await owner.seesHeading('Home');
  await owner.goTo('products');
  await owner.sees('Country loaf');
  const visitor = await shop.newVisitor({ alsoAt: [siteAddressOf(shop.url, address)] });
  await visitor.page.goto(siteAddressOf(shop.url, address));
  await visitor.seesHeading('Bread with a night behind it');
  problems.push(...(await theOwnerKeepsIt(owner, `Crumb ${anew}`)));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** The owner saves the site as a template, makes another one with it, offers it to everybody, and deletes it in the end. */
async function theOwnerKeepsIt(owner: Person, site: string): Promise<string[]> {
  const { page } = owner;
  const problems: string[] = [];
  const look = async (name: string) => problems.push(...(await inspect(owner, name)));
  const inDialog = () => page.getByRole('dialog');
  await owner.goTo('sites/templates');
  await owner.sees('No templates yet');
  await look('templates-none');
  await owner.goTo('settings/archive');
  await owner.press('Save as template');
  await inDialog().getByLabel('Description').fill('A bakery that sells by the hour');
  await look('save-as-template');
  await inDialog().getByRole('button', { name: 'Save as template' }).click();
  await owner.sees(`New sites can begin with ${site}`);
  await look('saved-as-template');
  await owner.follow('See your templates');
  await owner.seesHeading('Your templates');
  await owner.press(`Actions for ${site}`);
  await page.getByRole('menuitem', { name: 'Edit name and description' }).click();
  await inDialog().getByLabel('Name').fill('Bakery');
  await inDialog().getByRole('button', { name: 'Save' }).click();
  await owner.press('Actions for Bakery');
  await page.getByRole('menuitem', { name: 'Offer to everyone' }).click();
  await inDialog().getByRole('button', { name: 'Offer it' }).click();
  await owner.sees('Offered to everyone');
  owner.watch.expect(400, '/stoa/v1/site-templates/uploads');
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(import.meta.url));
  await owner.sees('This is no zip archive that can be read');
  await look('templates');

  await owner.goTo('sites/new');
  await page.getByRole('radio', { name: /^Bakery/ }).click();
  await owner.fill('Name of the shop', 'Second bakery');
  await page.keyboard.press('Tab');
  await look('new-site-of-own-template');
  await owner.press('Make the site');
  await page.getByRole('banner').getByText('Second bakery').waitFor();
  await owner.goTo('products');
  await owner.sees('Country loaf');

  await owner.goTo('sites/templates');
  await owner.press('Actions for Bakery');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await owner.sees('Sites that were made with it stay as they are.');
  await inDialog().getByRole('button', { name: 'Delete' }).click();
  await owner.sees('No templates yet');
  return problems;
}

/** Each template is whole: its home page, which people choose it by, on both screens; its other pages on one of them. */
export async function eachTemplateIsWhole(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'sites');
  const problems: string[] = [];
  const anew = ending();
  for (const [index, template] of siteTemplates.entries()) {
    const address = `${template.id}-${anew}`;
    const { name = '' } = templateList[index] ?? {};
    await makeTemplateSite(owner.page.request, shop.url, { name, address, template: template.id });
    const home = siteAddressOf(shop.url, address);
    const visitor = await shop.newVisitor({ alsoAt: [home] });
    const { page } = visitor;
    const content = template.content.en;
    const paths = [
      ...content.pages.map((each) => each.address),
      `category/${content.categories[0]?.slug}`,
      `product-page/${content.products[0]?.slug}`,
    ];
    for (const [at, path] of paths.entries()) {
      await page.goto(`${home}/${path}`);
      const name = `template-${template.id}-${path.replaceAll('/', '-') || 'home'}`;
      const one = [SCREENS[(index + at) % SCREENS.length] ?? PHONE];
      problems.push(...(await inspect(visitor, name, { screens: path === '' ? SCREENS : one })));
    }
    await visitor.leave();
  }
  expect(problems).toEqual([]);
  await owner.leave();
}
