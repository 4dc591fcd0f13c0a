import type { PagePath } from '../../app/pages.ts';
import { useMayOpen } from '../../app/use-may-open.ts';
import { words } from '../../app/words.ts';

const { areas: titles, groups: groupTitles } = words.settings;

export type AreaGroup = { title: string; areas: { path: PagePath; title: string }[] };

const groups: AreaGroup[] = [
  {
    title: groupTitles.site,
    areas: [
      { path: '/settings/general', title: titles.general },
      { path: '/settings/domains', title: titles.domains },
      { path: '/settings/team', title: titles.team },
      { path: '/settings/consent', title: titles.consent },
      { path: '/settings/archive', title: titles.archive },
      { path: '/settings/activity', title: titles.activity },
    ],
  },
  {
    title: groupTitles.selling,
    areas: [
      { path: '/settings/payments', title: titles.payments },
      { path: '/settings/checkout', title: titles.checkout },
      { path: '/settings/delivery', title: titles.delivery },
      { path: '/settings/tax', title: titles.tax },
      { path: '/settings/currencies', title: titles.currencies },
      { path: '/settings/documents', title: titles.documents },
      { path: '/settings/emails', title: titles.emails },
    ],
  },
  {
    title: groupTitles.members,
    areas: [
      { path: '/settings/sign-in', title: titles.signIn },
      { path: '/settings/badges', title: titles.badges },
      { path: '/settings/profile-fields', title: titles.profileFields },
    ],
  },
  {
    title: groupTitles.developers,
    areas: [
      { path: '/settings/api-keys', title: titles.apiKeys },
      { path: '/settings/oauth-apps', title: titles.oauthApps },
      { path: '/settings/service-plugins', title: words.servicePlugins.title },
    ],
  },
];

/** The areas of the settings that the user has access to, without groups that have none. */
export function useAreas(): AreaGroup[] {
  const mayOpen = useMayOpen();
  return groups
    .map(({ title, areas }) => ({ title, areas: areas.filter(({ path }) => mayOpen(path)) }))
    .filter(({ areas }) => areas.length > 0);
}
