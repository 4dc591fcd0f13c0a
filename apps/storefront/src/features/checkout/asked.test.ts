import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';

const asked = (form: object, shippable: boolean) =>
  readAsked(form, { lineItems: [{ physicalProperties: { shippable } }] }, messagesIn('en').site);

test('who gets nothing delivered is asked for no more than the shop requires', () => {
  expect(asked({}, true)).toMatchObject({ phone: 'OPTIONAL', address: { addressLine2: 'OPTIONAL' } });
  expect(asked({}, false)).toMatchObject({ phone: 'HIDDEN', address: { company: 'OPTIONAL', addressLine2: 'HIDDEN' } });
  expect(asked({ phone: 'REQUIRED' }, false)).toMatchObject({ phone: 'REQUIRED' });
});
