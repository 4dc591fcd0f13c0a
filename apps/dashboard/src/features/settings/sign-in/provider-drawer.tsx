import { PasswordInput, Stack, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../app/api.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { PROVIDERS, type Provider } from './queries.ts';

/** `provider` without id is new. */
type ProviderDrawerProps = { provider: Provider | null; onClose: () => void };

/** Connects a service, or changes how it is connected. */
export function ProviderDrawer({ provider, onClose }: ProviderDrawerProps) {
  return (
    <FormDrawer opened={provider !== null} onClose={onClose} title={provider?.id ? 'Edit service' : 'Add service'}>
      {provider && <ProviderForm key={provider.id ?? 'new'} provider={provider} onClose={onClose} />}
    </FormDrawer>
  );
}

function ProviderForm({ provider: known, onClose }: ProviderDrawerProps & { provider: Provider }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(known.name ?? '');
  const [issuer, setIssuer] = useState(known.issuer ?? '');
  const [clientId, setClientId] = useState(known.clientId ?? '');
  const [clientSecret, setClientSecret] = useState('');
  const [enabled, setEnabled] = useState(known.enabled ?? true);
  const saving = useMutation({
    mutationFn: () => {
      const draft = {
        name: name.trim(),
        clientId: clientId.trim(),
        enabled,
        // the secret is never told: left empty it stays as it is
        ...(clientSecret ? { clientSecret } : {}),
      };
      return known.id
        ? api.identityProviders.updateIdentityProvider({ identityProvider: { ...draft, id: known.id } })
        : api.identityProviders.createIdentityProvider({ identityProvider: { ...draft, issuer: issuer.trim() } });
    },
    onSuccess: () => {
      notifications.show({ color: 'green', message: `${name.trim()} was saved` });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: PROVIDERS }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={submit} autoComplete="off">
      <Stack>
        <TextInput
          label="Name"
          description="As the login page calls it"
          required
          maxLength={100}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label="Issuer"
          description="The address of the service, such as https://accounts.example. It cannot be changed later."
          required
          type="url"
          maxLength={2048}
          disabled={Boolean(known.id)}
          value={issuer}
          onChange={(event) => setIssuer(event.currentTarget.value)}
        />
        <TextInput
          label="Client id"
          description="What this site is known as there"
          required
          maxLength={500}
          value={clientId}
          onChange={(event) => setClientId(event.currentTarget.value)}
        />
        <PasswordInput
          label="Client secret"
          description={known.id ? 'Left empty, it stays as it is' : 'Left empty where there is none'}
          autoComplete="off"
          maxLength={2000}
          visibilityToggleButtonProps={{ 'aria-label': 'Show secret' }}
          value={clientSecret}
          onChange={(event) => setClientSecret(event.currentTarget.value)}
        />
        <Switch
          label="Members can use it"
          checked={enabled}
          onChange={(event) => setEnabled(event.currentTarget.checked)}
        />
        <FormEnd saving={saving} onCancel={onClose}>
          Save
        </FormEnd>
      </Stack>
    </form>
  );
}
