import { words } from '../../app/words.ts';
import type { FieldView } from './queries.ts';

const texts = words.memberSettings.fields;

export type FieldType = Exclude<NonNullable<FieldView['fieldType']>, 'UNKNOWN'>;
export type SocialType = Exclude<NonNullable<FieldView['socialType']>, 'UNKNOWN'>;
export type Section = NonNullable<FieldView['section']>;

/** The labels of field types. */
export const fieldTypes: Record<FieldType, string> = texts.types;

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
  OTHER: texts.otherNetwork,
};

/** The sections of a profile, in order. */
export const sections: Record<Section, string> = texts.sections;

/** Describes a field in a few words. */
export function describeField({ fieldType, socialType, defaultPrivacy, appliesTo }: FieldView): string {
  const type = fieldTypes[fieldType as FieldType] ?? '';
  const network = fieldType === 'SOCIAL' ? socialTypes[socialType as SocialType] : null;
  return [
    network ?? type,
    defaultPrivacy === 'PUBLIC' ? texts.isPublic : texts.isPrivate,
    appliesTo === 'SELECTED_MEMBERS' && texts.forSome,
  ]
    .filter(Boolean)
    .join(' · ');
}
