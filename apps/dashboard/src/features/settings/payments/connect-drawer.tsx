import { PasswordInput, Switch, Text, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { ACCOUNTS, providerTitles } from './queries.ts';

const texts = words.paymentSettings;

type Connectable = 'stripe' | 'payPal';
type ConnectDrawerProps = { provider: Connectable | null; onClose: () => void };

/** Connects an account with a provider. Its keys are tried before anything is stored. */
export function ConnectDrawer({ provider, onClose }: ConnectDrawerProps) {
  const title = provider ? texts.connectTo(providerTitles[provider]) : '';
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
        ? { secretKey: missing(secretKey, texts.stripe.missingKey) }
        : {
            clientId: missing(clientId, texts.payPal.missingClientId),
            clientSecret: missing(clientSecret, texts.payPal.missingSecret),
          },
    wire: { codes: { PAYMENT_ACCOUNT_NOT_ACCEPTED: { field: isStripe ? 'secretKey' : 'clientSecret' } } },
    save: async ({ secretKey, clientId, clientSecret, isLive }) => {
      const keys = isStripe ? { secretKey } : { clientId, clientSecret, isLive };
      const answer = await api.paymentAccounts.connectPaymentAccount({ provider, ...keys });
      return present(answer.paymentAccount, 'paymentAccount');
    },
    saved: () => texts.connected(providerTitles[provider]),
    onDone: onClose,
    refresh: [ACCOUNTS],
  });
  return (
    <Form form={form} autoComplete="off">
      {isStripe ? <StripeFields form={form} /> : <PayPalFields form={form} />}
      <FormEnd form={form}>{texts.connect}</FormEnd>
    </Form>
  );
}

type FieldsProps = { form: ReturnType<typeof useEntityForm<null, ReturnType<typeof empty>, unknown>> };

const StripeFields = ({ form }: FieldsProps) => (
  <>
    <Text size="sm">{texts.stripe.text}</Text>
    <PasswordInput
      label={texts.stripe.key}
      description={texts.stripe.keyText}
      required
      maxLength={300}
      data-autofocus
      visibilityToggleButtonProps={{ 'aria-label': texts.stripe.showKey }}
      {...form.text('secretKey')}
    />
  </>
);

const PayPalFields = ({ form }: FieldsProps) => (
  <>
    <Text size="sm">{texts.payPal.text}</Text>
    <TextInput label={texts.payPal.clientId} required maxLength={300} data-autofocus {...form.text('clientId')} />
    <PasswordInput
      label={texts.payPal.secret}
      required
      maxLength={300}
      visibilityToggleButtonProps={{ 'aria-label': texts.payPal.showSecret }}
      {...form.text('clientSecret')}
    />
    <Switch label={texts.payPal.isLive} description={texts.payPal.isLiveText} {...form.toggle('isLive')} />
  </>
);
