import { Tabs } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { Page } from '../../app/page.tsx';
import { settingsAreas } from '../../app/pages.ts';
import { useMay } from '../../app/permissions.ts';
import { NothingHere } from '../../ui/nothing-here.tsx';

/** The settings of the site: one area at a time, of those that the person's role shows. */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const may = useMay();
  const areas = settingsAreas.filter(({ needs }) => may(needs));
  const path = pathname.split('/')[2] ?? '';
  const shown = areas.find((area) => area.path === path);
  const [first] = areas;
  if (!path && first) return <Navigate to={`/settings/${first.path}`} replace />;
  return (
    <Page title="Settings">
      {areas.length > 0 && (
        <Tabs
          value={path}
          keepMounted={false}
          onChange={(next) => next && void navigate(`/settings/${next}`, { preventScrollReset: true })}
        >
          <Tabs.List>
            {areas.map((area) => (
              <Tabs.Tab key={area.path} value={area.path}>
                {area.title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={path} pt="md">
            {shown && <Outlet />}
          </Tabs.Panel>
        </Tabs>
      )}
      {!shown && (
        <NothingHere
          icon={<IconLock aria-hidden />}
          title="Nothing to see here"
          description="Your role on this site does not show these settings."
        />
      )}
    </Page>
  );
}
