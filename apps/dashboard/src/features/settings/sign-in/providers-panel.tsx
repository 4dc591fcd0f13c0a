import { Badge, Button, Code, Group } from '@mantine/core';
import { IconLogin2, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ProviderDrawer } from './provider-drawer.tsx';
import { PROVIDERS, type Provider, providersQuery } from './queries.ts';

const texts = words.signInSettings;

type Extra = { onEdit: (provider: Provider) => void };

/** Services that members can log in with. */
export function ProvidersPanel() {
  const mayManage = useMay()('identityProviders.createIdentityProvider');
  const [edited, setEdited] = useState<Provider | null>(null);
  const addService = mayManage && (
    <Button size="sm" variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({})}>
      {texts.services.add}
    </Button>
  );
  return (
    <RowsPanel
      title={texts.services.title}
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
            {words.common.switching.isOff}
          </Badge>
        ),
    },
    { at: 'detail', show: ({ issuer }) => issuer },
    {
      at: 'note',
      show: ({ callbackUrl }) => (
        <>
          {texts.services.callback} <Code>{callbackUrl}</Code>
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
    title: texts.services.none,
    description: texts.services.noneText,
  },
});

function ProviderButtons({ provider, onEdit }: Extra & { provider: Provider }) {
  const { id = '', name = '' } = provider;
  const change = useChange(PROVIDERS);
  const remove = () =>
    confirmFirst({
      title: words.actions.removeTitle(name),
      text: texts.services.removeText,
      confirm: texts.services.remove,
      onConfirm: () =>
        change.mutate({
          change: () => api.identityProviders.deleteIdentityProvider({ identityProviderId: id }),
          done: words.actions.removed(name),
        }),
    });
  return (
    <Group gap="xs">
      <Button size="xs" variant="default" aria-label={words.actions.editNamed(name)} onClick={() => onEdit(provider)}>
        {words.actions.edit}
      </Button>
      <Button size="xs" variant="subtle" color="red" aria-label={words.actions.removeNamed(name)} onClick={remove}>
        {words.actions.remove}
      </Button>
    </Group>
  );
}
