/** Parts shared by several member services. */
import { choice, date, guid, int64, message, nullable, number, readonly, text } from '../schema.ts';

export const MemberFieldPrivacy = choice('UNKNOWN', 'PUBLIC', 'PRIVATE');
export const MemberFieldSocialType = choice(
  'UNKNOWN',
  'FACEBOOK',
  'INSTAGRAM',
  'LINKEDIN',
  'TWITTER',
  'YOUTUBE',
  'PINTEREST',
  'TIKTOK',
  'DEVIANTART',
  'SOUNDCLOUD',
  'TUMBLR',
  'VIMEO',
  'VKONTAKTE',
  'ODNOKLASSNIKI',
  'OTHER',
);
export const MemberFieldOrigin = choice('UNKNOWN', 'CUSTOM', 'CONTACT', 'SYSTEM');
export const MemberStatus = choice('UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE');
export const MemberPrivacyStatus = choice('UNKNOWN', 'PRIVATE', 'PUBLIC');
export const MemberActivityStatus = choice('UNKNOWN', 'ACTIVE', 'MUTED');
export const MemberImage = message('MemberImage', {
  id: text(),
  url: text(),
  height: number(),
  width: number(),
  offsetX: nullable(number()),
  offsetY: nullable(number()),
});
export const MemberCustomFieldMemberFieldAppliesTo = choice('ALL_MEMBERS', 'SELECTED_MEMBERS');
export const MemberFieldSection = choice('GENERAL', 'SOCIAL', 'DISPLAY_INFO', 'ADDRESS');
export const MemberFieldType = choice('UNKNOWN', 'TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL');
export const MemberField = message('MemberField', {
  id: readonly(nullable(guid)),
  name: nullable(text({ minLength: 1, maxLength: 150 })),
  key: readonly(nullable(text())),
  defaultPrivacy: MemberFieldPrivacy,
  fieldType: MemberFieldType,
  socialType: MemberFieldSocialType,
  fieldOrigin: readonly(MemberFieldOrigin),
  appliesTo: readonly(MemberCustomFieldMemberFieldAppliesTo),
  section: readonly(MemberFieldSection),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  revision: nullable(int64),
});
export const AppliedFieldType = choice('UNKNOWN', 'TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL');
export const FieldAppliesTo = choice('ALL_MEMBERS', 'SELECTED_MEMBERS');
