import { revisedSettings } from '../../platform/revised-settings.store.ts';

type ConsentCategory = 'FUNCTIONAL' | 'ANALYTICS' | 'ADVERTISING';
export type ConsentTag = {
  name: string;
  category: ConsentCategory;
  place: 'HEAD' | 'BODY';
  html: string;
  hosts: string[];
};
/** What a site does before a visitor has decided, by the names that the properties of a site have for it. */
type ConsentDefaults = {
  essential: boolean;
  functional: boolean;
  analytics: boolean;
  advertising: boolean;
  dataToThirdParty: boolean;
};
export type ConsentSettings = {
  enabled: boolean;
  title: string;
  text: string;
  categories: ConsentCategory[];
  policy: ConsentDefaults;
  tags: ConsentTag[];
  revision: string;
};

/** Until a site changes them: nobody is asked, as nothing needs it. */
const usualSettings: ConsentSettings = {
  enabled: false,
  title: '',
  text: '',
  categories: ['ANALYTICS'],
  policy: { essential: true, functional: false, analytics: false, advertising: false, dataToThirdParty: false },
  tags: [],
  revision: '1',
};

export const consentSettings = revisedSettings('consent_settings', usualSettings);
