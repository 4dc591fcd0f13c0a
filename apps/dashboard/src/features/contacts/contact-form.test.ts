import { expect, test } from 'vitest';
import type { ContactView } from './contact.ts';
import { draftOf, infoOf, newLine } from './contact-form.ts';

const known: ContactView = {
  info: {
    name: { first: 'Ada', last: 'Byron' },
    birthdate: '1990-12-31',
    labelKeys: { items: ['custom.vip'] },
    emails: { items: [{ id: 'e1', email: 'ada@example.com', tag: 'WORK', primary: true }] },
    phones: { items: [{ id: 'p1', phone: '030 1', tag: 'HOME', countryCode: 'DE', primary: true }] },
    addresses: {
      items: [
        {
          id: 'a1',
          tag: 'BILLING',
          address: { streetAddress: { name: 'Torstraße', number: '1' }, city: 'Berlin', country: 'DE' },
        },
      ],
    },
  },
};

test('unchanged values are written as they were', () => {
  expect(infoOf(draftOf(known), known)).toEqual({
    name: { first: 'Ada', last: 'Byron' },
    company: null,
    jobTitle: null,
    birthdate: '1990-12-31',
    labelKeys: { items: ['custom.vip'] },
    extendedFields: { items: { 'invoices.vatId': null } },
    emails: { items: [{ email: 'ada@example.com', tag: 'WORK', primary: true }] },
    phones: { items: [{ phone: '030 1', tag: 'HOME', countryCode: 'DE', primary: true }] },
    addresses: {
      items: [
        {
          tag: 'BILLING',
          address: {
            streetAddress: { name: 'Torstraße', number: '1' },
            city: 'Berlin',
            country: 'DE',
            addressLine2: null,
            postalCode: null,
            subdivision: null,
          },
        },
      ],
    },
  });
});

test('emptied values are removed, added ones are sent, and a rewritten street becomes one line', () => {
  const draft = draftOf(known);
  const [place] = draft.places;
  const changed = infoOf(
    {
      ...draft,
      first: ' ',
      emails: [{ ...newLine(true), text: ' new@example.com ' }, newLine(false)],
      phones: [],
      places: place ? [{ ...place, addressLine: 'Torstraße 2' }] : [],
    },
    known,
  );
  expect(changed.name).toEqual({ first: null, last: 'Byron' });
  expect(changed.emails).toEqual({ items: [{ email: 'new@example.com', tag: 'UNTAGGED', primary: true }] });
  expect(changed.phones).toEqual({ items: [] });
  expect(changed.addresses?.items?.[0]?.address).toEqual({
    addressLine: 'Torstraße 2',
    city: 'Berlin',
    country: 'DE',
    addressLine2: null,
    postalCode: null,
    subdivision: null,
  });
});
