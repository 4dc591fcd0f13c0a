import { Badge, Button, Group, Text } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { usePermissionGroups } from '../permission-groups.ts';
import { ApiKeyDrawer } from './api-key-drawer.tsx';
import { permissionsSummary } from './permissions-summary.ts';
import { API_KEYS, type ApiKey, apiKeysQuery } from './queries.ts';
import { type FreshSecret, SecretDialog } from './secret-dialog.tsx';

/** The API keys of the site: who made them, what they may do, when they were used. */
export function Component() {
  const keys = useQuery(apiKeysQuery);
  const mayManage = useMay()('developers.createApiKey');
  const [isAdding, setAdding] = useState(false);
  const [fresh, setFresh] = useState<FreshSecret | null>(null);
  if (keys.isError) return <Failure error={keys.error} onRetry={() => void keys.refetch()} />;
  if (keys.isPending) return <ListSkeleton />;
  return (
    <Panel
      title="API keys"
      flush
      aside={
        mayManage && (
          <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            New key
          </Button>
        )
      }
    >
      {keys.data.length === 0 ? (
        <NothingHere
          icon={<IconKey aria-hidden />}
          title="No API keys"
          description="A key lets a program of yours work on this site, with the permissions that you give it."
        />
      ) : (
        <ul className={list.cards} aria-label="API keys">
          {keys.data.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      <ApiKeyDrawer opened={isAdding} onClose={() => setAdding(false)} onCreated={setFresh} />
      <SecretDialog fresh={fresh} onClose={() => setFresh(null)} />
    </Panel>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id = '', name = '', prefix, permissions = [], createdBy, createdDate, lastUsedDate, expiresDate } = apiKey;
  const format = useFormat();
  const groups = usePermissionGroups();
  const change = useChange(API_KEYS);
  const hasExpired = Boolean(expiresDate && Date.parse(expiresDate) < Date.now());
  const revoke = () =>
    confirmFirst({
      title: `Revoke ${name}?`,
      text: 'Programs that use it are refused from now on. This cannot be undone.',
      confirm: 'Revoke key',
      onConfirm: () =>
        change.mutate({ change: () => api.developers.revokeApiKey({ apiKeyId: id }), done: `${name} was revoked` }),
    });
  const facts = [
    `Made ${createdDate ? format.date(createdDate) : ''}${createdBy ? ` by ${createdBy}` : ''}`,
    lastUsedDate ? `last used ${format.dateTime(lastUsedDate)}` : 'never used',
    ...(expiresDate && !hasExpired ? [`until ${format.date(expiresDate)}`] : []),
  ];
  return (
    <li className={list.card}>
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0, flex: 1 }}>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            {prefix && (
              <Badge variant="light" color="gray" tt="none" ff="monospace">
                {prefix}…
              </Badge>
            )}
            {hasExpired && <Badge color="red">Expired</Badge>}
          </Group>
          <Text size="sm">{permissionsSummary(permissions, groups)}</Text>
          <Text size="xs" c="dimmed">
            {facts.join(', ')}
          </Text>
        </div>
        {apiKey.mayRevoke && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            style={{ flexShrink: 0 }}
            aria-label={`Revoke ${name}`}
            disabled={change.isPending}
            onClick={revoke}
          >
            Revoke
          </Button>
        )}
      </Group>
    </li>
  );
}
