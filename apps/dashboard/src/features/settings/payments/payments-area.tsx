import { Badge, Button, Code, Group, Menu, Stack, Text } from '@mantine/core';
import { IconCreditCard, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { TextWithLink } from '../../../ui/text-with-link.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ConnectDrawer } from './connect-drawer.tsx';
import { MethodsPanel } from './methods-panel.tsx';
import { ACCOUNTS, type Account, accountsQuery, type Provider, providerTitles } from './queries.ts';

const texts = words.paymentSettings;

/** The payment methods that the checkout offers, and the providers that the shop is paid through. */
export function Component() {
  const [connecting, setConnecting] = useState<'stripe' | 'payPal' | null>(null);
  return (
    <Stack gap="md">
      <MethodsPanel />
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
      <RowsPanel
        title={texts.title}
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
      title: texts.testCards.takeTitle,
      text: texts.testCards.takeText,
      confirm: texts.testCards.take,
      onConfirm: () =>
        change.mutate({
          change: () => api.paymentAccounts.connectPaymentAccount({ provider: 'sandbox' }),
          done: texts.testCards.taken,
        }),
    });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />}>
          {texts.connect}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose('stripe')}>{providerTitles.stripe}</Menu.Item>
        <Menu.Item onClick={() => onChoose('payPal')}>{providerTitles.payPal}</Menu.Item>
        <Menu.Item onClick={useTestCards}>{texts.testCards.title}</Menu.Item>
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
          <TextWithLink text={texts.notNotified(notificationsUrl ?? '')} link={(address) => <Code>{address}</Code>} />
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
    title: texts.none,
    description: texts.noneText,
  },
});

const explanations: Record<Provider, string> = {
  sandbox: texts.about.sandbox,
  stripe: texts.about.stripe,
  payPal: texts.about.payPal,
};

function StateBadge({ account: { enabled, isLive, provider } }: { account: Account }) {
  if (!enabled)
    return (
      <Badge variant="light" color="gray">
        {texts.disconnected}
      </Badge>
    );
  if (isLive)
    return (
      <Badge variant="light" color="green">
        {texts.live}
      </Badge>
    );
  return provider === 'sandbox' ? null : (
    <Badge variant="light" color="yellow">
      {texts.test}
    </Badge>
  );
}

function Disconnect({ account }: { account: Account }) {
  const { id = '', method } = account;
  const title = titleOf(account);
  const change = useChange(ACCOUNTS);
  const remove = () =>
    confirmFirst({
      title: texts.disconnectTitle(title),
      text: texts.disconnectText[method === 'payPal' ? 'payPal' : 'cards'],
      confirm: texts.disconnect,
      onConfirm: () =>
        change.mutate({
          change: () => api.paymentAccounts.disconnectPaymentAccount({ paymentAccountId: id }),
          done: texts.wasDisconnected(title),
        }),
    });
  return (
    <Group gap="xs">
      <Button size="xs" variant="subtle" color="red" aria-label={texts.disconnectFrom(title)} onClick={remove}>
        {texts.disconnect}
      </Button>
    </Group>
  );
}
