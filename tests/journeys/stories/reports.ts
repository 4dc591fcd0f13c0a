import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { buy } from '../support/buying.ts';
import { inspect } from '../support/inspect.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** The browsers of the other people here say that no person looks at them. */
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** The owner looks at who came, and finds a visitor who just bought something, with the page that was loaded ahead. */
export async function theOwnerReadsVisits(shop: Shop): Promise<void> {
  const [owner, visitor] = await Promise.all([signedInOwner(shop), shop.newVisitor({ userAgent: CHROME })]);
  const { page } = owner;
  const problems: string[] = [];
  await visitor.goTo('/?utm_source=Postcards&utm_campaign=Harbour');
  // a page that was loaded ahead counts once it is shown
  const link = visitor.page.getByRole('link', { name: 'Shop', exact: true }).first();
  await Promise.all([visitor.page.waitForRequest('**/shop'), link.hover()]);
  await Promise.all([visitor.page.waitForRequest('**/_viewed'), link.click()]);
  await buy(visitor, 'thirty-three');
  await owner.goTo('reports/visitors?days=7');
  await owner.seesHeading('Reports');
  await page.getByRole('img', { name: /^Chart of visitors/ }).waitFor();
  const sources = page.locator('section').filter({ hasText: 'Where visitors came from' });
  await expect
    .poll(async () => {
      await page.reload();
      await sources.getByRole('button', { name: 'Show as table' }).click();
      return sources.getByRole('row').filter({ hasText: 'postcards' }).allInnerTexts();
    })
    .toEqual([expect.stringMatching(/postcards\s+1\s+New\s+\d+\s+1\s+100%/)]);
  problems.push(...(await inspect(owner, 'dashboard-visitors')));
  const funnel = page.locator('section').filter({ hasText: 'From the first page to the order' });
  await funnel.getByRole('button', { name: 'Show as table' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    funnel.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^Step,Visitors,Of all,Of the step before\r\nVisited the site,/,
  );
  await owner.goTo('?days=7');
  await owner.sees('Conversion rate');
  problems.push(...(await inspect(owner, 'dashboard-home-visits')));
  expect(problems).toEqual([]);
  await Promise.all([owner.leave(), visitor.leave()]);
}

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
