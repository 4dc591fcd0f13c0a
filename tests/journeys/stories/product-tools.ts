import { expect } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { focused, inAnotherTab, type Person, tabTo } from '../support/person.ts';
import type { Shop } from '../support/shop.ts';
import { signedInOwner } from '../support/signing-in.ts';

/** A picture of one colour, drawn by the owner's own browser. */
async function picture({ page }: Person, colour: string) {
  const base64 = await page.evaluate(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 400;
    const context = canvas.getContext('2d');
    context.fillStyle = '${colour}';
    context.fillRect(0, 0, 400, 400);
    return canvas.toDataURL('image/png').split(',')[1];
  })()`);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(String(base64), 'base64') };
}

const colours = ['Red', 'Green', 'Blue', 'Black', 'White'];
const sizes = ['XS', 'S', 'M', 'L'];
const lengths = ['Short', 'Regular', 'Long'];

/** Everything but the choice of files is done by keyboard. */
export async function theOwnerCreatesSixtyVariantsByKeyboard(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const { keyboard } = page;
  const problems: string[] = [];
  const type = async (field: string, text: string) => {
    await tabTo(owner, field);
    await keyboard.type(text);
  };
  await owner.goTo('products/new');
  await owner.seesHeading('New product');
  await type('Name', 'Linen Shirt');
  await tabTo(owner, 'Description');
  await keyboard.type('Woven in ');
  await keyboard.press('ControlOrMeta+B');
  await keyboard.type('Flanders');
  await keyboard.press('ControlOrMeta+B');
  await keyboard.type('.');

  await tabTo(owner, 'Add files');
  for (const colour of colours)
    await page.getByLabel('Picture and video files').setInputFiles(await picture(owner, colour.toLowerCase()));
  await page.getByLabel('Alt text of picture 5').waitFor();
  problems.push(...(await inspect(owner, 'dashboard-new-product-pictures')));

  await addOption(owner, 'Colour', colours);
  await tabBackTo(owner, 'Text'); // the display of the option: words or swatches
  await keyboard.press('ArrowRight');
  for (const [index, colour] of colours.entries()) await linkPicture(owner, colour, index);
  await addOption(owner, 'Size', sizes);
  await addOption(owner, 'Length', lengths);
  await page.getByRole('heading', { name: 'Variants (60)' }).waitFor();

  // the first price is applied to all variants, then the long ones get a higher one
  await tabTo(owner, 'Price, Red / XS / Short');
  await keyboard.type('49');
  await keyboard.press('Enter');
  expect(await focused(owner)).toBe('Price, Red / XS / Regular');
  await keyboard.press('ArrowUp');
  await keyboard.press('ControlOrMeta+D');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.type('54.50');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  expect(await focused(owner)).toBe('Stock, Red / XS / Long');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await keyboard.type('7');
  await keyboard.press('Tab');
  expect(await focused(owner)).toBe('SKU, Red / XS / Short');
  await keyboard.type('LIN-1');
  await keyboard.press('Shift+Tab');
  await keyboard.press('ControlOrMeta+D');
  await owner.sees('59 variants filled down');
  problems.push(...(await inspect(owner, 'dashboard-sixty-variants')));
  await keyboard.press('ControlOrMeta+S');
  await owner.sees('Linen Shirt was created');
  await owner.seesHeading('Linen Shirt');
  problems.push(...(await inspect(owner, 'dashboard-linen-shirt')));

  await checkThroughTheApi(owner);
  await checkInTheShop(shop, problems);
  expect(problems).toEqual([]);
  await owner.leave();
}

async function addOption(owner: Person, name: string, choices: string[]): Promise<void> {
  const { keyboard } = owner.page;
  await tabTo(owner, 'Add option');
  await keyboard.press('Enter');
  await owner.page.getByLabel('Option name').last().and(owner.page.locator(':focus')).waitFor();
  await keyboard.type(name);
  await tabTo(owner, `New choice of ${name}`);
  for (const choice of choices) {
    await keyboard.type(choice);
    await keyboard.press('Enter');
  }
}

/** Assigns the picture at that position to the choice. */
async function linkPicture(owner: Person, choice: string, place: number): Promise<void> {
  const { keyboard } = owner.page;
  await tabTo(owner, `Pictures of ${choice}: 0`);
  await keyboard.press('Enter');
  await owner.page
    .getByRole('dialog', { name: `Pictures of ${choice}` })
    .locator(':focus')
    .waitFor();
  await tabTo(owner, `picture ${place + 1}`);
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await owner.page
    .getByRole('button', { name: `Pictures of ${choice}: 1` })
    .and(owner.page.locator(':focus'))
    .waitFor();
}

async function tabBackTo(owner: Person, name: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await owner.page.keyboard.press('Shift+Tab');
    if ((await focused(owner)) === name) return;
  }
  throw new Error(`Shift and Tab do not lead to ${name}`);
}

type ApiProduct = {
  id: string;
  options: { name: string; choicesSettings: { choices: { name: string; linkedMedia?: { id: string }[] }[] } }[];
  variantsInfo: {
    variants: { price: { actualPrice: { amount: string } }; sku?: string; inventoryStatus: { inStock: boolean } }[];
  };
};

async function checkThroughTheApi(owner: Person): Promise<void> {
  const id = owner.page.url().split('/').at(-1);
  const response = await owner.page.request.get(`/stores/v3/products/${id}`);
  const { product } = (await response.json()) as { product: ApiProduct };
  const { variants } = product.variantsInfo;
  expect(variants).toHaveLength(60);
  expect(variants.every(({ inventoryStatus }) => inventoryStatus.inStock)).toBe(true);
  expect(
    variants.filter(({ price }) => price.actualPrice.amount === '54.5' || price.actualPrice.amount === '54.50'),
  ).toHaveLength(1);
  expect(variants.filter(({ price }) => Number(price.actualPrice.amount) === 49)).toHaveLength(59);
  expect(variants.filter(({ sku }) => sku === 'LIN-1')).toHaveLength(1);
  const [colour] = product.options;
  expect(colour?.choicesSettings.choices.map(({ linkedMedia }) => linkedMedia?.length)).toEqual([1, 1, 1, 1, 1]);
}

async function checkInTheShop(shop: Shop, problems: string[]): Promise<void> {
  const visitor = await shop.newVisitor();
  await visitor.goTo('/product-page/linen-shirt');
  await visitor.seesHeading('Linen Shirt');
  await visitor.page.locator('strong', { hasText: 'Flanders' }).first().waitFor();
  for (const choice of ['Blue', 'M', 'Regular'])
    await visitor.page.getByRole('radio', { name: choice, exact: true }).check();
  await visitor.sees('€49.00');
  problems.push(...(await inspect(visitor, 'linen-shirt')));
  await visitor.leave();
}

/** From a saved search, through a preview, to the prices that visitors see. */
export async function theOwnerChangesPricesOfMany(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop);
  const { page } = owner;
  const problems: string[] = [];
  await owner.goTo('products?search=cards');
  await owner.sees('Horizon Cards, Set of Six');
  await owner.press('Filters');
  await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Visibility').selectOption('Visible');
  problems.push(...(await inspect(owner, 'dashboard-filters')));
  await owner.press('Show products');
  await owner.press('Save view');
  await owner.fill('Name of the view', 'Cards on show');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('link', { name: 'Cards on show' }).waitFor();

  await page.getByLabel('Select all products on this page').check();
  await owner.press('Change');
  const change = page.getByRole('dialog', { name: /^Change \d+ products$/ });
  await change.getByLabel('What to change').selectOption('Price');
  await change.getByLabel('How').selectOption('Raise by percent');
  await change.getByLabel('Percent').fill('10');
  await owner.sees('€15.95'); // of €14.50
  problems.push(...(await inspect(owner, 'dashboard-bulk-change')));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change \d+ products$/ })
    .click();
  await owner.sees(/products changed$/);
  await owner.press('Done');
  await page.getByRole('button', { name: 'edit price of Horizon Cards, Set of Six' }).getByText('€15.95').waitFor();

  await editInPlace(owner, 'edit price of Horizon Cards, Set of Six', '14.50');
  await page.getByRole('button', { name: 'edit price of Horizon Cards, Set of Six' }).getByText('€14.50').waitFor();
  await editInPlace(owner, 'edit stock of Horizon Cards, Set of Six', '77');
  await owner.sees('77 in stock');
  problems.push(...(await inspect(owner, 'dashboard-products-changed')));

  await owner.goTo('products');
  await owner.follow('Cards on show');
  await page.waitForURL(/search=cards/);
  expect(problems).toEqual([]);
  await owner.leave();
}

/** Enter opens the cell and saves it. */
async function editInPlace({ page }: Person, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('999');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name }).press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Two people edit the same stock: the second is told, and nothing is overwritten. */
export async function twoTabsCountOneStock(shop: Shop): Promise<void> {
  const owner = await signedInOwner(shop, 'products?search=Postcards+from+Nowhere');
  const other = await inAnotherTab(owner);
  await other.goTo(owner.page.url());
  const name = 'edit stock of Postcards from Nowhere, Set of Six';
  await owner.page.getByRole('button', { name }).waitFor();
  await editInPlace(other, name, '12');
  await other.sees('12 in stock');

  owner.watch.expect(409, '/stores/v3/inventory-items');
  await editInPlace(owner, name, '50');
  await owner.sees('The stock changed meanwhile. Load the list again.');
  await owner.page.keyboard.press('Escape');
  await owner.page.reload();
  await owner.sees('12 in stock');
  await Promise.all([owner.leave(), other.leave()]);
}
