import { expect, test } from 'vitest';
import { customerOf, readCustomer, writeCustomer, wrongWithCustomer } from './customer.ts';

test('a customer is written as they were read', () => {
  const recipientInfo = {
    contactDetails: { firstName: 'Ada', lastName: 'Byron', phone: '+49 30 1', company: null },
    address: {
      country: 'DE',
      postalCode: '10119',
      city: 'Berlin',
      subdivision: null,
      addressLine: 'Torstraße 1',
      addressLine2: null,
    },
  };
  const draft = { buyerInfo: { contactId: 'c', email: 'ada@example.test' }, recipientInfo: { recipientInfo } };
  expect(writeCustomer(readCustomer(draft))).toEqual({ buyerInfo: draft.buyerInfo, recipient: recipientInfo });
});

test('nobody has no address', () => {
  expect(writeCustomer(readCustomer({}))).toEqual({
    buyerInfo: { contactId: null, email: null },
    recipient: { contactDetails: { firstName: null, lastName: null, phone: null, company: null } },
  });
});

test('a contact fills the form, with a street in either form', () => {
  const customer = customerOf({
    id: 'c',
    primaryInfo: { email: 'ada@example.test', phone: '1' },
    info: {
      name: { first: 'Ada', last: 'Byron' },
      addresses: { items: [{ address: { streetAddress: { name: 'Torstraße', number: '1' }, city: 'Berlin' } }] },
    },
  });
  expect(customer).toMatchObject({ contactId: 'c', email: 'ada@example.test', firstName: 'Ada', lastName: 'Byron' });
  expect(customer.place).toMatchObject({ addressLine: 'Torstraße 1', city: 'Berlin' });
});

test('an address for mails may be missing, but not wrong', () => {
  expect(wrongWithCustomer({ ...readCustomer({}), email: '' }).email).toBeNull();
  expect(wrongWithCustomer({ ...readCustomer({}), email: 'ada' }).email).toBeTruthy();
});
