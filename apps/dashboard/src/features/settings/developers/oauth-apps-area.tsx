import { Badge, Button, Code, Group, Text } from '@mantine/core';
import { IconApps, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { usePermissionGroups } from '../permission-groups.ts';
import { OAuthAppDrawer } from './oauth-app-drawer.tsx';
import { permissionsSummary } from './permissions-summary.ts';
import { OAUTH_APPS, type OAuthApp, oAuthAppsQuery } from './queries.ts';
import { type FreshSecret, SecretDialog } from './secret-dialog.tsx';

/** The front ends and services that call the API of the site. */
export function Component() {
  const apps = useQuery(oAuthAppsQuery);
  const mayManage = useMay()('developers.createOAuthApp');
  const [edited, setEdited] = useState<OAuthApp | null>(null);
  const [fresh, setFresh] = useState<FreshSecret | null>(null);
  if (apps.isError) return <Failure error={apps.error} onRetry={() => void apps.refetch()} />;
  if (apps.isPending) return <ListSkeleton />;
  return (
    <Panel
      title="OAuth apps"
      flush
      aside={
        mayManage && (
          <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({})}>
            New app
          </Button>
        )
      }
    >
      {apps.data.length === 0 ? (
        <NothingHere
          icon={<IconApps aria-hidden />}
          title="No OAuth apps"
          description="A front end of your own, whose visitors log in here, or a service that calls the API needs one."
        />
      ) : (
        <ul className={list.cards} aria-label="OAuth apps">
          {apps.data.map((app) => (
            <AppRow key={app.id} app={app} onEdit={() => setEdited(app)} onSecret={setFresh} mayManage={mayManage} />
          ))}
        </ul>
      )}
      <OAuthAppDrawer app={edited} onClose={() => setEdited(null)} onSecret={setFresh} />
      <SecretDialog fresh={fresh} onClose={() => setFresh(null)} />
    </Panel>
  );
}

type AppRowProps = {
  app: OAuthApp;
  mayManage: boolean;
  onEdit: () => void;
  onSecret: (fresh: FreshSecret) => void;
};

function AppRow({ app, mayManage, onEdit, onSecret }: AppRowProps) {
  const { id = '', name = '', kind } = app;
  const { site } = useSession();
  const groups = usePermissionGroups();
  const change = useChange(OAUTH_APPS);
  const isOfSite = id === site.clientId;
  const remove = () =>
    confirmFirst({
      title: `Delete ${name}?`,
      text: 'Whoever logged in through it is logged out, and it can call nothing any more. This cannot be undone.',
      confirm: 'Delete app',
      onConfirm: () =>
        change.mutate({ change: () => api.developers.deleteOAuthApp({ oAuthAppId: id }), done: `${name} was deleted` }),
    });
  const rotate = () =>
    confirmFirst({
      title: `Give ${name} a new secret?`,
      text: 'The old one stops working at once.',
      confirm: 'New secret',
      onConfirm: () =>
        change.mutate({
          change: async () => {
            const { secret } = await api.developers.rotateSecret({ oAuthAppId: id });
            onSecret({ name, secret: present(secret, 'secret') });
          },
          done: `${name} has a new secret`,
        }),
    });
  return (
    <li className={list.card}>
      <Group justify="space-between" gap="sm" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <Badge variant="light" color="gray">
              {kind === 'APP' ? 'Service' : 'Front end'}
            </Badge>
            {isOfSite && <Badge variant="light">This site</Badge>}
          </Group>
          <Text size="sm">
            Client id <Code>{id}</Code>
          </Text>
          <Text size="xs" c="dimmed">
            {kind === 'APP' ? permissionsSummary(app.permissions ?? [], groups) : addresses(app)}
          </Text>
        </div>
        {mayManage && app.mayChange && (
          <Group gap="xs">
            {kind === 'APP' && (
              <Button size="xs" variant="default" aria-label={`New secret of ${name}`} onClick={rotate}>
                New secret
              </Button>
            )}
            <Button size="xs" variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
              Edit
            </Button>
            {!isOfSite && (
              <Button size="xs" variant="subtle" color="red" aria-label={`Delete ${name}`} onClick={remove}>
                Delete
              </Button>
            )}
          </Group>
        )}
      </Group>
    </li>
  );
}

function addresses({ allowedRedirectUris = [], allowedRedirectDomains = [] }: OAuthApp): string {
  const all = [...allowedRedirectDomains, ...allowedRedirectUris];
  return all.length > 0 ? `Returns to ${all.join(', ')}` : 'Returns to no other address';
}
