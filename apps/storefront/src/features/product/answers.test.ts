import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { addedAmounts, answersForCart, checkAnswers } from './answers.ts';
import type { ModifierView } from './purchasable.ts';

const { product } = messagesIn('en');

const choice = (id: string, name: string, addedAmount: string) => ({
  id,
  name,
  key: `${name} key`,
  color: null,
  swatchId: null,
  addedAmount,
  added: null,
});
const wrap: ModifierView = {
  id: 'wrap',
  name: 'Gift wrap',
  key: 'Gift wrap key',
  isMandatory: false,
  choices: [choice('linen', 'Linen', '4.50'), choice('paper', 'Paper', '0')],
  text: null,
};
const engraving: ModifierView = {
  id: 'engraving',
  name: 'Engraving',
  key: 'Engraving',
  isMandatory: true,
  choices: [],
  text: {
    ...{ title: 'Name on the frame', key: 'Name', minLength: 2, maxLength: 10 },
    ...{ addedAmount: '12.00', added: '+ €12.00' },
  },
};
const both = [wrap, engraving];

test.each([
  [{}, { engraving: 'Please fill in “Name on the frame”.' }],
  [{ engraving: 'A' }, { engraving: '“Name on the frame” needs at least 2 characters.' }],
  [{ engraving: 'Ada Lovelace' }, { engraving: '“Name on the frame” is 2 characters too long. The limit is 10.' }],
  [{ engraving: 'Ada', wrap: 'silk' }, { wrap: 'Please choose an option for “Gift wrap”.' }],
  [{ engraving: 'Ada' }, {}],
])('answers %o have the errors %o', (answers, problems) => {
  expect(checkAnswers(both, answers, product)).toEqual(problems);
});

test('a mandatory choice must be made', () => {
  expect(checkAnswers([{ ...wrap, isMandatory: true }], {}, product)).toEqual({
    wrap: 'Please choose an option for “Gift wrap”.',
  });
});

test('answers add to the price, missing ones do not', () => {
  expect(addedAmounts(both, { wrap: 'linen', engraving: 'Ada' })).toEqual(['4.50', '12.00']);
  expect(addedAmounts(both, { wrap: '', engraving: '' })).toEqual([]);
});

test('a cart receives what it knows modifiers by', () => {
  expect(answersForCart(both, { wrap: 'linen', engraving: 'Ada' })).toEqual({
    options: { 'Gift wrap key': 'Linen key' },
    customTextFields: { Name: 'Ada' },
  });
  expect(answersForCart(both, { wrap: '' })).toEqual({});
});
