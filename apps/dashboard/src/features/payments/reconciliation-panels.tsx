import { Button, Stack, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { Failure } from '../../ui/failure.tsx';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { providerOf } from './entry.ts';
import {
  adviceOf,
  type DifferenceView,
  differenceTitles,
  type MendedView,
  mendedTitles,
  RECONCILIATION,
  reconciliationQuery,
} from './reconciliation.ts';

const texts = words.payments;

/** What comparing payments with their providers has found; nothing where there is nothing to say. */
export function ReconciliationPanels() {
  const asked = { ...reconciliationQuery, enabled: useMay()('paymentReconciliation.getReconciliation') };
  const differences = useQuery({ ...asked, select: (found) => found.differences ?? [] });
  const mended = useQuery({ ...asked, select: (found) => found.mended ?? [] });
  if (differences.error) return <Failure error={differences.error} onRetry={() => void differences.refetch()} />;
  if (!differences.data?.length && !mended.data?.length) return null;
  return (
    <Stack gap="md" mb="md">
      {differences.data && differences.data.length > 0 && (
        <RowsPanel title={texts.differences.title} rows={differenceRows} query={differences} />
      )}
      {mended.data && mended.data.length > 0 && (
        <RowsPanel title={texts.differences.mendedTitle} rows={mendedRows} query={mended} />
      )}
    </Stack>
  );
}

const nothing = { icon: <IconScale aria-hidden />, title: texts.differences.none, description: '' };

const ofOrder = ({ orderId }: { orderId?: string | null }) =>
  orderId && (
    <PageLink to={`/orders/${orderId}`} size="sm">
      {texts.differences.showOrder}
    </PageLink>
  );

const differenceRows = defineRows<DifferenceView>({
  idOf: ({ paymentId, kind }) => `${paymentId} ${kind}`,
  name: { of: ({ kind = 'RECEIVED' }) => differenceTitles[kind] },
  parts: [
    {
      at: 'detail',
      show: (one, { format }) =>
        texts.differences.amounts(
          providerOf(one),
          format.money(one.theirs ?? '0', one.currency),
          format.money(one.ours ?? '0', one.currency),
        ),
    },
    {
      at: 'note',
      show: (one, { format }) => (
        <>
          <Text size="sm">{adviceOf(one, providerOf(one))}</Text>
          <Text size="xs" c="dimmed">
            {one.foundDate && texts.differences.found(format.dateTime(one.foundDate))}
            {one.reference && `, ${one.reference}`}
          </Text>
          {ofOrder(one)}
        </>
      ),
    },
    {
      at: 'end',
      show: (one, { may }) => may('paymentReconciliation.settleDifference') && <DealtWith difference={one} />,
    },
  ],
  empty: nothing,
});

function DealtWith({ difference }: { difference: DifferenceView }) {
  const change = useChange(RECONCILIATION);
  const { paymentId = '', kind = 'RECEIVED', foundDate = '' } = difference;
  const ask = () =>
    confirmFirst({
      title: texts.differences.settleTitle,
      text: texts.differences.settleText,
      confirm: texts.differences.settleConfirm,
      isHarmless: true,
      onConfirm: () =>
        change.mutate({
          change: () => api.paymentReconciliation.settleDifference({ paymentId, kind, foundDate }),
          done: texts.differences.settled,
        }),
    });
  return (
    <Button
      size="xs"
      variant="default"
      loading={change.isPending}
      onClick={ask}
      aria-label={texts.differences.settleNamed(differenceTitles[kind], providerOf(difference))}
    >
      {texts.differences.settle}
    </Button>
  );
}

const mendedRows = defineRows<MendedView>({
  idOf: ({ id = '' }) => id,
  name: { of: ({ kind = 'REFUND' }) => mendedTitles[kind] },
  parts: [
    {
      at: 'detail',
      show: (one, { format }) =>
        `${format.money(one.amount ?? '0', one.currency)}, ${providerOf(one)}, ${one.foundDate ? format.dateTime(one.foundDate) : ''}`,
    },
    { at: 'end', show: ofOrder },
  ],
  empty: nothing,
});
