import type { memberCustomFields } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { chooseSlugs } from '../../platform/slugs.ts';
import type { UseCase } from '../../use-case.ts';
import { emptyName, fieldResource, noField, readField, sameName } from './field.ts';
import type { Field, FieldDocument } from './field-document.ts';
import { standardFields } from './standard-fields.ts';

type Service = typeof memberCustomFields;

/**
 * Adds a field to members' profiles, last in its section. A standard name makes it the standard field; the name of a
 * hidden field restores that field with all its values.
 */
export const createCustomField: UseCase<Service['createCustomField']> = async (ctx, { field: sent }) => {
  const name = sent.name.trim();
  if (name === '') return emptyName;
  const standard = standardFields.find((one) => sameName(one.name, name));
  const read = readField(sent, standard);
  if ('refused' in read) return read;
  return withSite(ctx, async (tx) => {
    await fieldResource.lock(tx);
    const known = await fieldResource.list(tx);
    const same = known.find((one) => sameName(one.name, name));
    if (same && !same.hidden) return refuse('ALREADY_EXISTS', { field: 'name' });
    if (same && same.type !== read.type) return refuse('INCORRECT_FIELD_TYPE', { fieldType: read.type });
    const draft: FieldDocument = {
      ...read,
      key: same?.key ?? standard?.key ?? (await freeKey(known, name)),
      name: standard?.name ?? name,
      origin: standard?.origin ?? 'CUSTOM',
      section: standard?.section ?? (read.type === 'SOCIAL' ? 'SOCIAL' : 'GENERAL'),
      hidden: false,
    };
    const field = same
      ? await fieldResource.change(ctx, tx, same, () => draft, { last: true })
      : await fieldResource.insert(ctx, tx, draft);
    return isRefusal(field) ? field : { field: fieldResource.view(ctx, field) };
  });
};

async function freeKey(known: readonly Field[], name: string): Promise<string> {
  const taken = new Set(known.map(({ key }) => key.replace(/^custom\./, '')));
  const [slug] = await chooseSlugs([{ slug: '', name }], async () => taken, 'field');
  return `custom.${slug}`;
}

/** Changes name, privacy and social network of a field; names are unique. */
export const updateCustomField: UseCase<Service['updateCustomField']> = async (ctx, { field: sent }) =>
  withSite(ctx, async (tx) => {
    await fieldResource.lock(tx);
    const all = await fieldResource.list(tx);
    const known = all.find(({ id }) => id === sent.id);
    if (!known) return noField;
    const field = await fieldResource.update(ctx, tx, sent, known);
    if (isRefusal(field)) return field;
    const isTaken = all.some((one) => one.id !== field.id && sameName(one.name, field.name));
    return isTaken ? refuse('ALREADY_EXISTS', { field: 'name' }) : { field: fieldResource.view(ctx, field) };
  });

/** Removes a field from profiles; it is suggested when fields are added, and comes back with its values. */
export const hideCustomField: UseCase<Service['hideCustomField']> = (ctx, { id, revision }) =>
  withSite(ctx, async (tx) => {
    const hidden = await fieldResource.change(ctx, tx, id, (known) => {
      if (known.hidden) return noField;
      if (known.revision !== revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
      return { hidden: true };
    });
    return isRefusal(hidden) ? hidden : {};
  });

/** Shows the named fields of a section first, in the order of their ids; the others follow in their old order. */
export const updateCustomFieldsOrder: UseCase<Service['updateCustomFieldsOrder']> = (
  ctx,
  { fieldIds, section = 'GENERAL' },
) =>
  withSite(ctx, async (tx) => {
    const isShownThere = (field: Field) => field.section === section && !field.hidden;
    const fields = await fieldResource.arrange(ctx, tx, fieldIds, isShownThere);
    return isRefusal(fields) ? fields : { fields: fields.map((field) => fieldResource.view(ctx, field)), section };
  });
