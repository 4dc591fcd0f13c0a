/** Files that visitors send by a form of a page: with scripts, which show how far each is, and without. */
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { inspect, takePictures } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });
const program = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><p>Hello') };

/** The owner asks for files, of one kind and a few at most. */
export async function theOwnerAsksForFiles(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'forms');
  const { page } = owner;
  await owner.follow('Letters to the studio');
  await page.getByRole('link', { name: 'Edit form' }).click();
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('menuitem', { name: 'Files' }).click();
  const added = page.getByRole('group', { name: 'Files', exact: true }).first();
  await added.getByRole('textbox', { name: 'Label' }).fill('Drawings');
  const field = page.getByRole('group', { name: 'Drawings', exact: true });
  await field.getByLabel('Maximum number of files').fill('2');
  await field.getByRole('checkbox', { name: 'Documents' }).check();
  const problems = await inspect(owner, 'form-editor-files');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.sees('The form was saved');
  expect(problems).toEqual([]);
  await owner.leave();
}

/** What is refused is told beside the field, and what was taken stays while other fields are mended. */
export async function aVisitorSendsFiles(shop: Shop, how: { javaScriptEnabled: boolean }): Promise<void> {
  const visitor = await shop.newVisitor(how);
  const { page } = visitor;
  const scripts = how.javaScriptEnabled;
  const name = `form-files-${scripts ? 'with' : 'without'}-scripts`;
  const problems: string[] = [];
  const look = async (part: string) =>
    scripts ? problems.push(...(await inspect(visitor, `${name}${part}`))) : takePictures(visitor, `${name}${part}`);
  const main = page.getByRole('main');
  const files = main.locator('input[type=file]');
  await visitor.goTo('/contact');
  await visitor.sees('Up to 2 files of 10 MB each. Accepted: documents.');
  await look('');
  await files.setInputFiles([paper('front.pdf'), program]);
  if (scripts) {
    visitor.watch.expect(400, '/files');
    await visitor.sees('“letter.pdf” can’t be sent here.');
    await main.getByText('front.pdf', { exact: true }).waitFor();
    await look('-chosen');
  }
  visitor.watch.expect(422, '/contact');
  await visitor.press('Send letter');
  await visitor.sees('Please correct the following');
  await main.getByText('front.pdf', { exact: true }).waitFor();
  if (!scripts) await visitor.sees('“letter.pdf” can’t be sent here.');
  await look('-refused');
  await main.getByLabel('Your name').fill(scripts ? 'Grace Hopper' : 'Joan Clarke');
  await main.getByLabel('E-mail address').fill(`files-${scripts}@example.test`);
  await main.getByLabel(/What is it about/).selectOption('Something else');
  await main.getByLabel('Your message').fill('Here are my drawings.');
  await files.setInputFiles([paper('back.pdf')]);
  if (scripts) await main.getByText('back.pdf', { exact: true }).waitFor();
  await visitor.press('Send letter');
  await visitor.sees('Thank you. Your letter lies on the workbench');
  expect(problems).toEqual([]);
  await visitor.leave();
}

/** Staff download what was sent. */
export async function theOwnerDownloadsFiles(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'forms');
  const { page } = owner;
  await owner.follow('Letters to the studio');
  await owner.follow('Joan Clarke');
  await owner.seesHeading('From Joan Clarke');
  await page.getByRole('link', { name: 'front.pdf' }).waitFor();
  const problems = await inspect(owner, 'form-submission-files');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'back.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('back.pdf');
  expect(await readFile(await download.path())).toEqual(PDF);
  expect(problems).toEqual([]);
  await owner.leave();
}
