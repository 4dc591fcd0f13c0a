import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link, Outlet, useLocation } from 'react-router';
import { NothingHere } from '../ui/nothing-here.tsx';
import { Page } from './page.tsx';
import { useSession } from './session.ts';
import { useMayOpen } from './use-may-open.ts';
import { words } from './words.ts';

const texts = words.shell.noAccess;

/** The requested page, if the user may open it. */
export function PermittedPage() {
  const { pathname } = useLocation();
  return useMayOpen()(pathname) ? <Outlet /> : <NoAccess />;
}

/** Replaces a page that the user's role does not include: the reason, and the people to ask. */
function NoAccess() {
  const { site, sites } = useSession();
  const owner = sites.find(({ id }) => id === site.id)?.ownerName;
  return (
    <Page title={texts.title}>
      <NothingHere
        icon={<IconLock aria-hidden />}
        title={texts.role(site.name ?? '')}
        description={owner ? texts.ask(owner) : texts.askOwner}
      >
        <Button component={Link} to="/">
          {words.shell.goHome}
        </Button>
      </NothingHere>
    </Page>
  );
}
