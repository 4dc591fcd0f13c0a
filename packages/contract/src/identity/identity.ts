/** Identities of members and staff: profile, status and factors. */
import {
  boolean,
  choice,
  country,
  date,
  email,
  guid,
  int64,
  language,
  list,
  localDate,
  mapOf,
  message,
  nullable,
  number,
  readonly,
  ref,
  refByName,
  text,
} from '../schema.ts';

export const EmailTag = choice('UNTAGGED', 'MAIN', 'HOME', 'WORK');
export const PhoneTag = choice('UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX');
export const AddressTag = choice('UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING');
export type ProfileFieldValueMessage = {
  strValue?: string;
  numValue?: number;
  dateValue?: string | null;
  boolValue?: boolean;
  listValue?: { value?: ProfileFieldValueMessage[] };
  mapValue?: { value?: Record<string, ProfileFieldValueMessage> };
};
export const ProfileFieldList = message('ProfileFieldList', {
  value: list(refByName<ProfileFieldValueMessage>('ProfileFieldValue')),
});
export const ProfileFieldMap = message('ProfileFieldMap', {
  value: mapOf(refByName<ProfileFieldValueMessage>('ProfileFieldValue')),
});
export const ProfileFieldValue = message(
  'ProfileFieldValue',
  {
    strValue: text(),
    numValue: number(),
    dateValue: nullable(date),
    listValue: ref(ProfileFieldList),
    mapValue: ref(ProfileFieldMap),
    boolValue: boolean,
  },
  { atMostOne: [['strValue', 'numValue', 'dateValue', 'listValue', 'mapValue', 'boolValue']] },
);
export const ProfileField = message('ProfileField', {
  name: text(),
  value: ref(ProfileFieldValue),
});
export const ProfilePrivacy = choice('UNDEFINED', 'PUBLIC', 'PRIVATE');
export const SecondaryEmail = message('SecondaryEmail', {
  email: email,
  tag: EmailTag,
});
export const IdentityAddress = message('IdentityAddress', {
  country: nullable(country),
  subdivision: nullable(text({ maxLength: 255 })),
  city: nullable(text({ maxLength: 255 })),
  postalCode: nullable(text({ maxLength: 255 })),
  addressLine: nullable(text({ maxLength: 1000 })),
  addressLine2: nullable(text({ maxLength: 1000 })),
  streetName: nullable(text({ maxLength: 1000 })),
  streetNumber: nullable(text({ maxLength: 1000 })),
});
export const TaggedAddress = message('TaggedAddress', {
  address: ref(IdentityAddress),
  tag: AddressTag,
});
export const TaggedPhone = message('TaggedPhone', {
  countryCode: nullable(country),
  phone: text({ maxLength: 255 }),
  tag: PhoneTag,
});
/** A generous limit for lists that have none in the public contract. */
const several = { maxItems: 100 };
const shortText = text({ maxLength: 255 });
export const IdentityProfile = message('IdentityProfile', {
  firstName: nullable(shortText),
  lastName: nullable(shortText),
  nickname: nullable(shortText),
  picture: nullable(text({ maxLength: 2048 })),
  emails: list(shortText, several),
  phones: list(shortText, several),
  labels: list(shortText, { maxItems: 2000 }),
  language: nullable(language),
  privacyStatus: ProfilePrivacy,
  customFields: list(ref(ProfileField), several),
  secondaryEmails: list(ref(SecondaryEmail), several),
  phonesV2: list(ref(TaggedPhone), several),
  addresses: list(ref(TaggedAddress), several),
  company: nullable(text({ maxLength: 1000 })),
  position: nullable(text({ maxLength: 1000 })),
  birthdate: nullable(localDate),
  slug: nullable(text({ maxLength: 255 })),
  subscription: nullable(boolean),
  vatId: nullable(text({ maxLength: 1000 })),
});
export const AuthenticationState = choice(
  'UNKNOWN_STATE',
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MISSING_FIELDS',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
);
export const FactorStatus = choice('INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL');
export const FactorType = choice('PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE');
export const Factor = message('Factor', {
  factorId: guid,
  type: FactorType,
  status: FactorStatus,
});
export const AuthenticatorConnection = message('AuthenticatorConnection', {
  authenticatorConnectionId: guid,
  reEnrollmentRequired: boolean,
});
export const IdpConnection = message('IdpConnection', {
  idpConnectionId: guid,
  idpUserId: text(),
});
export const IdentityConnection = message(
  'IdentityConnection',
  {
    idpConnection: ref(IdpConnection),
    authenticatorConnection: ref(AuthenticatorConnection),
  },
  { atMostOne: [['idpConnection', 'authenticatorConnection']] },
);
export const IdentityMetadata = message('IdentityMetadata', {});
export const IdentityStatusName = choice('UNKNOWN_STATUS', 'PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE');
export const PendingReason = choice(
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
);
export const IdentityStatus = message('IdentityStatus', {
  name: IdentityStatusName,
  reasons: list(PendingReason),
});
export const LoginEmail = message('LoginEmail', {
  address: email,
  isVerified: boolean,
});
export const Identity = message('Identity', {
  id: nullable(guid),
  revision: nullable(int64),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  connections: list(ref(IdentityConnection)),
  identityProfile: ref(IdentityProfile),
  metadata: ref(IdentityMetadata),
  email: ref(LoginEmail),
  status: ref(IdentityStatus),
  factors: readonly(list(ref(Factor), { maxItems: 10 })),
});
export type AdditionalValueMessage = {
  strValue?: string;
  numValue?: number;
  dateValue?: string | null;
  listValue?: { value?: AdditionalValueMessage[] };
  mapValue?: { value?: Record<string, AdditionalValueMessage> };
};
export const AdditionalList = message('AdditionalList', {
  value: list(refByName<AdditionalValueMessage>('AdditionalValue')),
});
export const AdditionalMap = message('AdditionalMap', {
  value: mapOf(refByName<AdditionalValueMessage>('AdditionalValue')),
});
export const AdditionalValue = message(
  'AdditionalValue',
  {
    strValue: text(),
    numValue: number(),
    dateValue: nullable(date),
    listValue: ref(AdditionalList),
    mapValue: ref(AdditionalMap),
  },
  { atMostOne: [['strValue', 'numValue', 'dateValue', 'listValue', 'mapValue']] },
);

/** The state of a registration or login: the session token, or a state token for the next step. */
export const stateMachine = {
  state: AuthenticationState,
  sessionToken: nullable(text()),
  stateToken: nullable(text()),
  identity: ref(Identity),
  additionalData: mapOf(ref(AdditionalValue)),
};
