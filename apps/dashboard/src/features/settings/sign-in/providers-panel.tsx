import { Badge, Button, Code, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ProviderDrawer } from './provider-drawer.tsx';
import { PROVIDERS, type Provider, providersQuery } from './queries.ts';

/** Accounts elsewhere by which members can log in. */
export function ProvidersPanel() {
  const providers = useQuery(providersQuery);
  const mayManage = useMay()('identityProviders.createIdentityProvider');
  const [edited, setEdited] = useState<Provider | null>(null);
  if (providers.isError) return <Failure error={providers.error} onRetry={() => void providers.refetch()} />;
  if (providers.isPending) return <ListSkeleton />;
  return (
    <Panel
      title="Accounts elsewhere"
      flush
      aside={
        mayManage && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setEdited({})}
          >
            Add service
          </Button>
        )
      }
    >
      {providers.data.length === 0 ? (
        <Text size="sm" c="dimmed" px="md" pb="md">
          Members log in with e-mail and password. Add a service that speaks OpenID Connect to let them use their
          account there.
        </Text>
      ) : (
        <ul className={list.cards} aria-label="Accounts elsewhere">
          {providers.data.map((provider) => (
            <ProviderRow
              key={provider.id}
              provider={provider}
              mayManage={mayManage}
              onEdit={() => setEdited(provider)}
            />
          ))}
        </ul>
      )}
      <ProviderDrawer provider={edited} onClose={() => setEdited(null)} />
    </Panel>
  );
}

type ProviderRowProps = { provider: Provider; mayManage: boolean; onEdit: () => void };

function ProviderRow({ provider, mayManage, onEdit }: ProviderRowProps) {
  const { id = '', name = '', issuer, enabled, callbackUrl } = provider;
  const change = useChange(PROVIDERS);
  const remove = () =>
    confirmFirst({
      title: `Remove ${name}?`,
      text: 'Members can no longer log in with it. Their accounts stay: a new password by mail lets them in.',
      confirm: 'Remove service',
      onConfirm: () =>
        change.mutate({
          change: () => api.identityProviders.deleteIdentityProvider({ identityProviderId: id }),
          done: `${name} was removed`,
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
            {!enabled && (
              <Badge variant="light" color="gray">
                Switched off
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {issuer}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Register there as the address to return to: <Code>{callbackUrl}</Code>
          </Text>
        </div>
        {mayManage && (
          <Group gap="xs">
            <Button size="xs" variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
              Edit
            </Button>
            <Button size="xs" variant="subtle" color="red" aria-label={`Remove ${name}`} onClick={remove}>
              Remove
            </Button>
          </Group>
        )}
      </Group>
    </li>
  );
}
