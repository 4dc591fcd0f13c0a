import { AreasPage } from '../../app/areas-page.tsx';
import { words } from '../../app/words.ts';

const texts = words.settings;

const areas = [
  { path: '/settings/general', title: texts.areas.general },
  { path: '/settings/domains', title: texts.areas.domains },
  { path: '/settings/team', title: texts.areas.team },
  { path: '/settings/payments', title: texts.areas.payments },
  { path: '/settings/checkout', title: texts.areas.checkout },
  { path: '/settings/documents', title: texts.areas.documents },
  { path: '/settings/delivery', title: texts.areas.delivery },
  { path: '/settings/currencies', title: texts.areas.currencies },
  { path: '/settings/tax', title: texts.areas.tax },
  { path: '/settings/api-keys', title: texts.areas.apiKeys },
  { path: '/settings/oauth-apps', title: texts.areas.oauthApps },
  { path: '/settings/service-plugins', title: words.servicePlugins.title },
  { path: '/settings/sign-in', title: texts.areas.signIn },
  { path: '/settings/emails', title: texts.areas.emails },
  { path: '/settings/consent', title: texts.areas.consent },
  { path: '/settings/badges', title: texts.areas.badges },
  { path: '/settings/profile-fields', title: texts.areas.profileFields },
  { path: '/settings/archive', title: texts.areas.archive },
  { path: '/settings/activity', title: texts.areas.activity },
] as const;

/** The settings of the site. */
export function Component() {
  return <AreasPage title={words.shell.pages.settings} areas={areas} />;
}
