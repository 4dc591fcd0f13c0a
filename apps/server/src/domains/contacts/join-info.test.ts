import { array, assert, constantFrom, option, property, record, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { completeInfo } from './complete-info.ts';
import {
  addressesOf,
  addressKey,
  type ContactInfo,
  emailKey,
  emailsOf,
  labelsOf,
  phoneKey,
  phonesOf,
} from './contact.ts';
import { joinInfo } from './join-info.ts';

const anyWord = constantFrom('a', 'B', 'c', 'Dd');
const anyText = option(string({ minLength: 1, maxLength: 3 }), { nil: undefined });
const anyInfo = record({
  name: record({ first: anyText, last: anyText }),
  emails: record({
    items: uniqueArray(record({ email: anyWord.map((word) => `${word}@example.com`) }), { maxLength: 3 }),
  }),
  phones: record({
    items: array(record({ phone: constantFrom('+49 1', '00491', '+491', '030-2', '0303') }), { maxLength: 3 }),
  }),
  addresses: record({
    items: array(record({ address: record({ city: anyWord, country: constantFrom('DE', 'GB') }) }), { maxLength: 3 }),
  }),
  labelKeys: record({ items: uniqueArray(anyWord, { maxLength: 3 }) }),
  company: anyText,
});

let ids = 0;
const complete = (info: ContactInfo): ContactInfo => {
  const kept = completeInfo(info, () => String(ids++));
  if ('refused' in kept) throw new Error(JSON.stringify(kept));
  return kept;
};
/** Every key by which a contact can be reached or found. */
const keysOf = (info: ContactInfo): string[] => [
  ...emailsOf(info).map(({ email }) => `mail ${emailKey(email)}`),
  ...phonesOf(info).map(({ phone }) => `phone ${phoneKey(phone)}`),
  ...addressesOf(info).map((address) => `address ${addressKey(address)}`),
  ...labelsOf(info).map((label) => `label ${label}`),
];

test("a merge loses no address, number, place or label, repeats none, and keeps all of the target's values", () =>
  assert(
    property(anyInfo, anyInfo, anyInfo, (one, two, three) => {
      const [target, ...sources] = [one, two, three].map(complete) as [ContactInfo, ...ContactInfo[]];
      const merged = sources.reduce(joinInfo, target);
      const keys = keysOf(merged);
      expect(new Set(keys)).toEqual(new Set([target, ...sources].flatMap(keysOf)));
      expect(keys).toHaveLength(new Set(keys).size);
      expect(emailsOf(merged).slice(0, emailsOf(target).length)).toEqual(emailsOf(target));
      expect(emailsOf(merged).filter(({ primary }) => primary)).toHaveLength(Math.min(1, emailsOf(merged).length));
      expect(phonesOf(merged).filter(({ primary }) => primary)).toHaveLength(Math.min(1, phonesOf(merged).length));
      expect(merged.name).toMatchObject(target.name ?? {});
      expect(merged.company ?? null).toBe([target, ...sources].find(({ company }) => company)?.company ?? null);
      // merged data is in order without further steps
      expect(completeInfo(merged, () => 'new', merged)).toEqual(merged);
      expect(joinInfo(merged, merged)).toEqual(merged);
    }),
  ));
