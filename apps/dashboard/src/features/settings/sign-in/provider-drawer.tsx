import { PasswordInput, Switch, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { missing, notWebAddress } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { PROVIDERS, type Provider } from './queries.ts';

const texts = words.signInSettings;

/** A `provider` without an id is new. */
type ProviderDrawerProps = { provider: Provider | null; onClose: () => void };

/** Connects a service, or edits its connection. */
export function ProviderDrawer({ provider, onClose }: ProviderDrawerProps) {
  return (
    <FormDrawer
      opened={provider !== null}
      onClose={onClose}
      title={provider?.id ? texts.services.edit : texts.services.add}
    >
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
      clientId: missing(clientId, texts.services.missingClientId),
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
    saved: (_, { name }) => words.actions.saved(name.trim()),
    settle: (answer) => answer,
    onDone: onClose,
    refresh: [PROVIDERS],
  });
  return (
    <Form form={form} autoComplete="off">
      <TextInput
        label={words.forms.name}
        description={texts.services.nameText}
        required
        maxLength={100}
        data-autofocus
        {...form.text('name')}
      />
      <TextInput
        label={texts.services.issuer}
        description={texts.services.issuerText}
        required
        type="url"
        maxLength={2048}
        disabled={Boolean(provider.id)}
        {...form.text('issuer')}
      />
      <TextInput
        label={texts.services.clientId}
        description={texts.services.clientIdText}
        required
        maxLength={500}
        {...form.text('clientId')}
      />
      <PasswordInput
        label={texts.services.secret}
        description={provider.id ? texts.services.secretKept : texts.services.secretNone}
        autoComplete="off"
        maxLength={2000}
        visibilityToggleButtonProps={{ 'aria-label': texts.services.showSecret }}
        {...form.text('clientSecret')}
      />
      <Switch label={texts.services.isOn} {...form.toggle('enabled')} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
