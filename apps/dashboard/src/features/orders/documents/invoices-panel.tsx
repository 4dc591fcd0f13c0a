import { Anchor, Badge, Button, Group, Menu, Text } from '@mantine/core';
import { IconBan, IconDownload, IconMailForward, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { OrderView } from '../order.ts';
import { type InvoiceView, invoicesQuery } from '../queries.ts';
import { invoiceStates } from './invoice-states.ts';

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
        change.mutate({ change: () => api.orderInvoices.generateInvoice({ orderId }), done: 'The invoice was issued' })
      }
    >
      Issue invoice
    </Button>
  );
  return (
    <Panel title="Invoices" flush={invoices.length > 0} aside={mayIssue && issue}>
      {invoices.length === 0 ? (
        <Text size="sm" c="dimmed">
          This order has no invoice yet.
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
            Invoice {number}
          </Anchor>
          <Badge variant="light" color={invoiceStates[state].color}>
            {invoiceStates[state].label}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          Issued on {issueDate && format.date(issueDate)}
          {isOpen && dueDate && ` · payable by ${format.date(dueDate)}`}
        </Text>
      </div>
      <InvoiceMenu order={order} invoice={invoice} />
    </Group>
  );
}

const VOIDABLE = ['Sent', 'Paid', 'PartiallyPaid', 'Overdue', 'PartialAndOverdue'];

function InvoiceMenu({ order, invoice: { id = '', number, state = 'Draft', url } }: InvoiceProps) {
  const may = useMay();
  const change = useChange(['orders']);
  const email = order.buyerInfo?.email;
  const maySend = may('invoices.sendInvoice') && email && state !== 'Void';
  const mayVoid = may('invoices.voidInvoice') && VOIDABLE.includes(state);
  const mayDelete = may('invoices.deleteInvoice') && (state === 'Draft' || state === 'Void');
  const send = () =>
    confirmFirst({
      title: `Send invoice ${number}?`,
      text: `It goes to ${email}, with a link to the file.`,
      confirm: 'Send',
      isHarmless: true,
      onConfirm: () =>
        change.mutate({ change: () => api.invoices.sendInvoice({ invoiceId: id }), done: 'The invoice was sent' }),
    });
  const makeVoid = () =>
    confirmFirst({
      title: `Make invoice ${number} void?`,
      text: 'It no longer counts and keeps its number. You can issue another invoice for this order.',
      confirm: 'Make void',
      onConfirm: () =>
        change.mutate({ change: () => api.invoices.voidInvoice({ invoiceId: id }), done: 'The invoice is void' }),
    });
  const remove = () =>
    confirmFirst({
      title: `Delete invoice ${number}?`,
      text: 'Its number stays taken.',
      confirm: 'Delete',
      onConfirm: () =>
        change.mutate({ change: () => api.invoices.deleteInvoice({ invoiceId: id }), done: 'The invoice was deleted' }),
    });
  return (
    <ActionsMenu label={`Actions for invoice ${number}`}>
      <Menu.Item component="a" href={url} download leftSection={<IconDownload size={16} aria-hidden />}>
        Download
      </Menu.Item>
      {maySend && (
        <Menu.Item leftSection={<IconMailForward size={16} aria-hidden />} onClick={send}>
          Send to customer
        </Menu.Item>
      )}
      {mayVoid && (
        <Menu.Item color="red" leftSection={<IconBan size={16} aria-hidden />} onClick={makeVoid}>
          Make void
        </Menu.Item>
      )}
      {mayDelete && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          Delete
        </Menu.Item>
      )}
    </ActionsMenu>
  );
}
