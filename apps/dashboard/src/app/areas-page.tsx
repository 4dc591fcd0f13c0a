import { Tabs } from '@mantine/core';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { Page } from './page.tsx';
import { type PagePath, pageAt } from './pages.ts';
import { useMayOpen } from './use-may-open.ts';

type AreasPageProps = { title: string; areas: readonly { path: PagePath; title: string }[] };

/** A page with several areas, one at a time, limited to those that the user's role allows. */
export function AreasPage({ title, areas: all }: AreasPageProps) {
  const shown = pageAt(useLocation().pathname);
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const areas = all.filter(({ path }) => mayOpen(path));
  const [first] = areas;
  if (first && !areas.some(({ path }) => path === shown)) return <Navigate to={first.path} replace />;
  return (
    <Page title={title}>
      <Tabs
        value={shown ?? ''}
        keepMounted={false}
        onChange={(next) => next && void navigate(next, { preventScrollReset: true })}
      >
        <Tabs.List>
          {areas.map((area) => (
            <Tabs.Tab key={area.path} value={area.path}>
              {area.title}
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
