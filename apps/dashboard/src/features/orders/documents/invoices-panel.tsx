import { Anchor, Badge, Button, Group, Menu, Text } from '@mantine/core';
import { IconBan, IconDownload, IconMailForward, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { OrderView } from '../order.ts';
import { type InvoiceView, invoicesQuery } from '../queries.ts';
import { invoiceStates } from './invoice-states.ts';

const texts = words.orderDocuments;

/** The invoices of the order: issuing, downloading and sending them. */
export function InvoicesPanel({ order }: { order: OrderView }) {
  const may = useMay();
  const change = useChange(['orders']);
  const orderId = order.id ?? '';
  const result = useQuery(invoicesQuery(orderId));
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return null;
  const invoices = result.data;
  const counts = invoices.some(({ state }) => state !== 'Void');
  const mayIssue = may('orderInvoices.generateInvoice') && order.status === 'APPROVED' && !counts;
  const issue = (
    <Button
      variant="default"
      size="sm"
      loading={change.isPending}
      onClick={() =>
        change.mutate({ change: () => api.orderInvoices.generateInvoice({ orderId }), done: texts.issued })
      }
    >
      {texts.issue}
    </Button>
  );
  return (
    <Panel title={texts.title} flush={invoices.length > 0} aside={mayIssue && issue}>
      {invoices.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      ) : (
        <ul className={list.cards}>
          {invoices.map((invoice) => (
            <li key={invoice.id} className={list.card}>
              <Invoice order={order} invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type InvoiceProps = { order: OrderView; invoice: InvoiceView };

function Invoice({ order, invoice }: InvoiceProps) {
  const format = useFormat();
  const { number, state = 'Draft', issueDate, dueDate, url } = invoice;
  const isOpen = state !== 'Paid' && state !== 'Void';
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div style={{ minWidth: 0 }}>
        <Group gap="xs">
          <Anchor href={url} size="sm" fw={600} download>
            {texts.numbered(number ?? '')}
          </Anchor>
          <Badge variant="light" color={invoiceStates[state].color}>
            {invoiceStates[state].label}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {texts.issuedOn(issueDate ? format.date(issueDate) : '')}
          {isOpen && dueDate && ` · ${texts.payableBy(format.date(dueDate))}`}
        </Text>
      </div>
      <InvoiceMenu order={order} invoice={invoice} />
    </Group>
  );
}

const VOIDABLE = ['Sent', 'Paid', 'PartiallyPaid', 'Overdue', 'PartialAndOverdue'];

function InvoiceMenu({ order, invoice: { id = '', number = '', state = 'Draft', url } }: InvoiceProps) {
  const may = useMay();
  const change = useChange(['orders']);
  const email = order.buyerInfo?.email;
  const maySend = may('invoices.sendInvoice') && email && state !== 'Void';
  const mayVoid = may('invoices.voidInvoice') && VOIDABLE.includes(state);
  const mayDelete = may('invoices.deleteInvoice') && (state === 'Draft' || state === 'Void');
  const send = () =>
    confirmFirst({
      title: texts.sendTitle(number),
      text: texts.sendText(email ?? ''),
      confirm: words.actions.send,
      isHarmless: true,
      onConfirm: () => change.mutate({ change: () => api.invoices.sendInvoice({ invoiceId: id }), done: texts.sent }),
    });
  const makeVoid = () =>
    confirmFirst({
      title: texts.voidTitle(number),
      text: texts.voidText,
      confirm: texts.makeVoid,
      onConfirm: () => change.mutate({ change: () => api.invoices.voidInvoice({ invoiceId: id }), done: texts.voided }),
    });
  const remove = () =>
    confirmFirst({
      title: texts.deleteTitle(number),
      text: texts.deleteText,
      confirm: words.common.delete,
      onConfirm: () =>
        change.mutate({ change: () => api.invoices.deleteInvoice({ invoiceId: id }), done: texts.deleted }),
    });
  return (
    <ActionsMenu label={texts.actions(number)}>
      <Menu.Item component="a" href={url} download leftSection={<IconDownload size={16} aria-hidden />}>
        {texts.download}
      </Menu.Item>
      {maySend && (
        <Menu.Item leftSection={<IconMailForward size={16} aria-hidden />} onClick={send}>
          {texts.send}
        </Menu.Item>
      )}
      {mayVoid && (
        <Menu.Item color="red" leftSection={<IconBan size={16} aria-hidden />} onClick={makeVoid}>
          {texts.makeVoid}
        </Menu.Item>
      )}
      {mayDelete && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          {words.common.delete}
        </Menu.Item>
      )}
    </ActionsMenu>
  );
}
