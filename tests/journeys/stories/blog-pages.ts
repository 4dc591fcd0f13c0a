import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { canvas, edit, isSaved, layer, PHONE, publish, sections, settings } from './page-editing.ts';
import { addSection } from './shop-pages.ts';

const WIDE = { width: 1280, height: 800 };
const wide = { screens: [WIDE] };

/** The page of a post is looked at with a post of the owner's choice; what they make of it is read in all posts, without scripts. */
export async function theOwnerArrangesThePagesOfTheBlog(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  const problems: string[] = [];
  await edit(owner, 'Blog post page');
  const drawn = canvas(owner);
  await drawn.locator('[data-block="postText"] p').first().waitFor();
  expect(await sections(owner)).toEqual(['Breadcrumbs', 'Post', 'Previous and next post', 'Related posts']);
  problems.push(...(await inspect(owner, 'post-page-editor', wide)));
  await settings(owner).getByRole('combobox', { name: 'Preview with' }).click();
  await page.getByRole('option', { name: 'How to hang a print' }).click();
  await drawn.getByRole('heading', { level: 1, name: 'How to hang a print' }).waitFor();

  await layer(owner, 'Text').click();
  await expect.poll(() => page.getByRole('button', { name: 'Remove', exact: true }).isDisabled()).toBe(true);
  await layer(owner, 'Tags').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await layer(owner, 'Post').click();
  await addSection(owner, 'Quotation');
  await settings(owner).getByLabel('Words', { exact: true }).fill('Questions? Ask us at the studio.');
  await settings(owner).getByRole('button', { name: 'Who said it: use data' }).click();
  await page.getByRole('menuitem', { name: 'Title How to hang a print' }).click();
  await drawn.locator('figcaption', { hasText: 'How to hang a print' }).waitFor();
  await isSaved(owner);
  problems.push(...(await inspect(owner, 'post-page-arranged', wide)));
  await page.setViewportSize(PHONE);
  problems.push(...(await inspect(owner, 'post-page-editor-phone', { screens: [PHONE] })));
  await page.setViewportSize(WIDE);

  await edit(owner, 'Blog page');
  await drawn.locator('[data-block="blogPosts"] .post-card').first().waitFor();
  expect(await sections(owner)).toEqual(['Name and description', 'Topics', 'Posts']);
  await layer(owner, 'Posts').click();
  await addSection(owner, 'Quotation');
  await settings(owner).getByLabel('Words', { exact: true }).fill('A new post every month.');
  await isSaved(owner);
  problems.push(...(await inspect(owner, 'blog-page-arranged', wide)));
  await publish(owner, 'The blog');

  const visitor = await shop.newVisitor();
  const scripts: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const [path, words] of [
    ['/blog/how-to-hang-a-print', 'Questions? Ask us at the studio.'],
    ['/blog/why-two-colours-are-enough', 'Why two colours are enough'],
    ['/blog', 'A new post every month.'],
    ['/blog/tags/framing', 'A new post every month.'],
  ] as const) {
    await visitor.goTo(path);
    await visitor.sees(words);
  }
  await visitor.goTo('/blog/why-two-colours-are-enough');
  await visitor.page.locator('.post-tags').waitFor({ state: 'detached' });
  problems.push(...(await inspect(visitor, 'post-page-as-arranged')));
  expect(scripts).toEqual([]);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}
