/** Fields of members' profiles: an ordered resource, whose hidden fields can be restored with all values. */
import { memberCustomFields } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { resource } from '../../platform/resource/index.ts';
import { isSelective } from './applications.store.ts';
import type { Field, FieldDocument, FieldType, Section, SentField, SocialType, Wire } from './field-document.ts';
import { standardFields } from './standard-fields.ts';

/** The maximum on one site; one request puts all fields of a section in order. */
export const MOST_FIELDS = 100;

export const fieldResource = resource(memberCustomFields, {
  table: 'member_fields',
  unique: { field: 'name', key: ({ key }) => key },
  ordered: true,
  most: MOST_FIELDS,
  remembered: true,
  computed: { selective: isSelective },
  // a field's type never changes
  stored: { read: ({ fieldType: _, ...sent }) => sent as Partial<FieldDocument>, view: viewField },
  check: inOrder,
  closed: ({ hidden }) => (hidden ? noField : null),
});

const SECTIONS: readonly Section[] = ['GENERAL', 'DISPLAY_INFO', 'SOCIAL', 'ADDRESS'];

/** All fields of the site, including hidden ones, by section: there are never many. */
export async function listFields(tx: Tx): Promise<Field[]> {
  const fields = await fieldResource.list(tx);
  return fields.toSorted((one, other) => SECTIONS.indexOf(one.section) - SECTIONS.indexOf(other.section));
}

/** The names of standard fields cannot be changed, nor used for custom fields. */
function inOrder(draft: FieldDocument, { known }: { known: Field | null }): FieldDocument | Refusal {
  const { name } = draft;
  if (name === '') return emptyName;
  const isRenamed = known && name !== known.name;
  if (isRenamed && (known.origin !== 'CUSTOM' || standardFields.some((one) => sameName(one.name, name))))
    return refuse('RESERVED_FIELD_NAME_NON_EDITABLE', { name });
  const defaultPrivacy = readPrivacy(draft.defaultPrivacy);
  const socialType = readSocialType(draft.socialType ?? undefined, draft.type);
  if (typeof defaultPrivacy !== 'string') return defaultPrivacy;
  return isRefusal(socialType) ? socialType : { ...draft, defaultPrivacy, socialType };
}

export const emptyName = invalid({
  field: 'field.name',
  description: 'is empty',
  violatedRule: 'MIN_LENGTH',
  data: { threshold: 1 },
});

export const noField = notFound('there is no such field');

export function viewField(field: Field): Wire {
  const { id, name, key, defaultPrivacy, type, origin, section, createdDate, updatedDate, revision } = field;
  return {
    id,
    name,
    key,
    defaultPrivacy,
    fieldType: type,
    socialType: field.socialType ?? 'UNKNOWN',
    fieldOrigin: origin,
    appliesTo: field.selective ? 'SELECTED_MEMBERS' : 'ALL_MEMBERS',
    section,
    createdDate,
    updatedDate,
    revision,
  };
}

export const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A field in a request, or its refusal; the type of a standard field is given. */
export function readField(sent: Partial<SentField>, standard: { type: FieldType } | undefined) {
  const type = sent.fieldType ?? standard?.type ?? 'TEXT';
  if (type === 'UNKNOWN' || (standard && standard.type !== type))
    return refuse('INCORRECT_FIELD_TYPE', { fieldType: type });
  const privacy = readPrivacy(sent.defaultPrivacy ?? 'PRIVATE');
  const social = readSocialType(sent.socialType, type);
  if (typeof privacy !== 'string') return privacy;
  if (social !== null && typeof social !== 'string') return social;
  return { type, socialType: social, defaultPrivacy: privacy };
}

/** UNKNOWN is sent to clients for values newer than they are; it cannot be written. */
const readPrivacy = (privacy: NonNullable<Wire['defaultPrivacy']>): 'PUBLIC' | 'PRIVATE' | Refusal =>
  privacy === 'UNKNOWN' ? refuse('INCORRECT_FIELD_PRIVACY', { defaultPrivacy: privacy }) : privacy;

/** Social network fields, and no others, name their network. */
function readSocialType(sent: SocialType | undefined, type: FieldType): SocialType | null | Refusal {
  const isNamed = sent !== undefined && sent !== 'UNKNOWN';
  if (isNamed !== (type === 'SOCIAL')) return refuse('INVALID_FIELD_SOCIAL_TYPE', { socialType: sent ?? 'UNKNOWN' });
  return isNamed ? sent : null;
}
