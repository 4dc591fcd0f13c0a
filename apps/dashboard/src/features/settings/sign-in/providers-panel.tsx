import { Badge, Button, Code, Group } from '@mantine/core';
import { IconLogin2, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ProviderDrawer } from './provider-drawer.tsx';
import { PROVIDERS, type Provider, providersQuery } from './queries.ts';

type Extra = { onEdit: (provider: Provider) => void };

/** Services that members can log in with. */
export function ProvidersPanel() {
  const mayManage = useMay()('identityProviders.createIdentityProvider');
  const [edited, setEdited] = useState<Provider | null>(null);
  const addService = mayManage && (
    <Button size="sm" variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({})}>
      Add service
    </Button>
  );
  return (
    <RowsPanel
      title="Social and single sign-on"
      rows={providerRows}
      query={useQuery(providersQuery)}
      extra={{ onEdit: setEdited }}
      aside={addService}
    >
      <ProviderDrawer provider={edited} onClose={() => setEdited(null)} />
    </RowsPanel>
  );
}

const providerRows = defineRows<Provider, Extra>({
  idOf: ({ id = '' }) => id,
  name: { of: ({ name = '' }) => name },
  parts: [
    {
      at: 'beside',
      show: ({ enabled }) =>
        !enabled && (
          <Badge variant="light" color="gray">
            Switched off
          </Badge>
        ),
    },
    { at: 'detail', show: ({ issuer }) => issuer },
    {
      at: 'note',
      show: ({ callbackUrl }) => (
        <>
          Register this redirect address there: <Code>{callbackUrl}</Code>
        </>
      ),
    },
    {
      at: 'end',
      show: (provider, { may, extra }) =>
        may('identityProviders.createIdentityProvider') && <ProviderButtons provider={provider} {...extra} />,
    },
  ],
  empty: {
    icon: <IconLogin2 />,
    title: 'No services yet',
    description:
      'Members log in with e-mail and password. Add a service that supports OpenID Connect so that they can use an existing account.',
  },
});

function ProviderButtons({ provider, onEdit }: Extra & { provider: Provider }) {
  const { id = '', name = '' } = provider;
  const change = useChange(PROVIDERS);
  const remove = () =>
    confirmFirst({
      title: `Remove ${name}?`,
      text: 'Members can no longer log in with it. Their accounts are kept: they can set a password by e-mail instead.',
      confirm: 'Remove service',
      onConfirm: () =>
        change.mutate({
          change: () => api.identityProviders.deleteIdentityProvider({ identityProviderId: id }),
          done: `${name} was removed`,
        }),
    });
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" aria-label={`Edit ${name}`} onClick={() => onEdit(provider)}>
        Edit
      </Button>
      <Button size="xs" variant="subtle" color="red" aria-label={`Remove ${name}`} onClick={remove}>
        Remove
      </Button>
    </Group>
  );
}
