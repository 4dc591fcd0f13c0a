import type { memberCustomFields } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { chooseSlugs } from '../../platform/slugs.ts';
import type { UseCase } from '../../use-case.ts';
import {
  type Field,
  MOST_FIELDS,
  noField,
  readField,
  readPrivacy,
  readSocialType,
  type SentField,
  sameName,
  viewField,
} from './field.ts';
import { listFields, lockFields, putField, removeField, saveOrder } from './fields.store.ts';
import { standardFields } from './standard-fields.ts';

type Service = typeof memberCustomFields;

/**
 * Adds a field to members' profiles, last in its section. A standard name makes it the standard field; the name of a
 * hidden field brings that one back, with all values that members gave it.
 */
export const createCustomField: UseCase<Service['createCustomField']> = async (ctx, { field: sent }) => {
  const name = sent.name.trim();
  if (name === '') return emptyName;
  const standard = standardFields.find((one) => sameName(one.name, name));
  const read = readField(sent, standard);
  if ('refused' in read) return read;
  return change(ctx, async (tx, known) => {
    const same = known.find((one) => sameName(one.name, name));
    if (same && !same.hidden) return refuse('ALREADY_EXISTS', { field: 'name' });
    if (same && same.type !== read.type) return refuse('INCORRECT_FIELD_TYPE', { fieldType: read.type });
    if (!same && known.length >= MOST_FIELDS) return tooMany;
    const key = same?.key ?? standard?.key ?? (await freeKey(known, name));
    const now = ctx.now().toISOString();
    const section = standard?.section ?? (read.type === 'SOCIAL' ? 'SOCIAL' : 'GENERAL');
    const field: Field = {
      ...(same ?? { id: ctx.newId(), createdDate: now, revision: '0', selective: false }),
      ...read,
      key,
      name: standard?.name ?? name,
      origin: standard?.origin ?? 'CUSTOM',
      section,
      hidden: false,
      position: Math.max(0, ...known.map(({ position }) => position)) + 1,
      revision: String(Number(same?.revision ?? '0') + 1),
      updatedDate: now,
    };
    await putField(tx, field);
    return { field: viewField(field) };
  });
};

const emptyName = invalid({
  field: 'field.name',
  description: 'is empty',
  violatedRule: 'MIN_LENGTH',
  data: { threshold: 1 },
});
const tooMany = invalid({
  field: 'field',
  description: `would be one more than the ${MOST_FIELDS} that a site can have`,
  violatedRule: 'MAX_SIZE',
  data: { threshold: MOST_FIELDS },
});

async function freeKey(known: readonly Field[], name: string): Promise<string> {
  const taken = new Set(known.map(({ key }) => key.replace(/^custom\./, '')));
  const [slug] = await chooseSlugs([{ slug: '', name }], async () => taken, 'field');
  return `custom.${slug}`;
}

/** Writes name, privacy and social network of a field. What a standard field is called cannot be changed. */
export const updateCustomField: UseCase<Service['updateCustomField']> = async (ctx, { field: sent }) => {
  if (sent.name?.trim() === '' || sent.name === null) return emptyName;
  return changeOne(ctx, { id: sent.id, revision: sent.revision }, async (tx, known, all) => {
    const field = changed(known, sent, all, ctx.now());
    if (isRefusal(field)) return field;
    await putField(tx, field);
    return { field: viewField(field) };
  });
};

function changed(
  known: Field,
  sent: Omit<SentField, 'name'> & { name?: string | null },
  all: readonly Field[],
  now: Date,
): Field | Refusal {
  const name = sent.name?.trim() ?? known.name;
  const isRenamed = name !== known.name;
  if (isRenamed && (known.origin !== 'CUSTOM' || standardFields.some((one) => sameName(one.name, name))))
    return refuse('RESERVED_FIELD_NAME_NON_EDITABLE', { name });
  if (all.some((one) => one.id !== known.id && sameName(one.name, name)))
    return refuse('ALREADY_EXISTS', { field: 'name' });
  const defaultPrivacy = readPrivacy(sent.defaultPrivacy ?? known.defaultPrivacy);
  const socialType = readSocialType(sent.socialType ?? known.socialType ?? undefined, known.type);
  if (typeof defaultPrivacy !== 'string') return defaultPrivacy;
  if (isRefusal(socialType)) return socialType;
  return { ...known, name, defaultPrivacy, socialType, ...nextOf(known, now) };
}

const nextOf = ({ revision }: Field, now: Date) => ({
  revision: String(Number(revision) + 1),
  updatedDate: now.toISOString(),
});

/** Takes a field away for good. Contacts keep what they were told; a field of the same name would begin anew. */
export const deleteCustomField: UseCase<Service['deleteCustomField']> = (ctx, { id, revision }) =>
  changeOne(ctx, { id, revision }, async (tx) => {
    await removeField(tx, id);
    return {};
  });

/** Takes a field off profiles; it is suggested when fields are added, and comes back with its values. */
export const hideCustomField: UseCase<Service['hideCustomField']> = (ctx, { id, revision }) =>
  changeOne(ctx, { id, revision }, async (tx, known) => {
    await putField(tx, { ...known, hidden: true, ...nextOf(known, ctx.now()) });
    return {};
  });

/** Shows the named fields of a section first, in the order of their ids; its others follow as they did. */
export const updateCustomFieldsOrder: UseCase<Service['updateCustomFieldsOrder']> = (
  ctx,
  { fieldIds, section = 'GENERAL' },
) =>
  change(ctx, async (tx, known) => {
    const own = known.filter((field) => field.section === section && !field.hidden);
    const wanted = [...new Set(fieldIds.map((id) => id.toLowerCase()))];
    if (wanted.some((id) => !own.some((field) => field.id === id))) return noField;
    const rest = own.filter(({ id }) => !wanted.includes(id));
    const ordered = [...wanted.flatMap((id) => own.find((field) => field.id === id) ?? []), ...rest];
    await saveOrder(
      tx,
      ordered.map(({ id }) => id),
    );
    return { fields: ordered.map(viewField), section };
  });

/** Changes a field that is shown and still has the revision that the client read. */
const changeOne = <T>(
  ctx: Context,
  { id, revision }: { id: string; revision: string },
  work: (tx: Tx, known: Field, all: Field[]) => Promise<T | Refusal>,
): Promise<T | Refusal> =>
  change(ctx, async (tx, all) => {
    const known = all.find((field) => field.id === id && !field.hidden);
    if (!known) return noField;
    if (known.revision !== revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    return work(tx, known, all);
  });

/** Runs a change of the site's fields, one after the other. */
const change = <T>(ctx: Context, work: (tx: Tx, known: Field[]) => Promise<T | Refusal>): Promise<T | Refusal> =>
  withSite(ctx, async (tx) => {
    await lockFields(tx);
    const result = await work(tx, await listFields(tx));
    if (!isRefusal(result)) ctx.cache.changed(tx);
    return result;
  });
