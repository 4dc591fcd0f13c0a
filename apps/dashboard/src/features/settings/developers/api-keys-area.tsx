import { Badge, Button } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { type Around, defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ApiKeyDrawer } from './api-key-drawer.tsx';
import { PermissionsSummary } from './permissions-summary.tsx';
import { API_KEYS, type ApiKey, apiKeysQuery } from './queries.ts';
import { type FreshSecret, SecretDialog } from './secret-dialog.tsx';

const texts = words.developerSettings;

/** The API keys of the site, with their authors, permissions and last use. */
export function Component() {
  const mayManage = useMay()('developers.createApiKey');
  const [isAdding, setAdding] = useState(false);
  const [fresh, setFresh] = useState<FreshSecret | null>(null);
  const newKey = mayManage && (
    <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {texts.keys.new}
    </Button>
  );
  return (
    <RowsPanel title={texts.keys.title} rows={keyRows} query={useQuery(apiKeysQuery)} aside={newKey}>
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
    { at: 'beside', show: (key) => hasExpired(key) && <Badge color="red">{texts.keys.expired}</Badge> },
    { at: 'detail', show: ({ permissions = [] }) => <PermissionsSummary permissions={permissions} /> },
    { at: 'note', show: factsOf },
    { at: 'end', show: (key) => key.mayRevoke && <RevokeButton apiKey={key} /> },
  ],
  empty: {
    icon: <IconKey aria-hidden />,
    title: texts.keys.none,
    description: texts.keys.noneText,
  },
});

const hasExpired = ({ expiresDate }: ApiKey): boolean => Boolean(expiresDate && Date.parse(expiresDate) < Date.now());

function factsOf(key: ApiKey, { format }: Around<ApiKey>): string {
  const { createdBy, createdDate, lastUsedDate, expiresDate } = key;
  const created = createdDate ? format.date(createdDate) : '';
  return [
    createdBy ? texts.keys.createdBy(created, createdBy) : texts.keys.created(created),
    lastUsedDate ? texts.keys.lastUsed(format.dateTime(lastUsedDate)) : texts.keys.neverUsed,
    ...(expiresDate && !hasExpired(key) ? [texts.keys.validUntil(format.date(expiresDate))] : []),
  ].join(', ');
}

function RevokeButton({ apiKey: { id = '', name = '' } }: { apiKey: ApiKey }) {
  const change = useChange(API_KEYS);
  const revoke = () =>
    confirmFirst({
      title: texts.keys.revokeTitle(name),
      text: texts.keys.revokeText,
      confirm: texts.keys.revokeConfirm,
      onConfirm: () =>
        change.mutate({ change: () => api.developers.revokeApiKey({ apiKeyId: id }), done: texts.keys.revoked(name) }),
    });
  return (
    <Button
      size="xs"
      variant="subtle"
      color="red"
      aria-label={texts.keys.revokeNamed(name)}
      disabled={change.isPending}
      onClick={revoke}
    >
      {texts.keys.revoke}
    </Button>
  );
}
