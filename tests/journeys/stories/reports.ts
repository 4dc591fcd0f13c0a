import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** The owner looks at what sold, as charts and as tables, and saves a table. */
export async function theOwnerReadsReports(shop: Shop): Promise<void> {
  const [owner, buyer] = await Promise.all([signedInOwner(shop), shop.newVisitor()]);
  const { page } = owner;
  const problems: string[] = [];
  await buy(buyer, 'thirty-three');
  await owner.follow('Reports');
  await owner.seesHeading('Reports');
  await page.getByRole('img', { name: /^Chart: Sales by country/ }).waitFor();
  problems.push(...(await inspect(owner, 'dashboard-reports')));
  const products = page.locator('section').filter({ hasText: 'Sales by product' });
  await products.getByRole('button', { name: 'Show as table' }).click();
  await products.getByRole('row').filter({ hasText: 'Thirty-Three' }).first().waitFor();
  problems.push(...(await inspect(owner, 'dashboard-reports-table')));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    products.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('sales-by-product.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^Product,Orders,Items,Sales\r\n[\s\S]*Thirty-Three,/);
  await page.getByText('Year', { exact: true }).click();
  await page.waitForURL('**?days=365');
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), buyer.leave()]);
}
