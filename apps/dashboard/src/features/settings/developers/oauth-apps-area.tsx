import { Badge, Button, Code, Group } from '@mantine/core';
import { IconApps, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { OAuthAppDrawer } from './oauth-app-drawer.tsx';
import { PermissionsSummary } from './permissions-summary.tsx';
import { OAUTH_APPS, type OAuthApp, oAuthAppsQuery } from './queries.ts';
import { type FreshSecret, SecretDialog } from './secret-dialog.tsx';

const texts = words.developerSettings;

/** Data and callbacks that the page provides to its rows. */
type Extra = {
  /** The id of the app used by the site's own pages. */
  ofSite: string | undefined;
  onEdit: (app: OAuthApp) => void;
  onSecret: (fresh: FreshSecret) => void;
};

/** The front ends and services that call the site's API. */
export function Component() {
  const { site } = useSession();
  const mayManage = useMay()('developers.createOAuthApp');
  const [edited, setEdited] = useState<OAuthApp | null>(null);
  const [fresh, setFresh] = useState<FreshSecret | null>(null);
  const newApp = mayManage && (
    <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({})}>
      {texts.apps.new}
    </Button>
  );
  return (
    <RowsPanel
      title={texts.apps.title}
      rows={appRows}
      query={useQuery(oAuthAppsQuery)}
      extra={{ ofSite: site.clientId, onEdit: setEdited, onSecret: setFresh }}
      aside={newApp}
    >
      <OAuthAppDrawer app={edited} onClose={() => setEdited(null)} onSecret={setFresh} />
      <SecretDialog fresh={fresh} onClose={() => setFresh(null)} />
    </RowsPanel>
  );
}

const appRows = defineRows<OAuthApp, Extra>({
  idOf: ({ id = '' }) => id,
  name: { of: ({ name = '' }) => name },
  parts: [
    {
      at: 'beside',
      show: ({ kind }) => (
        <Badge variant="light" color="gray">
          {kind === 'APP' ? texts.apps.service : texts.apps.frontEnd}
        </Badge>
      ),
    },
    {
      at: 'beside',
      show: ({ id }, { extra }) => id === extra.ofSite && <Badge variant="light">{texts.apps.ofSite}</Badge>,
    },
    {
      at: 'detail',
      show: ({ id }) => (
        <>
          {texts.apps.clientId} <Code>{id}</Code>
        </>
      ),
    },
    {
      at: 'note',
      show: (app) => (app.kind === 'APP' ? <PermissionsSummary permissions={app.permissions ?? []} /> : addresses(app)),
    },
    {
      at: 'end',
      show: (app, { may, extra }) =>
        may('developers.createOAuthApp') && app.mayChange && <AppButtons app={app} {...extra} />,
    },
  ],
  empty: {
    icon: <IconApps aria-hidden />,
    title: texts.apps.none,
    description: texts.apps.noneText,
  },
});

function AppButtons({ app, ofSite, onEdit, onSecret }: Extra & { app: OAuthApp }) {
  const { id = '', name = '', kind } = app;
  const change = useChange(OAUTH_APPS);
  const remove = () =>
    confirmFirst({
      title: words.actions.deleteTitle(name),
      text: texts.apps.deleteText,
      confirm: texts.apps.delete,
      onConfirm: () =>
        change.mutate({
          change: () => api.developers.deleteOAuthApp({ oAuthAppId: id }),
          done: words.actions.deleted(name),
        }),
    });
  const rotate = () =>
    confirmFirst({
      title: texts.secret.newTitle(name),
      text: texts.secret.newText,
      confirm: texts.secret.new,
      onConfirm: () =>
        change.mutate({
          change: async () => {
            const { secret } = await api.developers.rotateSecret({ oAuthAppId: id });
            onSecret({ name, secret: present(secret, 'secret') });
          },
          done: texts.secret.changed(name),
        }),
    });
  return (
    <Group gap="xs">
      {kind === 'APP' && (
        <Button size="xs" variant="default" aria-label={texts.secret.newOf(name)} onClick={rotate}>
          {texts.secret.new}
        </Button>
      )}
      <Button size="xs" variant="default" aria-label={words.actions.editNamed(name)} onClick={() => onEdit(app)}>
        {words.actions.edit}
      </Button>
      {id !== ofSite && (
        <Button size="xs" variant="subtle" color="red" aria-label={words.actions.deleteNamed(name)} onClick={remove}>
          {words.common.delete}
        </Button>
      )}
    </Group>
  );
}

function addresses({ allowedRedirectUris = [], allowedRedirectDomains = [] }: OAuthApp): string {
  const all = [...allowedRedirectDomains, ...allowedRedirectUris];
  return all.length > 0 ? texts.apps.returnsTo(all.join(', ')) : texts.apps.noAddresses;
}
