/** Forms on pages: visitors send them, and owners make them and read what was sent. */
import { expect } from 'vitest';
import { inspect, takePictures } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { canvas, edit, isSaved, publish, settings } from './page-editing.ts';

const field = ({ page }: Person, label: string | RegExp) => page.getByRole('main').getByLabel(label);

/** What is wrong is told beside each field, and nothing that was typed is lost. */
export async function aVisitorWritesALetter(shop: Shop, how: { javaScriptEnabled: boolean }): Promise<void> {
  const visitor = await shop.newVisitor(how);
  const name = `letter-${how.javaScriptEnabled ? 'with' : 'without'}-scripts`;
  const problems: string[] = [];
  const look = async (part: string) =>
    how.javaScriptEnabled
      ? problems.push(...(await inspect(visitor, `${name}${part}`)))
      : takePictures(visitor, `${name}${part}`);
  await visitor.goTo('/contact');
  await visitor.seesHeading('Write to the studio');
  await look('');
  await field(visitor, 'Your name').fill('Ada Lovelace');
  await field(visitor, 'E-mail address').fill('ada@');
  await field(visitor, /What is it about/).selectOption('An order');
  visitor.watch.expect(422, '/contact');
  await visitor.press('Send letter');
  await visitor.sees('Please correct the following');
  await visitor.sees('Enter an e-mail address such as name@example.com.');
  await look('-refused');
  expect(await field(visitor, 'Your name').inputValue()).toBe('Ada Lovelace');
  expect(await field(visitor, /What is it about/).inputValue()).toBe('An order');
  const email = `ada-${how.javaScriptEnabled}@example.test`;
  await field(visitor, 'E-mail address').fill(email);
  await field(visitor, 'Your message').fill('Do you print on tin?\n\nIt would suit the machine.');
  await visitor.press('Send letter');
  await visitor.sees('Thank you. Your letter lies on the workbench');
  await look('-sent');
  const mail = await shop.mailTo('hello@halftone.test', /Letters to the studio/);
  expect(mail.text).toContain('Do you print on tin?');
  expect(problems).toEqual([]);
  await visitor.leave();
}

/** A form is made where it is needed: in the settings of its section. */
export async function theOwnerPutsAFormOnAPage(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'pages');
  const { page } = owner;
  await edit(owner, 'Home');
  await page.getByRole('tab', { name: 'Add' }).click();
  await page.getByRole('button', { name: /^Form(?!:)/ }).click();
  await canvas(owner).getByText('Form: there is nothing to show yet').waitFor();
  await settings(owner).getByRole('button', { name: 'New form' }).click();
  await page.getByRole('menuitem', { name: 'Booking request' }).click();
  await canvas(owner).getByText('Number of people').waitFor();
  await settings(owner).getByLabel('Heading', { exact: true }).fill('Book the press');
  await settings(owner).getByLabel('Button', { exact: true }).fill('Ask for a date');
  await isSaved(owner);
  const problems = await inspect(owner, 'page-editor-form', { screens: [{ width: 1280, height: 800 }] });
  await publish(owner, 'Bookings');

  const visitor = await shop.newVisitor();
  await visitor.goTo('/');
  await field(visitor, 'Day').fill('2027-01-15');
  await field(visitor, 'Number of people').fill('0');
  await field(visitor, 'First name').fill('Grace');
  await field(visitor, 'E-mail address').fill('grace@example.test');
  visitor.watch.expect(422, '/');
  await visitor.press('Ask for a date');
  await visitor.sees('Enter a number no less than 1.');
  await field(visitor, 'Number of people').fill('2');
  await visitor.press('Ask for a date');
  await visitor.sees('We’ll let you know by e-mail whether the date is free.');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** What people sent is read, found, exported and deleted, and the form is changed. */
export async function theOwnerReadsWhatWasSent(shop: Shop): Promise<void> {
  const visitor = await shop.newVisitor();
  await visitor.goTo('/contact');
  await field(visitor, 'Your name').fill('Charles Babbage');
  await field(visitor, 'E-mail address').fill('charles@example.test');
  await field(visitor, 'Your message').fill('Do you frame difference engines?');
  await visitor.press('Send letter');
  await visitor.sees('Thank you. Your letter lies on the workbench');

  const owner = await signedInOwner(shop, 'forms');
  const { page } = owner;
  const problems: string[] = [];
  await owner.seesHeading('Forms');
  await owner.sees('Letters to the studio');
  problems.push(...(await inspect(owner, 'forms')));
  await owner.follow('Letters to the studio');
  await owner.seesHeading('Letters to the studio');
  await page.getByRole('searchbox').first().fill('difference');
  await owner.sees('Charles Babbage');
  problems.push(...(await inspect(owner, 'form-submissions')));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe('submissions.csv');
  await owner.follow('Charles Babbage');
  await owner.seesHeading('From Charles Babbage');
  await owner.sees('Do you frame difference engines?');
  await page.getByRole('button', { name: 'Mark as new' }).waitFor();
  problems.push(...(await inspect(owner, 'form-submission')));
  await owner.press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete submission' }).click();
  await owner.sees('The submission was deleted');
  await owner.seesHeading('Letters to the studio');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

/** The owner asks for one thing more, only of those whom it concerns, and answers by mail. */
export async function theOwnerChangesAForm(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'forms');
  const { page } = owner;
  await owner.follow('Letters to the studio');
  await page.getByRole('link', { name: 'Edit form' }).click();
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('menuitem', { name: 'Short text' }).click();
  const added = page.getByRole('group', { name: 'Short text' });
  await added.getByRole('textbox', { name: 'Label' }).fill('Order number');
  const grip = page.getByRole('group', { name: 'Order number' }).locator('[data-grip]');
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('status').filter({ hasText: 'Order number is now 4 of 5' }).waitFor();
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rule = page.getByRole('group', { name: 'Rule 1' });
  await rule.getByLabel('Field').selectOption('Order number');
  await rule.getByLabel('If').selectOption('What is it about?');
  await rule.getByLabel('Answer').selectOption('An order');
  await page.getByRole('switch', { name: 'Reply to the sender by e-mail' }).click({ force: true });
  await owner.fill('Subject', 'Your letter is here');
  await owner.fill('Text', 'We answer within two days.');
  const problems = await inspect(owner, 'form-editor');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByText('Order number').waitFor();
  problems.push(...(await inspect(owner, 'form-preview')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.sees('The form was saved');

  const visitor = await shop.newVisitor();
  await visitor.goTo('/contact');
  await field(visitor, 'Your name').fill('Mary');
  await field(visitor, 'E-mail address').fill('mary@example.test');
  await field(visitor, /What is it about/).selectOption('An order');
  await field(visitor, /Order number/).fill('10001');
  await field(visitor, 'Your message').fill('Where is it?');
  await visitor.press('Send letter');
  await visitor.sees('Thank you. Your letter lies on the workbench');
  const mail = await shop.mailTo('mary@example.test', /Your letter is here/);
  expect(mail.text).toContain('We answer within two days.');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}
