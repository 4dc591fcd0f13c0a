import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { emptyFields, OWN_AMOUNT, readFields, toCartRequest, wrongFields } from './gift-card-form.ts';

const product = {
  id: 'card',
  presets: [{ id: 'p25', price: '25.00', value: '25.00' }],
  customAmount: { min: '10.00', max: '200.00' },
};
const rules = {
  product,
  money: { currency: 'EUR', language: 'en' },
  timeZone: 'Europe/Berlin',
  now: new Date('2026-03-02T23:30:00Z'),
};
const { problems } = messagesIn('en').giftCard;
const wrong = (form: string) => Object.keys(wrongFields(readFields(new URLSearchParams(form)), rules, problems));

test('the first amount is chosen at first', () => {
  expect(emptyFields(product).amount).toBe('p25');
  expect(emptyFields({ presets: [] }).amount).toBe(OWN_AMOUNT);
});

test.each([
  ['amount=p25&for=me', []],
  ['amount=p25&for=me&email=nobody&sendOn=never', []],
  ['amount=p26&for=me', ['amount']],
  ['amount=own&ownAmount=10,50&for=me', []],
  ['amount=own&ownAmount=9.99&for=me', ['ownAmount']],
  ['amount=own&ownAmount=1e2&for=me', ['ownAmount']],
  ['amount=p25&for=someone&email=grace@example.com', []],
  ['amount=p25&for=someone&email=grace', ['email']],
  // it is the third of March in Berlin
  ['amount=p25&email=g@example.com&sendOn=2026-03-02', ['sendOn']],
  ['amount=p25&email=g@example.com&sendOn=2026-03-03', []],
  ['amount=p25&email=g@example.com&sendOn=2027-03-04', ['sendOn']],
])('%s', (form, fields) => {
  expect(wrong(form)).toEqual(fields);
});

test('the cart gets what was chosen, and a day begins when it does in the shop', () => {
  const form = 'amount=own&ownAmount=12,5&email=g@example.com&from=Ada&message=Hi&sendOn=2026-07-01';
  const { lineItems } = toCartRequest(readFields(new URLSearchParams(form)), rules);
  expect(lineItems?.[0]?.catalogReference).toMatchObject({
    catalogItemId: 'card',
    options: {
      customAmount: '12.5',
      recipient: { email: 'g@example.com', name: null },
      ...{ senderName: 'Ada', message: 'Hi', deliveryDate: '2026-06-30T22:00:00.000Z' },
    },
  });
  const forMe = toCartRequest(readFields(new URLSearchParams('amount=p25&for=me&email=g@example.com')), rules);
  expect(forMe.lineItems?.[0]?.catalogReference?.options).toEqual({ variantId: 'p25' });
});
