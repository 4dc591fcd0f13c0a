import { brands, generalErrors } from '@stoa/contract';
import { openTwoShops } from '@stoa/server/testing/two-shops';
import { expect, test } from 'vitest';
import { refuse } from '../../platform/refusal.ts';
import { checkRefusal } from './check-answers.ts';
import { performAs } from './perform.ts';

const operation = brands.createBrand as never;

test('a refusal with a code that its operation does not declare is a fault', () => {
  const broken = () => checkRefusal(operation, refuse('CART_NOT_FOUND'));
  expect(broken).toThrow(
    'stores.brands-v-3.createBrand refused with CART_NOT_FOUND, which it does not declare: add the code to its errors in the contract',
  );
});

test('declared codes, general ones and refusals without a code are not', () => {
  checkRefusal(operation, refuse('ALREADY_EXISTS'));
  for (const code of generalErrors) checkRefusal(operation, refuse(code));
  checkRefusal(operation, { refused: 'not-found', message: 'nothing' });
});

test('performing reports it', async () => {
  const shops = await openTwoShops();
  const { site } = shops.one;
  const caller = { kind: 'app' as const, id: 'test', permissions: ['*'] };
  const performing = performAs(
    shops.app,
    { site, caller },
    {
      performable: { operation, run: async () => refuse('CART_NOT_FOUND') },
      raw: { query: new URLSearchParams(), body: { brand: { name: 'Kiln' } }, parameters: {} },
      content: null,
      key: undefined,
      client: { log: shops.app.log, client: { address: '', userAgent: '' }, origin: '' },
    },
  );
  await expect(performing).rejects.toThrow('CART_NOT_FOUND');
  await shops.stop();
});
