import { expect } from 'vitest';
import { inspect, takePictures } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const TITLE = 'Notes from the drying rack';
const SLUG = 'notes-from-the-drying-rack';

/** The owner writes a post with a picture and publishes it; a visitor without scripts reads and likes it; feed and sitemap have it. */
export async function theOwnerPublishesAPost(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const problems: string[] = [];
  await owner.follow('Blog');
  await owner.sees('Why two colours are enough');
  problems.push(...(await inspect(owner, 'dashboard-blog')));
  await owner.press('Write a post');
  await page.getByRole('dialog').getByLabel('Title').fill(TITLE);
  await owner.press('Start writing');
  await owner.seesHeading(TITLE);

  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await text.click();
  await page.keyboard.type('Sheets dry in the order in which they were printed.');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Picture in the text' });
  await picker.getByRole('checkbox').first().check();
  await picker.getByRole('button', { name: 'Choose' }).click();
  await page.getByLabel('What it shows').fill('The rack in the print studio');
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('textbox', { name: 'Author' }).fill('Marta Lind');
  // what is written is saved without a button
  await owner.sees('No changes');
  problems.push(...(await inspect(owner, 'dashboard-blog-post')));
  await page.reload();
  await owner.sees('Sheets dry in the order in which they were printed.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await owner.sees('Published: visitors see the post now');

  const visitor = await shop.newVisitor({ javaScriptEnabled: false });
  await visitor.goTo('/blog');
  await visitor.follow(TITLE);
  await visitor.seesHeading(TITLE);
  await visitor.sees('Sheets dry in the order in which they were printed.');
  await visitor.sees('By Marta Lind');
  await visitor.page.getByRole('img', { name: 'The rack in the print studio' }).waitFor();
  await visitor.press('Like this post');
  await visitor.sees('You like this post · 1 like');
  await takePictures(visitor, 'blog-post-plain');
  await visitor.press('Take back your like');
  await visitor.page.getByRole('button', { name: 'Like this post' }).waitFor();
  await visitor.leave();
  const reader = await shop.newVisitor();
  await reader.goTo('/blog');
  const [feed, atom, sitemap] = await reader.page.evaluate(() =>
    Promise.all(
      ['/blog/feed.xml', '/blog/atom.xml', '/sitemaps/blog.xml'].map(async (path) => (await fetch(path)).text()),
    ),
  );
  await reader.leave();
  expect(feed).toContain(`<title>${TITLE}</title>`);
  expect(atom).toContain(`/blog/${SLUG}"`);
  expect(sitemap).toContain(`/blog/${SLUG}</loc>`);

  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: 'Take off the site…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click();
  await owner.sees('The post is a draft again: visitors no longer see it');
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  problems.push(...(await inspect(owner, 'dashboard-blog-schedule')));
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await owner.sees('The post is scheduled');
  await owner.follow('Blog');
  await page.getByText('Scheduled', { exact: true }).first().waitFor();
  await owner.follow('Categories and tags');
  await owner.sees('Printmaking');
  problems.push(...(await inspect(owner, 'dashboard-blog-categories')));
  expect(problems).toEqual([]);
  await owner.leave();
}

/** The blog loads no scripts, and its pages hold together on both screens. The search of the shop finds posts, too. */
export async function visitorsReadTheBlog(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  const scripts: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const pages = {
    blog: '/blog',
    'blog-category': '/blog/categories/living-with-prints',
    'blog-tag': '/blog/tags/framing',
    'blog-post': '/blog/why-two-colours-are-enough',
    'blog-post-table': '/blog/how-to-hang-a-print',
    'blog-post-gallery': '/blog/five-prints-for-a-dark-wall',
  };
  const problems: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    await visitor.goTo(path);
    problems.push(...(await inspect(visitor, name)));
  }
  expect(scripts).toEqual([]);
  await visitor.goTo('/search?q=hang+a+print');
  await visitor.page.getByRole('heading', { name: 'From the blog' }).waitFor();
  problems.push(...(await inspect(visitor, 'search-with-posts')));
  await visitor.follow('How to hang a print');
  await visitor.seesHeading('How to hang a print');
  expect(problems).toEqual([]);
  await visitor.leave();
}
