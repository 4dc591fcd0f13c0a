import { Tabs } from '@mantine/core';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { Page } from '../../app/page.tsx';
import { pageAt } from '../../app/pages.ts';
import { useMayOpen } from '../../app/use-may-open.ts';

const all = [
  { path: '/settings/team', title: 'Team and roles' },
  { path: '/settings/api-keys', title: 'API keys' },
  { path: '/settings/oauth-apps', title: 'OAuth apps' },
  { path: '/settings/sign-in', title: 'Sign-in' },
  { path: '/settings/emails', title: 'E-mails' },
  { path: '/settings/badges', title: 'Badges' },
  { path: '/settings/profile-fields', title: 'Profile fields' },
  { path: '/settings/activity', title: 'Activity' },
];

/** The settings of the site, one area at a time, limited to the areas that the user's role allows. */
export function Component() {
  const shown = pageAt(useLocation().pathname);
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const areas = all.filter(({ path }) => mayOpen(path));
  const [first] = areas;
  if (first && !areas.some(({ path }) => path === shown)) return <Navigate to={first.path} replace />;
  return (
    <Page title="Settings">
      <Tabs
        value={shown ?? ''}
        keepMounted={false}
        onChange={(next) => next && void navigate(next, { preventScrollReset: true })}
      >
        <Tabs.List>
          {areas.map(({ path, title }) => (
            <Tabs.Tab key={path} value={path}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown ?? ''} pt="md">
          <Outlet />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
