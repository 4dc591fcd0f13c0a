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

/**
 * The joint data of two contacts. The target's value counts where both have one; addresses, numbers, labels and
 * extended fields are joined, so that no way to reach the person is lost.
 */
export function joinInfo(target: ContactInfo, source: ContactInfo): ContactInfo {
  const emails = joined(emailsOf(target), emailsOf(source), ({ email }) => emailKey(email));
  const phones = joined(phonesOf(target), phonesOf(source), ({ phone }) => phoneKey(phone));
  const addresses = joined(addressesOf(target), addressesOf(source), addressKey);
  const labels = [...new Set([...labelsOf(target), ...labelsOf(source)])];
  const info: ContactInfo = { ...source, ...target };
  if (source.name || target.name) info.name = { ...source.name, ...target.name };
  if (emails.length > 0) info.emails = { items: withOneMain(emails) };
  if (phones.length > 0) info.phones = { items: withOneMain(phones) };
  if (addresses.length > 0) info.addresses = { items: addresses };
  if (labels.length > 0) info.labelKeys = { items: labels };
  if (source.extendedFields || target.extendedFields) {
    info.extendedFields = { items: { ...source.extendedFields?.items, ...target.extendedFields?.items } };
  }
  return info;
}

/** The target's items, then those only in the source. */
function joined<Item>(target: readonly Item[], source: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const known = new Set(target.map(keyOf));
  return [...target, ...source.filter((item) => !known.has(keyOf(item)))];
}

/** The target's items come first, so that its main one stays the main one. */
function withOneMain<Item extends { primary?: boolean | null }>(items: Item[]): Item[] {
  const main = items.findIndex(({ primary }) => primary);
  return items.map((item, index) => (item.primary && index !== main ? { ...item, primary: false } : item));
}
