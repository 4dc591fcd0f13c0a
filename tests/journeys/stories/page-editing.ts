import type { FrameLocator, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { focused, type Person, tabTo } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

export const PHONE = { width: 390, height: 844 };

export const canvas = ({ page }: Person): FrameLocator => page.frameLocator('iframe[title="Page"]');
export const layer = ({ page }: Person, name: string): Locator =>
  page.getByRole('treeitem', { name, exact: true }).first();
export const settings = ({ page }: Person): Locator => page.getByRole('complementary', { name: 'Settings' });
export const isSaved = ({ page }: Person) => page.getByText('Saved', { exact: true }).waitFor();

/** Opens a page of the site from the list. */
export async function edit(owner: Person, title: string): Promise<void> {
  await owner.goTo('pages');
  await owner.page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await isSaved(owner);
  await canvas(owner).locator('[data-block]').first().waitFor();
}

/** The names of the sections, in the order of the layers. */
export async function sections({ page }: Person): Promise<(string | null)[]> {
  const layers = await page.locator('[role="treeitem"][aria-level="2"]').all();
  return Promise.all(layers.map((one) => one.getAttribute('aria-label')));
}

export async function publish(owner: Person, note: string, changes: string[] = []): Promise<void> {
  await owner.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await owner.sees('Visitors will see these changes at once:');
  for (const change of changes) await owner.page.getByRole('dialog').getByText(change, { exact: true }).waitFor();
  await owner.fill('Note', note);
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await owner.sees('Published: visitors see the new version now');
  await owner.page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Takes back what an earlier attempt at a story changed in a part of the site. */
export async function asItWas({ page: { request } }: Person, { url }: Shop, part: 'MENU' | 'FOOTER'): Promise<void> {
  const headers = { origin: url };
  const opened = await request.post(`${url}/stoa/v1/site-parts`, { data: { part }, headers });
  const { draft } = await opened.json();
  const address = `${url}/stoa/v1/site-pages/${draft.id}/changes`;
  const { changes } = await (await request.get(`${address}?limit=200`, { headers })).json();
  const operations = changes.flatMap(({ inverse }: { inverse: object[] }) => inverse);
  if (operations.length === 0) return;
  const change = { id: `as-it-was-${draft.seq}`, label: 'As it was', operations };
  const made = await request.post(address, { data: { base: draft.seq, changes: [change] }, headers });
  expect((await made.json()).rejected).toEqual([]);
}

/** What the owner changes on the page is what visitors see, once it is published. */
export async function theOwnerEditsTheHomePage(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  const problems: string[] = [];
  await owner.seesHeading('Pages');
  await owner.sees('All pages');
  await owner.sees('Releases');
  problems.push(...(await inspect(owner, 'pages')));
  await edit(owner, 'Home');
  problems.push(...(await inspect(owner, 'page-editor', { screens: [{ width: 1280, height: 800 }] })));

  const heading = canvas(owner).getByRole('heading', { level: 1 });
  await heading.dblclick();
  await canvas(owner).locator('[contenteditable]').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Dots, lines and winter light');
  await page.keyboard.press('Enter');
  await isSaved(owner);
  await layer(owner, 'Opening').click();
  expect(await settings(owner).getByLabel('Heading', { exact: true }).inputValue()).toBe(
    'Dots, lines and winter light',
  );
  problems.push(...(await inspect(owner, 'page-editor-selected', { screens: [{ width: 1280, height: 800 }] })));

  await page.getByRole('tab', { name: 'Add' }).click();
  const choice = page.getByRole('tabpanel', { name: 'Add' }).getByRole('button', { name: /^Quotation(?!:)/ });
  await choice.scrollIntoViewIfNeeded();
  await choice.locator('[data-page] blockquote').waitFor();
  problems.push(...(await inspect(owner, 'page-editor-add', { screens: [{ width: 1280, height: 800 }] })));
  await choice.click();
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect.poll(async () => (await sections(owner)).slice(0, 3)).toEqual(['Opening', 'Quotation', 'Products']);
  await page.getByRole('button', { name: 'Move down' }).click();
  await expect.poll(async () => (await sections(owner)).slice(0, 3)).toEqual(['Opening', 'Products', 'Quotation']);
  await settings(owner).getByText('Look', { exact: true }).click();
  await settings(owner).getByRole('checkbox', { name: 'Phones' }).check();
  await settings(owner).getByText('Content', { exact: true }).click();
  await settings(owner).getByLabel('Words', { exact: true }).fill('Hung it, loved it.');
  await page.getByRole('treeitem', { name: 'Quotation, hidden on phones' }).waitFor();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(async () => (await sections(owner)).slice(0, 3)).toEqual(['Opening', 'Products', 'Categories']);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect
    .poll(async () => (await sections(owner)).slice(0, 3))
    .toEqual(['Opening', 'Products', 'Quotation, hidden on phones']);
  await isSaved(owner);

  await page.reload();
  await isSaved(owner);
  await canvas(owner).getByText('Hung it, loved it.').waitFor();
  await expect.poll(async () => (await sections(owner))[2]).toBe('Quotation, hidden on phones');
  await drag(owner, 'Quotation, hidden on phones', 'Opening');
  await expect
    .poll(async () => (await sections(owner)).slice(0, 2))
    .toEqual(['Opening', 'Quotation, hidden on phones']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await sections(owner))[2]).toBe('Quotation, hidden on phones');
  await publish(owner, 'Winter', [
    'Opening: heading “Pictures made of dots, lines and patience” → “Dots, lines and winter light”',
    'Quotation added',
  ]);

  const visitor = await shop.newVisitor();
  await visitor.goTo('/');
  await visitor.seesHeading('Dots, lines and winter light');
  await visitor.sees('Hung it, loved it.');
  await visitor.page.setViewportSize(PHONE);
  await visitor.page.getByText('Hung it, loved it.').waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** Drags a section in the layers to the place below another one. */
async function drag({ page, ...owner }: Person, name: string, below: string): Promise<void> {
  const grip = layer({ page, ...owner }, name).locator('[data-grip]');
  const [from, to] = [await grip.boundingBox(), await layer({ page, ...owner }, below).boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 2, { steps: 4 });
  await page.mouse.up();
}

/** Everything that a mouse does, keys do as well. */
export async function theOwnerEditsByKeyboard(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const key = (name: string) => page.keyboard.press(name);
  const said = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  await edit(owner, 'Home');
  await tabTo(owner, 'Page', { most: 40 });
  for (const name of ['ArrowDown', 'ArrowDown']) await key(name);
  await said('Products selected');
  const before = await sections(owner);
  await key('Alt+ArrowUp');
  await said('Moved Products up');
  await expect.poll(async () => (await sections(owner))[0]).toBe('Products');
  await key('ControlOrMeta+Z');
  await said('Undid: Moved Products up');
  await expect.poll(() => sections(owner)).toEqual(before);
  expect(await focused(owner)).not.toBe('');

  await key('ControlOrMeta+D');
  await said('Duplicated Products');
  await key('Delete');
  await said('Removed Products');
  await expect.poll(() => sections(owner)).toEqual(before);

  // on the page itself: the same keys
  await key('Escape');
  await said('Page selected');
  await key('F6');
  await canvas(owner).locator('main').press('ArrowDown');
  await said('Opening selected');
  await key('Enter');
  await canvas(owner).locator('[contenteditable]').waitFor();
  await key('Escape');
  await key('ArrowDown');
  await said('Products selected');
  await key('ControlOrMeta+C');
  await said('Copied Products');
  await key('ControlOrMeta+V');
  await said('Pasted Products');
  await expect.poll(() => sections(owner)).toHaveLength(before.length + 1);
  await key('ControlOrMeta+Z');
  await said('Undid: Pasted Products');
  await key('/');
  await page.getByRole('tabpanel', { name: 'Add' }).locator(':focus').waitFor();
  await key('Enter');
  await said('Added');
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect.poll(() => sections(owner)).toHaveLength(before.length + 1);
  await key('ControlOrMeta+Z');
  await said('Undid: Added');
  await isSaved(owner);
  await owner.leave();
}

/** On a phone, the panels are sheets. */
export async function theOwnerEditsOnAPhone(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  await page.setViewportSize(PHONE);
  await edit(owner, 'Home');
  const problems = await inspect(owner, 'page-editor', { screens: [PHONE] });
  await page.setViewportSize(PHONE);
  await canvas(owner).getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await sheet.getByLabel('Line above the heading', { exact: true }).fill('Print shop, Berlin and Halle');
  problems.push(...(await inspect(owner, 'page-editor-sheet', { screens: [PHONE] })));
  await page.setViewportSize(PHONE);
  // a sheet is taken away and shown again as the width changes, and may not have heard the key
  const isShownAfterEscape = async () => {
    await page.keyboard.press('Escape');
    return page.getByRole('dialog').isVisible();
  };
  await expect.poll(isShownAfterEscape).toBe(false);
  await canvas(owner).getByText('Print shop, Berlin and Halle').waitFor();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Add' })
    .getByRole('button', { name: /^Quotation(?!:)/ })
    .waitFor();
  problems.push(...(await inspect(owner, 'page-editor-add', { screens: [PHONE] })));
  await page.setViewportSize(PHONE);
  await expect.poll(isShownAfterEscape).toBe(false);
  // an entry of the footer leads to itself
  await canvas(owner).getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await expect.poll(() => focused(owner)).toBe('Blog');
  problems.push(...(await inspect(owner, 'page-editor-menu-sheet', { screens: [PHONE] })));
  await isSaved(owner);
  expect(problems).toEqual([]);
  await owner.leave();
}

export async function theOwnerCreatesAPage(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  await owner.press('New page');
  await owner.fill('Title', 'About our studio');
  const problems = await inspect(owner, 'new-page');
  expect(await page.getByLabel('Address').inputValue()).toBe('about-our-studio');
  await owner.press('Create page');
  await owner.seesHeading('About our studio');
  await canvas(owner).getByRole('heading', { name: 'About our studio', level: 1 }).waitFor();
  const visitor = await shop.newVisitor();
  await visitor.goTo('/about-our-studio');
  await visitor.seesHeading(/not found|does not exist/i);
  await owner.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await owner.sees('Visitors will see these changes at once:');
  problems.push(...(await inspect(owner, 'publish-pages')));
  await page.keyboard.press('Escape');
  await publish(owner, 'About us');
  await visitor.goTo('/about-our-studio');
  await visitor.seesHeading('About our studio');
  await owner.follow('Back to Pages');
  await page.getByRole('button', { name: 'Actions for About our studio' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await owner.press('Delete page');
  await owner.sees('About our studio was deleted');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** What is scheduled waits for its time, and can be taken off. */
export async function theOwnerSchedulesARelease(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Later', { exact: true }).click();
  await dialog.getByLabel('Publish at').fill('2020-01-01T10:00');
  await dialog.getByLabel('Note').fill('Christmas');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await owner.sees('Choose a time in the future');
  const problems = await inspect(owner, 'schedule-release');
  await dialog.getByLabel('Publish at').fill('2099-12-01T10:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await owner.sees('Scheduled: visitors will see it then');
  await dialog.waitFor({ state: 'hidden' });
  await owner.sees(/Dec 1, 2099, 10:00/);
  problems.push(...(await inspect(owner, 'scheduled-releases')));
  await owner.press('Cancel Christmas');
  await owner.press('Cancel the release');
  await owner.sees('The release was cancelled');
  await page.getByRole('heading', { name: 'Scheduled' }).waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
  await owner.leave();
}

/** Whoever has the link sees drafts, with the drafts of the pages that they lead to. */
export async function theOwnerSharesAPreview(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  await edit(owner, 'Home');
  await layer(owner, 'Opening').click();
  await settings(owner).getByLabel('Heading', { exact: true }).fill('Seen by friends first');
  await isSaved(owner);
  await owner.follow('Back to Pages');
  await owner.press('Preview link');
  await owner.press('Create link');
  const link = await page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();
  const problems = await inspect(owner, 'preview-link');
  await page.keyboard.press('Escape');
  const friend = await shop.newVisitor();
  const { pathname } = new URL(link);
  const response = await friend.page.goto(pathname);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await friend.seesHeading('Seen by friends first');
  await friend.sees('This is a preview');
  expect(await friend.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  problems.push(...(await inspect(friend, 'preview')));
  await friend.follow('See the site as it is');
  await friend.page.getByRole('heading', { name: 'Seen by friends first' }).waitFor({ state: 'hidden' });
  await owner.press('Preview link');
  await page.getByRole('button', { name: 'Revoke the link created on' }).click();
  await owner.press('Revoke link');
  await owner.sees('The link was revoked');
  expect((await friend.page.goto(pathname))?.status()).toBe(404);
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), friend.leave()]);
}

export async function theOwnerRestoresARelease(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  await owner.sees('Release 1');
  await owner.press('Changes of release 2');
  const changes = owner.page.getByRole('dialog', { name: 'What release 2 changed' });
  await changes.getByText('Quotation added', { exact: true }).waitFor();
  const problems = await inspect(owner, 'release-changes');
  await owner.page.keyboard.press('Escape');
  await owner.press('Restore release 1');
  await owner.sees('Your drafts stay as they are.');
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await owner.sees('Visitors see release 1 again');
  const visitor = await shop.newVisitor();
  await visitor.goTo('/');
  await visitor.seesHeading('Pictures made of dots, lines and patience');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}
