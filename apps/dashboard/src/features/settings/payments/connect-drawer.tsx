import { PasswordInput, Switch, Text, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { ACCOUNTS, providerTitles } from './queries.ts';

type Connectable = 'stripe' | 'payPal';
type ConnectDrawerProps = { provider: Connectable | null; onClose: () => void };

/** Connects an account with a provider. Its keys are tried before anything is stored. */
export function ConnectDrawer({ provider, onClose }: ConnectDrawerProps) {
  const title = provider ? `Connect ${providerTitles[provider]}` : '';
  return (
    <FormDrawer opened={provider !== null} onClose={onClose} title={title}>
      {provider && <ConnectForm key={provider} provider={provider} onClose={onClose} />}
    </FormDrawer>
  );
}

const empty = () => ({ secretKey: '', clientId: '', clientSecret: '', isLive: true });

function ConnectForm({ provider, onClose }: { provider: Connectable; onClose: () => void }) {
  const isStripe = provider === 'stripe';
  const form = useEntityForm({
    entity: null,
    read: empty,
    validate: ({ secretKey, clientId, clientSecret }) =>
      isStripe
        ? { secretKey: missing(secretKey, 'Enter the secret key.') }
        : {
            clientId: missing(clientId, 'Enter the client ID.'),
            clientSecret: missing(clientSecret, 'Enter the secret.'),
          },
    wire: { codes: { PAYMENT_ACCOUNT_NOT_ACCEPTED: { field: isStripe ? 'secretKey' : 'clientSecret' } } },
    save: async ({ secretKey, clientId, clientSecret, isLive }) => {
      const keys = isStripe ? { secretKey } : { clientId, clientSecret, isLive };
      const answer = await api.paymentAccounts.connectPaymentAccount({ provider, ...keys });
      return present(answer.paymentAccount, 'paymentAccount');
    },
    saved: () => `${providerTitles[provider]} is connected`,
    onDone: onClose,
    refresh: [ACCOUNTS],
  });
  return (
    <Form form={form} autoComplete="off">
      {isStripe ? <StripeFields form={form} /> : <PayPalFields form={form} />}
      <FormEnd form={form}>Connect</FormEnd>
    </Form>
  );
}

type FieldsProps = { form: ReturnType<typeof useEntityForm<null, ReturnType<typeof empty>, unknown>> };

const StripeFields = ({ form }: FieldsProps) => (
  <>
    <Text size="sm">
      You find the key in Stripe’s dashboard under Developers, API keys. With a test key, no card is charged.
    </Text>
    <PasswordInput
      label="Secret key"
      description="Begins with sk_ or rk_"
      required
      maxLength={300}
      data-autofocus
      visibilityToggleButtonProps={{ 'aria-label': 'Show the key' }}
      {...form.text('secretKey')}
    />
  </>
);

const PayPalFields = ({ form }: FieldsProps) => (
  <>
    <Text size="sm">
      Create an app in PayPal’s developer dashboard under Apps & Credentials, and copy its client ID and secret.
    </Text>
    <TextInput label="Client ID" required maxLength={300} data-autofocus {...form.text('clientId')} />
    <PasswordInput
      label="Secret"
      required
      maxLength={300}
      visibilityToggleButtonProps={{ 'aria-label': 'Show the secret' }}
      {...form.text('clientSecret')}
    />
    <Switch
      label="This is a live app"
      description="Apps of PayPal’s sandbox move no money."
      {...form.toggle('isLive')}
    />
  </>
);
