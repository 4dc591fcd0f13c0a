/** Sites that begin with a template. */
import { siteTemplates, templateList } from '@stoa/demo/templates';
import { expect } from 'vitest';
import { makeTemplateSite, siteAddressOf } from '../../../apps/server/testing/template-site.ts';
import { inspect } from '../support/inspect.ts';
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
  await owner.sees('Drawing the pictures and filling the shop.');
  await owner.seesHeading('Home');
  await owner.goTo('products');
  await owner.sees('Country loaf');
  const visitor = await shop.newVisitor({ alsoAt: [siteAddressOf(shop.url, address)] });
  await visitor.page.goto(siteAddressOf(shop.url, address));
  await visitor.seesHeading('Bread with a night behind it');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
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
