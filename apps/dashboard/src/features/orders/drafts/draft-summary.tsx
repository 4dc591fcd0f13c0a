import { Alert, Button, Divider, Stack, Text } from '@mantine/core';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Panel } from '../../../ui/panel.tsx';
import { AmountRow } from '../amount-row.tsx';
import { orderQuery } from '../queries.ts';
import { totalRows } from '../totals.ts';
import { CommitDrawer } from './commit-drawer.tsx';
import { asOrder, type Calculated, differenceOf, draftOf, hasChanges, isEdit, keptLines } from './draft.ts';
import { PlaceDrawer } from './place-drawer.tsx';
import { draftQuery } from './queries.ts';

const texts = words.orderDrafts;

/** What a draft comes to, what that changes, and the button that makes it count. */
export function DraftSummary({ calculated }: { calculated: Calculated }) {
  const draft = draftOf(calculated);
  const isChanging = useIsMutating({ mutationKey: draftQuery(draft.id ?? '').queryKey }) > 0;
  return (
    <Panel title={texts.summary.title}>
      <Stack gap={6} aria-live="polite" aria-busy={isChanging}>
        {totalRows(asOrder(draft)).map(({ label, amount, isDiscount, note }) => (
          <AmountRow
            key={label}
            label={label}
            amount={isDiscount ? `-${amount}` : amount}
            note={note}
            currency={draft.currency}
          />
        ))}
        <AmountRow
          label={texts.total}
          amount={draft.priceSummary?.total?.amount ?? '0'}
          currency={draft.currency}
          isStrong
        />
        {draft.orderId && <Difference calculated={calculated} orderId={draft.orderId} />}
      </Stack>
      {calculated.calculationErrors?.taxCalculationError && (
        <Alert color="yellow" mt="sm">
          {texts.summary.noTax}
        </Alert>
      )}
      {isEdit(draft) ? (
        <CommitButton calculated={calculated} isChanging={isChanging} />
      ) : (
        <PlaceButton calculated={calculated} isChanging={isChanging} />
      )}
    </Panel>
  );
}

/** What the changes of an order leave to collect or to give back. */
function Difference({ calculated, orderId }: { calculated: Calculated; orderId: string }) {
  const format = useFormat();
  const draft = draftOf(calculated);
  const { data: order } = useQuery(orderQuery(orderId));
  const { kind, amount } = differenceOf(draft);
  const price = format.money(amount, draft.currency ?? undefined);
  return (
    <>
      <Divider my={4} />
      {order && (
        <AmountRow
          label={texts.summary.before}
          amount={order.priceSummary?.total?.amount ?? '0'}
          currency={draft.currency}
        />
      )}
      <AmountRow
        label={texts.summary.paid}
        amount={draft.balanceSummary?.paid?.amount ?? '0'}
        currency={draft.currency}
      />
      <Text size="sm" fw={650}>
        {kind === 'COLLECT' && texts.summary.toCollect(price)}
        {kind === 'REFUND' && texts.summary.toRefund(price)}
        {kind === 'NONE' && texts.summary.settled}
      </Text>
    </>
  );
}

type ButtonProps = { calculated: Calculated; isChanging: boolean };

function CommitButton({ calculated, isChanging }: ButtonProps) {
  const draft = draftOf(calculated);
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay()('draftOrders.commitDraftOrder')) return null;
  const isEmpty = keptLines(draft).length === 0;
  return (
    <>
      <Button
        fullWidth
        mt="md"
        disabled={isEmpty || !hasChanges(draft)}
        loading={isChanging}
        onClick={() => setIsOpen(true)}
      >
        {texts.apply.button}
      </Button>
      {isEmpty && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.summary.empty}
        </Text>
      )}
      <CommitDrawer draft={draft} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function PlaceButton({ calculated, isChanging }: ButtonProps) {
  const draft = draftOf(calculated);
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay()('draftOrders.createOrderFromDraft')) return null;
  const isEmpty = keptLines(draft).length === 0;
  return (
    <>
      <Button fullWidth mt="md" disabled={isEmpty} loading={isChanging} onClick={() => setIsOpen(true)}>
        {texts.place.button}
      </Button>
      <PlaceDrawer draft={draft} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
