import { AreasPage } from '../../app/areas-page.tsx';

const areas = [
  { path: '/settings/general', title: 'General' },
  { path: '/settings/domains', title: 'Domains' },
  { path: '/settings/team', title: 'Team and roles' },
  { path: '/settings/payments', title: 'Payments' },
  { path: '/settings/checkout', title: 'Checkout' },
  { path: '/settings/documents', title: 'Invoices' },
  { path: '/settings/delivery', title: 'Delivery' },
  { path: '/settings/currencies', title: 'Currencies' },
  { path: '/settings/tax', title: 'Tax' },
  { path: '/settings/api-keys', title: 'API keys' },
  { path: '/settings/oauth-apps', title: 'OAuth apps' },
  { path: '/settings/sign-in', title: 'Sign-in' },
  { path: '/settings/emails', title: 'E-mails' },
  { path: '/settings/consent', title: 'Consent' },
  { path: '/settings/badges', title: 'Badges' },
  { path: '/settings/profile-fields', title: 'Profile fields' },
  { path: '/settings/archive', title: 'Site archive' },
  { path: '/settings/activity', title: 'Activity' },
] as const;

/** The settings of the site. */
export function Component() {
  return <AreasPage title="Settings" areas={areas} />;
}
