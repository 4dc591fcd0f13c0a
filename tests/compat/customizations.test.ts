import type { TestServer } from '@stoa/server/testing/server';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { customizationsV3 } from '@wix/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

let shop: TestServer;
const clientOf = (auth: ReturnType<typeof ApiKeyStrategy> | ReturnType<typeof OAuthStrategy>) =>
  createClient({ auth: auth as ReturnType<typeof ApiKeyStrategy>, modules: { customizationsV3 } }).customizationsV3;
let owner: ReturnType<typeof clientOf>;
let visitor: ReturnType<typeof clientOf>;
beforeAll(async () => {
  shop = await startShop();
  owner = clientOf(ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }));
  visitor = clientOf(OAuthStrategy({ clientId: shop.site.clientId }));
});
afterAll(() => shop?.stop());

const choice = (name: string) => ({ name, choiceType: 'CHOICE_TEXT' as const });
const option = (name: string, ...names: string[]) => ({
  name,
  customizationType: 'PRODUCT_OPTION' as const,
  customizationRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: names.map(choice) },
});
const freeText = (name: string, minCharCount = 1) => ({
  name,
  customizationType: 'MODIFIER' as const,
  customizationRenderType: 'FREE_TEXT' as const,
  freeTextInput: { title: 'Letters', minCharCount, maxCharCount: 9 },
});
const namesOf = (one: { choicesSettings?: { choices?: { name?: string }[] } } | undefined) =>
  one?.choicesSettings?.choices?.map(({ name }) => name);
type Bulk = { results?: { itemMetadata?: { success?: boolean; error?: { code?: string } } }[] };
const codesOf = ({ results }: Bulk) =>
  results?.map(({ itemMetadata }) => (itemMetadata?.success ? 'ok' : itemMetadata?.error?.code));

test('customizations are created, read, changed and deleted', async () => {
  const created = await owner.createCustomization(option('Finish', 'Matt', 'Gloss'));
  const id = created._id ?? '';
  expect(await owner.getCustomization(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] })).toMatchObject({
    name: 'Finish',
    key: 'Finish',
    assignedProductsCount: 0,
  });
  expect(await owner.updateCustomization(id, { name: 'Surface', revision: '1' })).toMatchObject({
    name: 'Surface',
    revision: '2',
  });
  expect((await owner.queryCustomizations().eq('_id', id).find()).items).toMatchObject([{ name: 'Surface' }]);
  expect((await owner.countCustomizations({ filter: { name: 'Surface' } })).count).toBe(1);
  await owner.deleteCustomization(id);
  expect(await refusalOf(owner.getCustomization(id))).toEqual([404, 404]);
});

test('choices are added, set, changed, reordered and removed', async () => {
  const id = (await owner.createCustomization(option('Length', 'Short')))._id ?? '';
  const { customization: added } = await owner.addCustomizationChoices(id, [choice('Long')]);
  expect(namesOf(added)).toEqual(['Short', 'Long']);
  const [short = '', long = ''] = added?.choicesSettings?.choices?.map(({ _id }) => _id ?? '') ?? [];
  expect(
    namesOf((await owner.reorderCustomizationChoices(id, '2', { choiceIds: [long, short] })).customization),
  ).toEqual(['Long', 'Short']);
  const changed = await owner.updateCustomizationChoices(id, '3', {
    choices: [{ choice: { _id: short, name: 'Shorter' } }],
  });
  expect(namesOf(changed.customization)).toEqual(['Long', 'Shorter']);
  expect(namesOf((await owner.removeCustomizationChoices(id, [long])).customization)).toEqual(['Shorter']);
  expect(namesOf((await owner.setCustomizationChoices(id, [choice('A'), choice('B')])).customization)).toEqual([
    'A',
    'B',
  ]);
  expect(await refusalOf(owner.removeCustomizationChoices(id, [MISSING]))).toEqual(['CHOICE_NOT_FOUND', 404]);
  expect(await refusalOf(owner.reorderCustomizationChoices(id, '6', { choiceIds: [MISSING] }))).toEqual([
    'CHOICE_IDS_MISMATCH',
    400,
  ]);
  expect(await refusalOf(owner.updateCustomizationChoices(id, '1', { choices: [{ choice: choice('Late') }] }))).toEqual(
    ['INVALID_REVISION', 409],
  );
});

test('several at once', async () => {
  const created = await owner.bulkCreateCustomizations([option('Depth', 'Deep'), option('Depth', 'Flat')], {
    returnEntity: true,
  });
  expect(codesOf(created)).toEqual(['ok', 'ALREADY_EXISTS']);
  const _id = created.results?.[0]?.customization?._id ?? '';
  const updated = await owner.bulkUpdateCustomizations([{ customization: { _id, revision: '1', name: 'Depths' } }], {
    returnEntity: true,
  });
  expect(updated.results?.[0]?.customization).toMatchObject({ name: 'Depths' });
  const added = await owner.bulkAddCustomizationChoices([
    { customizationId: _id, choices: [choice('Middle')] },
    { customizationId: MISSING, choices: [choice('Middle')] },
  ]);
  expect(codesOf(added)).toEqual(['ok', 'NOT_FOUND']);
});

test('refusals have their codes', async () => {
  const textId = (await owner.createCustomization(freeText('Note')))._id ?? '';
  const calls: [string, Promise<unknown>][] = [
    ['INVALID_FREE_TEXT_SETTINGS', owner.createCustomization(freeText('Odd', 10))],
    [
      'INVALID_CUSTOMIZATION_RENDER_TYPE',
      owner.createCustomization({ ...option('Odd'), customizationRenderType: 'FREE_TEXT' }),
    ],
    [
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
      owner.createCustomization({
        ...option('Odd'),
        choicesSettings: { choices: [{ ...choice('A'), defaultAddedPrice: '1' }] },
      }),
    ],
    ['DOESNT_SUPPORT_CHOICES', owner.addCustomizationChoices(textId, [choice('A')])],
    ['DOESNT_SUPPORT_CHOICES', owner.setCustomizationChoices(textId, [choice('A')])],
  ];
  const refusals = await Promise.all(calls.map(([, call]) => refusalOf(call)));
  expect(refusals).toEqual(calls.map(([code]) => [code, 400]));
});

test('invalid fields are named', async () => {
  const long = 'x'.repeat(51);
  expect(await violationsOf(owner.createCustomization(option(long)))).toEqual({ 'customization.name': 'MAX_LENGTH' });
  expect(await violationsOf(owner.updateCustomization(MISSING, { name: long, revision: '1' }))).toEqual({
    'customization.name': 'MAX_LENGTH',
  });
  expect(await violationsOf(owner.getCustomization('x'))).toEqual({ customizationId: 'FORMAT' });
  expect(await violationsOf(owner.deleteCustomization('x'))).toEqual({ customizationId: 'FORMAT' });
  expect(await violationsOf(owner.countCustomizations({ filter: { nothing: 1 } }))).toEqual({
    'filter.nothing': 'FIELD_NOT_ALLOWED',
  });
  expect(await violationsOf(owner.bulkCreateCustomizations([]))).toEqual({ customizations: 'MIN_SIZE' });
  expect(await violationsOf(owner.addCustomizationChoices('x', [choice('Any')]))).toEqual({
    customizationId: 'FORMAT',
  });
  expect(await violationsOf(owner.setCustomizationChoices(MISSING, [choice(long)]))).toEqual({
    'choices.0.name': 'MAX_LENGTH',
  });
  expect(await violationsOf(owner.removeCustomizationChoices(MISSING, []))).toEqual({ choiceIds: 'MIN_SIZE' });
  expect(await violationsOf(owner.reorderCustomizationChoices(MISSING, '1', { choiceIds: [] }))).toEqual({
    choiceIds: 'MIN_SIZE',
  });
  expect(await violationsOf(owner.updateCustomizationChoices(MISSING, 'x', { choices: [] }))).toEqual({
    revision: 'FORMAT',
    choices: 'MIN_SIZE',
  });
  expect(await violationsOf(owner.bulkAddCustomizationChoices([]))).toEqual({ customizationsChoices: 'MIN_SIZE' });
  expect(await violationsOf(owner.bulkUpdateCustomizations([]))).toEqual({ customizations: 'MIN_SIZE' });
});

test('visitors can neither read nor change them', async () => {
  const calls = [
    visitor.createCustomization(option('Mine')),
    visitor.getCustomization(MISSING),
    visitor.deleteCustomization(MISSING),
    visitor.countCustomizations(),
  ];
  for (const refusal of await Promise.all(calls.map(refusalOf))) expect(refusal).toEqual([403, 403]);
});
