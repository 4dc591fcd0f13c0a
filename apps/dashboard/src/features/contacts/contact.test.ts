import { expect, test } from 'vitest';
import { labelKeyOf, labelNameOf, nameOfContact } from './contact.ts';

test.each([
  ['VIP buyers', 'custom.vip-buyers', 'Vip buyers'],
  [' Gold. ', 'custom.gold', 'Gold'],
  ['contacts.customers', 'contacts.customers', 'Customers'],
])('the label %j has the key %s and is read as %s', (name, key, read) => {
  expect(labelKeyOf(name)).toBe(key);
  expect(labelNameOf(key)).toBe(read);
});

test('a contact without a name is called by its address or number', () => {
  expect(nameOfContact({ info: { name: { first: 'Ada', last: 'Byron' } } })).toBe('Ada Byron');
  expect(nameOfContact({ info: {}, primaryInfo: { email: 'ada@example.com', phone: '1' } })).toBe('ada@example.com');
  expect(nameOfContact({ primaryInfo: { phone: '1' } })).toBe('1');
});
