import type { FieldView } from './queries.ts';

export type FieldType = Exclude<NonNullable<FieldView['fieldType']>, 'UNKNOWN'>;
export type SocialType = Exclude<NonNullable<FieldView['socialType']>, 'UNKNOWN'>;
export type Section = NonNullable<FieldView['section']>;

/** The labels of field types. */
export const fieldTypes: Record<FieldType, string> = {
  TEXT: 'Text',
  NUMBER: 'Number',
  DATE: 'Date',
  URL: 'Web address',
  SOCIAL: 'Social network',
};

export const socialTypes: Record<SocialType, string> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  LINKEDIN: 'LinkedIn',
  TWITTER: 'Twitter',
  YOUTUBE: 'YouTube',
  PINTEREST: 'Pinterest',
  TIKTOK: 'TikTok',
  DEVIANTART: 'DeviantArt',
  SOUNDCLOUD: 'SoundCloud',
  TUMBLR: 'Tumblr',
  VIMEO: 'Vimeo',
  VKONTAKTE: 'VKontakte',
  ODNOKLASSNIKI: 'Odnoklassniki',
  OTHER: 'Other',
};

/** The sections of a profile, in order. */
export const sections: Record<Section, string> = {
  GENERAL: 'General',
  DISPLAY_INFO: 'Beside the name',
  SOCIAL: 'Social networks',
  ADDRESS: 'Address',
};

/** Describes a field in a few words. */
export function describeField({ fieldType, socialType, defaultPrivacy, appliesTo }: FieldView): string {
  const type = fieldTypes[fieldType as FieldType] ?? '';
  const network = fieldType === 'SOCIAL' ? socialTypes[socialType as SocialType] : null;
  return [
    network ?? type,
    defaultPrivacy === 'PUBLIC' ? 'shown to others' : 'private',
    appliesTo === 'SELECTED_MEMBERS' && 'for some members',
  ]
    .filter(Boolean)
    .join(' · ');
}
