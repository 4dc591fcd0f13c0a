import { Badge, Button } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { type Around, defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ApiKeyDrawer } from './api-key-drawer.tsx';
import { PermissionsSummary } from './permissions-summary.tsx';
import { API_KEYS, type ApiKey, apiKeysQuery } from './queries.ts';
import { type FreshSecret, SecretDialog } from './secret-dialog.tsx';

/** The API keys of the site, with their authors, permissions and last use. */
export function Component() {
  const mayManage = useMay()('developers.createApiKey');
  const [isAdding, setAdding] = useState(false);
  const [fresh, setFresh] = useState<FreshSecret | null>(null);
  const newKey = mayManage && (
    <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      New key
    </Button>
  );
  return (
    <RowsPanel title="API keys" rows={keyRows} query={useQuery(apiKeysQuery)} aside={newKey}>
      <ApiKeyDrawer opened={isAdding} onClose={() => setAdding(false)} onCreated={setFresh} />
      <SecretDialog fresh={fresh} onClose={() => setFresh(null)} />
    </RowsPanel>
  );
}

const keyRows = defineRows({
  idOf: ({ id = '' }: ApiKey) => id,
  name: { of: ({ name = '' }) => name },
  parts: [
    {
      at: 'beside',
      show: ({ prefix }) =>
        prefix && (
          <Badge variant="light" color="gray" ff="monospace">
            {prefix}…
          </Badge>
        ),
    },
    { at: 'beside', show: (key) => hasExpired(key) && <Badge color="red">Expired</Badge> },
    { at: 'detail', show: ({ permissions = [] }) => <PermissionsSummary permissions={permissions} /> },
    { at: 'note', show: factsOf },
    { at: 'end', show: (key) => key.mayRevoke && <RevokeButton apiKey={key} /> },
  ],
  empty: {
    icon: <IconKey aria-hidden />,
    title: 'No API keys',
    description: 'An API key lets your programs access this site with the permissions you choose.',
  },
});

const hasExpired = ({ expiresDate }: ApiKey): boolean => Boolean(expiresDate && Date.parse(expiresDate) < Date.now());

function factsOf(key: ApiKey, { format }: Around<ApiKey>): string {
  const { createdBy, createdDate, lastUsedDate, expiresDate } = key;
  return [
    `Created ${createdDate ? format.date(createdDate) : ''}${createdBy ? ` by ${createdBy}` : ''}`,
    lastUsedDate ? `last used ${format.dateTime(lastUsedDate)}` : 'never used',
    ...(expiresDate && !hasExpired(key) ? [`valid until ${format.date(expiresDate)}`] : []),
  ].join(', ');
}

function RevokeButton({ apiKey: { id = '', name = '' } }: { apiKey: ApiKey }) {
  const change = useChange(API_KEYS);
  const revoke = () =>
    confirmFirst({
      title: `Revoke ${name}?`,
      text: 'Programs that use it will lose access immediately. This can’t be undone.',
      confirm: 'Revoke key',
      onConfirm: () =>
        change.mutate({ change: () => api.developers.revokeApiKey({ apiKeyId: id }), done: `${name} was revoked` }),
    });
  return (
    <Button
      size="xs"
      variant="subtle"
      color="red"
      aria-label={`Revoke ${name}`}
      disabled={change.isPending}
      onClick={revoke}
    >
      Revoke
    </Button>
  );
}
