import { Badge, Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { ViewShopButton } from '../../app/view-shop-button.tsx';
import { words } from '../../app/words.ts';
import { readQuery } from '../../ui/list/address.ts';
import { defineList } from '../../ui/list/define-list.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { cursorPage } from '../../ui/list/paging.ts';
import { useListParams } from '../../ui/list/use-list-params.ts';
import { saveFile } from '../import/save-file.ts';
import { kindOf, type LedgerView, providerOf, signedAmount, statuses } from './entry.ts';
import { ledgerFilters, ledgerSorts, toLedgerMatching, toLedgerSearch } from './ledger-search.ts';
import { ReconciliationPanels } from './reconciliation-panels.tsx';

const texts = words.payments;

/** The movements of money of all orders. */
export function Component() {
  return <ListPage list={ledgerList} actions={<ExportLedger />} above={<ReconciliationPanels />} />;
}

/** Exports what the list shows, as it is filtered. */
function ExportLedger() {
  const { timeZone = 'UTC' } = useSession().site;
  const { params } = useListParams();
  if (!useMay()('paymentLedger.exportLedger')) return null;
  const save = async () =>
    saveFile(
      await api.orderFiles.exportLedger(toLedgerMatching(readQuery(ledgerList, params), { timeZone })),
      'payments.csv',
    );
  return <ExportButton save={save} />;
}

const ledgerList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: ['orders', 'ledger'],
  search: texts.search,
  filters: ledgerFilters,
  sorts: ledgerSorts,
  load: async (query, site) => {
    const { entries, pagingMetadata } = await api.paymentLedger.searchLedger(toLedgerSearch(query, site));
    return cursorPage(entries, pagingMetadata);
  },
  idOf: ({ id }: LedgerView) => id ?? '',
  name: {
    title: texts.order,
    of: ({ kind = 'PAYMENT', orderNumber }) => texts.ofOrder[kind](orderNumber ?? ''),
    link: ({ orderNumber }) => orderNumber ?? '',
    onPhone: ({ orderNumber }) => texts.orderNumbered(orderNumber ?? ''),
  },
  rowLink: ({ orderId }) => `/orders/${orderId ?? ''}`,
  columns: [
    { title: texts.kind, phone: 'beside', isOneLine: true, show: kindOf },
    {
      title: texts.date,
      phone: 'detail',
      isOneLine: true,
      show: ({ createdDate }, { format }) => createdDate && format.dateTime(createdDate),
    },
    {
      title: texts.customer,
      phone: { at: 'detail', show: ({ buyerName, buyerEmail }) => buyerName ?? buyerEmail },
      maxWidth: 220,
      show: ({ buyerName, buyerEmail }) => (
        <>
          <Text size="sm" truncate>
            {buyerName ?? buyerEmail}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {buyerName && buyerEmail}
          </Text>
        </>
      ),
    },
    { title: texts.paidThrough, phone: 'note', isOneLine: true, show: providerOf },
    { title: texts.status, phone: 'below', show: (entry) => <Status entry={entry} /> },
    {
      title: texts.amount,
      phone: 'corner',
      isNumeric: true,
      isOneLine: true,
      show: (entry, { format }) => format.money(signedAmount(entry), entry.currency ?? undefined),
    },
  ],
  savedViews: 'payments',
  empty: {
    icon: <IconCash />,
    title: texts.none,
    description: texts.noneText,
    Action: ViewShopButton,
  },
});

/** A failed movement says why. */
function Status({ entry: { status, failure } }: { entry: LedgerView }) {
  const label = status && statuses[status];
  if (!label) return <Text size="sm">{texts.statuses.SUCCEEDED}</Text>;
  return (
    <>
      <Badge variant="light" color={label.color} miw="max-content">
        {label.text}
      </Badge>
      {failure && (
        <Text size="xs" c="dimmed" lineClamp={2}>
          {failure}
        </Text>
      )}
    </>
  );
}
