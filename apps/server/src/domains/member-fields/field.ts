import type { memberCustomFields, Request, Static } from '@stoa/contract';
import type { MemberField as WireField } from '@stoa/contract/members/member-parts';
import { notFound, type Refusal, refuse } from '../../platform/refusal.ts';

type Wire = Static<typeof WireField>;
export type SentField = NonNullable<Request<typeof memberCustomFields.createCustomField>['field']>;
export type FieldType = Exclude<NonNullable<Wire['fieldType']>, 'UNKNOWN'>;
export type Section = NonNullable<Wire['section']>;
export type SocialType = NonNullable<Wire['socialType']>;

/** Something that members' profiles ask for. */
export type Field = {
  id: string;
  /** What values are kept under: `custom.` and the name, or what a standard field is called. */
  key: string;
  name: string;
  type: FieldType;
  /** Which network, of fields for social networks. */
  socialType: SocialType | null;
  defaultPrivacy: 'PUBLIC' | 'PRIVATE';
  origin: 'CUSTOM' | 'CONTACT' | 'SYSTEM';
  section: Section;
  /** Profiles do not show it; it can be brought back with all its values. */
  hidden: boolean;
  position: number;
  /** Whether it is for some members only. */
  selective: boolean;
  revision: string;
  createdDate: string;
  updatedDate: string;
};

/** What one site may have; all fields of a section are ordered in one request. */
export const MOST_FIELDS = 100;

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

/** What a client writes of a field, or why it cannot be; of a standard field the type is known. */
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

/** UNKNOWN is what clients are told of things that are newer than they are; it cannot be written. */
export const readPrivacy = (privacy: NonNullable<Wire['defaultPrivacy']>): 'PUBLIC' | 'PRIVATE' | Refusal =>
  privacy === 'UNKNOWN' ? refuse('INCORRECT_FIELD_PRIVACY', { defaultPrivacy: privacy }) : privacy;

/** Fields for social networks, and no others, say which one. */
export function readSocialType(sent: SocialType | undefined, type: FieldType): SocialType | null | Refusal {
  const isNamed = sent !== undefined && sent !== 'UNKNOWN';
  if (isNamed !== (type === 'SOCIAL')) return refuse('INVALID_FIELD_SOCIAL_TYPE', { socialType: sent ?? 'UNKNOWN' });
  return isNamed ? sent : null;
}
