import { invalid, type Refusal, refuse, type Violation } from '../../platform/refusal.ts';
import {
  addressesOf,
  addressKey,
  type ContactInfo,
  e164Of,
  emailKey,
  emailsOf,
  labelsOf,
  phoneKey,
  phonesOf,
} from './contact.ts';

const MOST_LABEL_LETTERS = 100;

/**
 * A client's input in stored form: every e-mail address and number once, with an id (the same as in `known`), and one
 * of each kind the main one. Empty parts are left out.
 */
export function completeInfo(draft: ContactInfo, newId: () => string, known: ContactInfo = {}): ContactInfo | Refusal {
  const wrong = violationsOf(draft);
  if (wrong.length > 0) return invalid(...wrong);
  if (hasSeveralMain(emailsOf(draft)) || hasSeveralMain(phonesOf(draft)))
    return refuse('CANNOT_HAVE_MULTIPLE_PRIMARY_INFO');
  const { name, company, jobTitle, birthdate, locale, picture } = draft;
  const custom = Object.entries(draft.extendedFields?.items ?? {}).filter(([, value]) => value !== null);
  if (custom.some(([, value]) => !isPlain(value))) return refuse('INVALID_EXTENDED_FIELD_VALUE');
  const emails = oneMain(withIds(emailsOf(draft), emailsOf(known), ({ email }) => emailKey(email), newId));
  const phones = oneMain(withIds(phonesOf(draft), phonesOf(known), ({ phone }) => phoneKey(phone), newId));
  const addresses = withIds(addressesOf(draft), addressesOf(known), addressKey, newId);
  return withoutEmpty({
    name: withoutEmpty({ first: trimmed(name?.first), last: trimmed(name?.last) }),
    emails: listed(emails.map((item) => ({ ...item, tag: item.tag ?? 'UNTAGGED', email: (item.email ?? '').trim() }))),
    phones: listed(
      phones.map(({ e164Phone: _, ...item }) => ({
        ...item,
        tag: item.tag ?? 'UNTAGGED',
        phone: (item.phone ?? '').trim(),
        ...(e164Of(item.phone) ? { e164Phone: e164Of(item.phone) } : {}),
      })),
    ),
    addresses: listed(addresses.map((item) => ({ ...item, tag: item.tag ?? 'UNTAGGED' }))),
    company: trimmed(company),
    jobTitle: trimmed(jobTitle),
    birthdate: trimmed(birthdate),
    locale: trimmed(locale),
    labelKeys: listed([...new Set(labelsOf(draft).map((label) => label.trim()))]),
    extendedFields: custom.length > 0 ? { items: Object.fromEntries(custom) } : undefined,
    picture: picture?.image ? picture : undefined,
  });
}

/** The violations among a request's labels, whose list is at `path`. */
export const labelViolations = (labels: readonly string[], path: string): Violation[] =>
  labels.flatMap((label, index): Violation[] => {
    const length = label.trim().length;
    const field = `${path}.${index}`;
    if (length === 0) return [{ field, description: 'is empty', violatedRule: 'MIN_LENGTH', data: { threshold: 1 } }];
    if (length <= MOST_LABEL_LETTERS) return [];
    const data = { threshold: MOST_LABEL_LETTERS };
    return [
      { field, description: `must have at most ${MOST_LABEL_LETTERS} letters`, violatedRule: 'MAX_LENGTH', data },
    ];
  });

function violationsOf(draft: ContactInfo): Violation[] {
  const violations = labelViolations(labelsOf(draft), 'info.labelKeys.items');
  const format = (field: string, description: string) =>
    violations.push({ field: `info.${field}`, description, violatedRule: 'FORMAT' });
  emailsOf(draft).forEach(({ email }, index) => {
    if (!email?.trim()) missing(`emails.items.${index}.email`);
  });
  phonesOf(draft).forEach(({ phone }, index) => {
    if (!phone) missing(`phones.items.${index}.phone`);
    else if (phoneKey(phone).replace('+', '') === '') format(`phones.items.${index}.phone`, 'holds no digit');
  });
  if (draft.birthdate && !isDay(draft.birthdate)) format('birthdate', 'is not a day, such as 1990-12-31');
  if (draft.locale && !isLocale(draft.locale)) format('locale', 'is not a language tag, such as en-US');
  return violations;

  function missing(field: string) {
    violations.push({ field: `info.${field}`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  }
}

/** Whether a text is a calendar day: 2024-02-29 is, 2023-02-29 is not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

const hasSeveralMain = (items: readonly { primary?: boolean | null }[]): boolean =>
  items.filter(({ primary }) => primary).length > 1;

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

type Item = { id?: string | null };

/** Each item once, with the id that the same item had before. */
function withIds<I extends Item>(
  items: readonly I[],
  known: readonly I[],
  keyOf: (item: I) => string,
  newId: () => string,
) {
  const ids = new Map(known.map((item) => [keyOf(item), item.id]));
  const byKey = new Map<string, I>();
  for (const item of items) {
    const key = keyOf(item);
    const same = byKey.get(key);
    // the main one stays the main one, however often it occurs
    if (same) byKey.set(key, { ...same, ...('primary' in item && item.primary ? { primary: true } : {}) });
    else byKey.set(key, { ...item, id: ids.get(key) ?? newId() });
  }
  return [...byKey.values()];
}

/** The first is the main one unless another is marked. */
function oneMain<I extends { primary?: boolean | null }>(items: readonly I[]): I[] {
  const main = Math.max(
    0,
    items.findIndex(({ primary }) => primary),
  );
  return items.map((item, index) => ({ ...item, primary: index === main }));
}

const trimmed = (text: string | null | undefined): string | undefined => text?.trim() || undefined;
const listed = <T>(items: T[]) => (items.length > 0 ? { items } : undefined);

/** Without empty fields; undefined where all are empty. */
function withoutEmpty<T extends object>(fields: T): T {
  const set = Object.entries(fields).filter(
    ([, value]) => value !== undefined && !(typeof value === 'object' && Object.keys(value ?? {}).length === 0),
  );
  return Object.fromEntries(set) as T;
}
