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
