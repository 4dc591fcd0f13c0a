import type { memberAuthentication, Request } from '@stoa/contract';
import type { Profile } from '../../identity/index.ts';

type ContactInfo = NonNullable<Request<typeof memberAuthentication.register>['contactInfo']>;

/** V1's contact information as a profile. */
export function profileOfContactInfo({ locale, customFields, ...same }: ContactInfo): Profile {
  const fields = customFields?.map(({ name, strValue, ...value }) => ({
    name,
    value: strValue === null || strValue === undefined ? value : { strValue },
  }));
  return { ...same, ...(locale ? { language: locale } : {}), ...(fields ? { customFields: fields } : {}) };
}
