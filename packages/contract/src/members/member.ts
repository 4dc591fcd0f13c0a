/** Members on the wire, and the messages of their queries. */
import {
  anything,
  boolean,
  choice,
  country,
  date,
  email,
  guid,
  immutable,
  integer,
  list,
  mapOf,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { ApplicationError } from '../shared/errors.ts';
import { OffsetPaging, Sorting } from '../shared/paging.ts';
import { MemberActivityStatus, MemberImage, MemberPrivacyStatus, MemberStatus } from './member-parts.ts';

export const MemberStreetAddress = message('MemberStreetAddress', {
  number: text({ maxLength: 100 }),
  name: text({ maxLength: 200 }),
});
export const MemberAddress = message(
  'MemberAddress',
  {
    streetAddress: ref(MemberStreetAddress),
    addressLine: nullable(text({ maxLength: 200 })),
    id: readonly(nullable(guid)),
    addressLine2: nullable(text({ maxLength: 1000 })),
    city: nullable(text({ maxLength: 1000 })),
    subdivision: nullable(text({ maxLength: 100 })),
    country: nullable(country),
    postalCode: nullable(text({ maxLength: 100 })),
  },
  { atMostOne: [['streetAddress', 'addressLine']] },
);
export const MemberContactField = message('MemberContactField', {
  name: nullable(text()),
  value: anything,
});
export const MemberContact = message('MemberContact', {
  firstName: nullable(text({ maxLength: 1000 })),
  lastName: nullable(text({ maxLength: 1000 })),
  phones: nullable(list(text({ minLength: 1, maxLength: 50 }), { maxItems: 50 })),
  emails: nullable(list(email, { maxItems: 50 })),
  addresses: list(ref(MemberAddress), { maxItems: 50 }),
  birthdate: nullable(text({ maxLength: 100 })),
  company: nullable(text({ maxLength: 100 })),
  jobTitle: nullable(text({ maxLength: 100 })),
  customFields: mapOf(ref(MemberContactField)),
});
export const MemberProfile = message('MemberProfile', {
  nickname: nullable(text()),
  slug: readonly(nullable(text())),
  photo: ref(MemberImage),
  cover: ref(MemberImage),
  title: nullable(text()),
});
export const Member = message('Member', {
  id: readonly(nullable(guid)),
  loginEmail: immutable(nullable(email)),
  loginEmailVerified: readonly(nullable(boolean)),
  status: readonly(MemberStatus),
  contactId: readonly(nullable(guid)),
  contact: ref(MemberContact),
  profile: ref(MemberProfile),
  privacyStatus: MemberPrivacyStatus,
  activityStatus: readonly(MemberActivityStatus),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  lastLoginDate: readonly(nullable(date)),
});
export const MemberFieldSet = choice('PUBLIC', 'EXTENDED', 'FULL');
export const MemberQuery = message('MemberQuery', {
  filter: anything,
  paging: ref(OffsetPaging),
  sorting: list(ref(Sorting)),
});
export const MemberSearch = message('MemberSearch', {
  expression: nullable(text({ minLength: 1, maxLength: 100 })),
  fields: list(text(), { maxItems: 4 }),
});
export const MemberItemMetadata = message('MemberItemMetadata', {
  id: nullable(text({ maxLength: 255 })),
  originalIndex: integer(),
  success: boolean,
  error: ref(ApplicationError),
});
export const BulkMemberResult = message('BulkMemberResult', {
  itemMetadata: ref(MemberItemMetadata),
});
