import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link, Outlet, useLocation } from 'react-router';
import { NothingHere } from '../ui/nothing-here.tsx';
import { Page } from './page.tsx';
import { useSession } from './session.ts';
import { useMayOpen } from './use-may-open.ts';

/** The requested page, if the user may open it. */
export function PermittedPage() {
  const { pathname } = useLocation();
  return useMayOpen()(pathname) ? <Outlet /> : <NoAccess />;
}

/** Replaces a page that the user's role does not include: the reason, and the people to ask. */
function NoAccess() {
  const { site, sites } = useSession();
  const owner = sites.find(({ id }) => id === site.id)?.ownerName;
  const whom = owner ? `${owner}, who owns the site,` : 'The owner of the site';
  return (
    <Page title="You don’t have access to this page">
      <NothingHere
        icon={<IconLock aria-hidden />}
        title={`Your role on ${site.name} does not include this page`}
        description={`${whom} can give you another role.`}
      >
        <Button component={Link} to="/">
          Go home
        </Button>
      </NothingHere>
    </Page>
  );
}
