import { Badge, Button, Code, Group, Menu, Stack, Text } from '@mantine/core';
import { IconCreditCard, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ConnectDrawer } from './connect-drawer.tsx';
import { ACCOUNTS, type Account, accountsQuery, type Provider, providerTitles } from './queries.ts';

/** The providers that the shop is paid through. */
export function Component() {
  const [connecting, setConnecting] = useState<'stripe' | 'payPal' | null>(null);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Customers pay on the page of the provider and come back to your shop. Card numbers never reach it. Choose under
        General which payment methods the checkout offers.
      </Text>
      <RowsPanel
        title="Payment providers"
        rows={accountRows}
        query={useQuery(accountsQuery)}
        aside={<ConnectMenu onChoose={setConnecting} />}
      >
        <ConnectDrawer provider={connecting} onClose={() => setConnecting(null)} />
      </RowsPanel>
    </Stack>
  );
}

function ConnectMenu({ onChoose }: { onChoose: (provider: 'stripe' | 'payPal') => void }) {
  const change = useChange(ACCOUNTS);
  if (!useMay()('paymentAccounts.connectPaymentAccount')) return null;
  const useTestCards = () =>
    confirmFirst({
      title: 'Take test cards?',
      text: 'The checkout takes only test cards then, and no card is charged. Orders are marked as paid all the same.',
      confirm: 'Take test cards',
      onConfirm: () =>
        change.mutate({
          change: () => api.paymentAccounts.connectPaymentAccount({ provider: 'sandbox' }),
          done: 'The checkout takes test cards now',
        }),
    });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />}>
          Connect
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose('stripe')}>Stripe</Menu.Item>
        <Menu.Item onClick={() => onChoose('payPal')}>PayPal</Menu.Item>
        <Menu.Item onClick={useTestCards}>Test cards</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const titleOf = ({ provider = 'sandbox' }: Account): string => providerTitles[provider];

const accountRows = defineRows<Account>({
  idOf: ({ id = '' }) => id,
  name: { of: titleOf },
  parts: [
    { at: 'beside', show: (account) => <StateBadge account={account} /> },
    { at: 'detail', show: ({ title, provider }) => title ?? explanations[provider ?? 'sandbox'] },
    {
      at: 'note',
      show: ({ isNotified, notificationsUrl, enabled }) =>
        enabled &&
        isNotified === false && (
          <>
            The provider can’t send notifications to <Code>{notificationsUrl}</Code>. Payments are asked about every
            minute instead, but refunds made at the provider can take days to show up here. Connect the account again
            once the server has a public address.
          </>
        ),
    },
    {
      at: 'end',
      show: (account, { may }) =>
        account.enabled && may('paymentAccounts.disconnectPaymentAccount') && <Disconnect account={account} />,
    },
  ],
  empty: {
    icon: <IconCreditCard aria-hidden />,
    title: 'No payment provider yet',
    description: 'Connect Stripe or PayPal to take real payments. Until then, the checkout takes test cards.',
  },
});

const explanations: Record<Provider, string> = {
  sandbox: 'Takes test cards only. No card is charged.',
  stripe: 'Cards, Apple Pay and Google Pay',
  payPal: 'PayPal accounts',
};

function StateBadge({ account: { enabled, isLive, provider } }: { account: Account }) {
  if (!enabled)
    return (
      <Badge variant="light" color="gray">
        Disconnected
      </Badge>
    );
  if (isLive)
    return (
      <Badge variant="light" color="green">
        Live
      </Badge>
    );
  return provider === 'sandbox' ? null : (
    <Badge variant="light" color="yellow">
      Test mode
    </Badge>
  );
}

function Disconnect({ account }: { account: Account }) {
  const { id = '', method } = account;
  const title = titleOf(account);
  const change = useChange(ACCOUNTS);
  const remove = () =>
    confirmFirst({
      title: `Disconnect ${title}?`,
      text: `The checkout no longer offers ${method === 'payPal' ? 'PayPal' : 'cards'}. Payments that were made can still be captured and refunded.`,
      confirm: 'Disconnect',
      onConfirm: () =>
        change.mutate({
          change: () => api.paymentAccounts.disconnectPaymentAccount({ paymentAccountId: id }),
          done: `${title} was disconnected`,
        }),
    });
  return (
    <Group gap="xs">
      <Button size="xs" variant="subtle" color="red" aria-label={`Disconnect ${title}`} onClick={remove}>
        Disconnect
      </Button>
    </Group>
  );
}
