/** Several tabs and people at one page, and one without a connection. */
import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { joinTheTeam } from '../support/joining.ts';
import { inAnotherTab } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';
import { canvas, edit, isSaved, layer, PHONE, settings } from './page-editing.ts';

/** Two tabs, or two people: each sees what the other does, and undoes what was done here last. */
export async function anotherTabSeesTheChange(shop: Shop): Promise<void> {
  const first = await signedInOwner(shop);
  await edit(first, 'Home');
  const second = await inAnotherTab(first);
  await second.page.goto(first.page.url());
  await isSaved(second);
  await layer(first, 'Opening').click();
  await settings(first).getByLabel('Heading', { exact: true }).fill('Seen in both tabs');
  await canvas(second).getByRole('heading', { name: 'Seen in both tabs' }).waitFor();
  await second.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await canvas(first).getByRole('heading', { name: 'Seen in both tabs' }).waitFor({ state: 'hidden' });
  await Promise.all([isSaved(first), isSaved(second)]);
  await Promise.all([first.leave(), second.leave()]);
}

/** Each sees that the other is there, where, and what happens there; what cannot come together is set aside. */
export async function twoPeopleEditAPage(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const invited = { email: 'ana@work.test', name: 'Ana Ruiz', role: 'Content editor' };
  const { person: ana } = await joinTheTeam(shop, owner, invited);
  await edit(owner, 'Home');
  await edit(ana, 'Home');
  const here = owner.page.getByRole('list', { name: 'Also here' });
  await here.getByRole('button', { name: 'Ana Ruiz' }).waitFor();
  await layer(ana, 'Opening').click();
  await here.getByRole('button', { name: 'Ana Ruiz, at Opening' }).waitFor();
  await canvas(owner).getByText('Ana Ruiz').waitFor();
  const problems = await inspect(owner, 'page-editor-together', { screens: [{ width: 1280, height: 800 }, PHONE] });

  await settings(ana).getByLabel('Heading', { exact: true }).fill('Written by Ana');
  await canvas(owner).getByRole('heading', { name: 'Written by Ana' }).waitFor();
  await settings(ana).getByLabel('Text', { exact: true }).first().fill('While the owner looks on.');
  await canvas(owner).getByText('While the owner looks on.').waitFor();

  // what Ana writes without a connection is about what the owner removes meanwhile
  const changes = '**/v1/site-pages/*/*';
  await ana.page.route(changes, (route) =>
    route.request().method() === 'POST' ? route.abort('aborted') : route.continue(),
  );
  await settings(ana).getByLabel('Line above the heading', { exact: true }).fill('Written in a tunnel');
  await ana.sees('1 change not saved yet');
  await layer(owner, 'Opening').click();
  await owner.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await isSaved(owner);
  await ana.page.unroute(changes);
  await ana.page.getByRole('button', { name: '1 set aside' }).click();
  await ana.sees('The section is not there any more.');
  problems.push(...(await inspect(ana, 'page-editor-set-aside', { screens: [{ width: 1280, height: 800 }] })));
  await owner.page.getByRole('button', { name: 'Undo' }).first().click();
  await canvas(ana).getByRole('heading', { name: 'Written by Ana' }).waitFor();
  await ana.page.getByRole('button', { name: 'Restore' }).click();
  await canvas(owner).getByText('Written in a tunnel').waitFor();
  await ana.leave();
  await here.getByRole('button', { name: /^Ana Ruiz/ }).waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
  await owner.leave();
}

/** Nothing typed is lost. */
export async function theOwnerEditsWithoutConnection(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  await edit(owner, 'Home');
  const changes = '**/v1/site-pages/*/*';
  await page.route(changes, (route) =>
    route.request().method() === 'POST' ? route.abort('aborted') : route.continue(),
  );
  await layer(owner, 'Opening').click();
  await settings(owner).getByLabel('Line above the heading', { exact: true }).fill('Typed in a tunnel');
  await owner.sees('1 change not saved yet');
  await page.reload();
  await canvas(owner).getByText('Typed in a tunnel').waitFor();
  await page.unroute(changes);
  await isSaved(owner);
  await page.reload();
  await canvas(owner).getByText('Typed in a tunnel').waitFor();
  await owner.leave();
}
