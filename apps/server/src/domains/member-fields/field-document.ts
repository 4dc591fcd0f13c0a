import type { memberCustomFields, Request, Static } from '@stoa/contract';
import type { MemberField as WireField } from '@stoa/contract/members/member-parts';
import type { Kept } from '../../platform/resource/index.ts';

export type Wire = Static<typeof WireField>;
export type SentField = NonNullable<Request<typeof memberCustomFields.createCustomField>['field']>;
export type FieldType = Exclude<NonNullable<Wire['fieldType']>, 'UNKNOWN'>;
export type Section = NonNullable<Wire['section']>;
export type SocialType = NonNullable<Wire['socialType']>;

/** A field in stored form. */
export type FieldDocument = {
  /** The key of its values: `custom.` and the name, or the standard field's name. */
  key: string;
  name: string;
  type: FieldType;
  /** The network, for social network fields. */
  socialType?: SocialType | null;
  defaultPrivacy: 'PUBLIC' | 'PRIVATE';
  origin: 'CUSTOM' | 'CONTACT' | 'SYSTEM';
  section: Section;
  /** Profiles do not show it; it can be restored with all its values. */
  hidden: boolean;
  /** Whether it applies to some members only; computed by the database. */
  selective?: boolean;
};
export type Field = Kept<FieldDocument>;
