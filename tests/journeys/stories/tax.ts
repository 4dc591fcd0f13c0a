import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import type { Person } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

async function choose({ page }: Person, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).last().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
const search = async (owner: Person, text: string) => {
  await owner.page.getByRole('searchbox', { name: 'Search places' }).fill(text);
};

const save = ({ page }: Person) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

/** The owner starts with ready-made rates, corrects one, and looks at what a customer pays there. */
export async function theOwnerTakesReadyMadeRates(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/tax');
  const problems: string[] = [];
  await owner.sees('Germany');
  problems.push(...(await inspect(owner, 'dashboard-tax')));
  await owner.press('Ready-made rates');
  await owner.choose('United States');
  await owner.sees(/Federation of Tax Administrators/);
  await owner.sees('46 places are added.');
  await owner.page.getByRole('checkbox', { name: 'United States, Alabama' }).uncheck();
  await owner.sees('45 places are added.');
  problems.push(...(await inspect(owner, 'dashboard-tax-rate-set')));
  await owner.press('Use these rates');
  await owner.sees('The rates of 45 places were saved');

  await search(owner, 'new york');
  await owner.press('United States, New York');
  await owner.page.getByRole('group', { name: 'Products' }).getByLabel('Rate (%)').fill('8.875');
  problems.push(...(await inspect(owner, 'dashboard-tax-place')));
  await save(owner);
  await owner.sees('The rates of United States, New York were saved');
  await owner.sees('8.875% Sales tax');

  await choose(owner, 'Country', 'United States');
  await choose(owner, 'State, province or region', 'New York');
  await owner.sees('Sales tax 8.875% · NY');
  expect(problems).toEqual([]);
  await owner.leave();
}

/** The owner stops collecting tax in many places at once, and takes it back. */
export async function theOwnerTakesPlacesBack(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/tax');
  const places = owner.page.getByRole('table', { name: 'Where you collect tax' });
  await search(owner, 'fr');
  await places.getByRole('button', { name: 'Germany' }).waitFor({ state: 'detached' });
  await places.getByRole('checkbox', { name: 'Select France' }).check();
  await owner.press('Stop collecting');
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Stop collecting' }).click();
  await owner.sees('Tax is no longer collected in 1 place');
  await places.getByRole('button', { name: 'France' }).waitFor({ state: 'detached' });
  await owner.press('Undo');
  await owner.page.getByRole('button', { name: 'France', exact: true }).waitFor();

  await owner.page.getByRole('checkbox', { name: 'Select France' }).check();
  await owner.press('Set rates');
  await owner.fill('Rate (%)', '20,6');
  await save(owner);
  await owner.sees('The rate of 1 place was saved');
  await owner.sees(/^20\.6%/);
  await owner.leave();
}

/** The owner exempts resellers, and puts a contact among them. */
export async function theOwnerExemptsAContact(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'settings/tax');
  await owner.press('Add exempt group');
  await owner.fill('Name', 'Resellers');
  await save(owner);
  await owner.sees('Pays the usual rates until you enter others in a place');
  await owner.press('Austria');
  await owner.page.getByRole('group', { name: 'Products' }).getByLabel('Resellers (%)').fill('0');
  await save(owner);
  await owner.sees('Has rates of its own in one place');

  await owner.goTo('contacts');
  await owner.press('New contact');
  await owner.fill('First name', 'Rita');
  await owner.fill('VAT number', 'ATU12345678');
  await owner.press('Add contact');
  await owner.sees('Rita was added');
  await owner.sees('ATU12345678');
  await owner.page.getByLabel('Taxed as').selectOption('Resellers');
  await owner.sees('The exemption was saved');
  expect(await inspect(owner, 'dashboard-contact-tax')).toEqual([]);
  await owner.page.reload();
  await owner.page.getByLabel('Taxed as').waitFor();
  expect(await owner.page.getByLabel('Taxed as').locator('option:checked').textContent()).toBe('Resellers');
  await owner.leave();
}
