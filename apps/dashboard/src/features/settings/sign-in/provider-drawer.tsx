import { PasswordInput, Switch, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { missing, notWebAddress } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { PROVIDERS, type Provider } from './queries.ts';

/** A `provider` without an id is new. */
type ProviderDrawerProps = { provider: Provider | null; onClose: () => void };

/** Connects a service, or edits its connection. */
export function ProviderDrawer({ provider, onClose }: ProviderDrawerProps) {
  return (
    <FormDrawer opened={provider !== null} onClose={onClose} title={provider?.id ? 'Edit service' : 'Add service'}>
      {provider && <ProviderForm key={provider.id ?? 'new'} provider={provider} onClose={onClose} />}
    </FormDrawer>
  );
}

const readProvider = ({ name, issuer, clientId, enabled }: Provider) => ({
  name: name ?? '',
  issuer: issuer ?? '',
  clientId: clientId ?? '',
  clientSecret: '',
  enabled: enabled ?? true,
});

function ProviderForm({ provider, onClose }: ProviderDrawerProps & { provider: Provider }) {
  const form = useEntityForm({
    entity: provider,
    read: readProvider,
    validate: ({ name, issuer, clientId }) => ({
      name: missing(name),
      issuer: notWebAddress(issuer),
      clientId: missing(clientId, 'Enter the client id'),
    }),
    save: async ({ name, issuer, clientId, clientSecret, enabled }, { entity: { id } }) => {
      const draft = {
        name: name.trim(),
        clientId: clientId.trim(),
        enabled,
        // the server never reveals the secret: an empty field leaves it unchanged
        ...(clientSecret ? { clientSecret } : {}),
      };
      const answer = id
        ? await api.identityProviders.updateIdentityProvider({ identityProvider: { ...draft, id } })
        : await api.identityProviders.createIdentityProvider({ identityProvider: { ...draft, issuer: issuer.trim() } });
      return present(answer.identityProvider, 'identityProvider');
    },
    saved: (_, { name }) => `${name.trim()} was saved`,
    settle: (answer) => answer,
    onDone: onClose,
    refresh: [PROVIDERS],
  });
  return (
    <Form form={form} autoComplete="off">
      <TextInput
        label="Name"
        description="Shown on the login page"
        required
        maxLength={100}
        data-autofocus
        {...form.text('name')}
      />
      <TextInput
        label="Issuer"
        description="The address of the service, such as https://accounts.example. It can’t be changed later."
        required
        type="url"
        maxLength={2048}
        disabled={Boolean(provider.id)}
        {...form.text('issuer')}
      />
      <TextInput
        label="Client id"
        description="What this site is known as there"
        required
        maxLength={500}
        {...form.text('clientId')}
      />
      <PasswordInput
        label="Client secret"
        description={provider.id ? 'Left empty, it stays as it is' : 'Left empty where there is none'}
        autoComplete="off"
        maxLength={2000}
        visibilityToggleButtonProps={{ 'aria-label': 'Show secret' }}
        {...form.text('clientSecret')}
      />
      <Switch label="Members can use it" {...form.toggle('enabled')} />
      <FormEnd form={form}>Save</FormEnd>
    </Form>
  );
}
