import { Checkbox, List, Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { api, present } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { type DraftView, differenceOf } from './draft.ts';
import { whyItFailed } from './why-it-failed.ts';

type CommitDrawerProps = { draft: DraftView; opened: boolean; onClose: () => void };

/** Applies the changes of an order, after saying what that will do. */
export function CommitDrawer({ draft, opened, onClose }: CommitDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title="Apply the changes">
      {opened && <CommitForm draft={draft} />}
    </FormDrawer>
  );
}

function CommitForm({ draft }: { draft: DraftView }) {
  const format = useFormat();
  const navigate = useNavigate();
  const email = draft.buyerInfo?.email;
  const form = useEntityForm({
    entity: null,
    read: () => ({ followsStock: true, tell: Boolean(email), reason: '' }),
    wire: { codes: { DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS: { text: whyItFailed } } },
    save: async ({ followsStock, tell, reason }) => {
      const lines = followsStock ? (draft.lineItems ?? []) : [];
      const answer = await api.draftOrders.commitDraftOrder({
        draftOrderId: draft.id ?? '',
        commitSettings: {
          sendNotificationsToBuyer: tell,
          addActivitiesToOrder: true,
          updateInventory: lines.map(({ lineItem }) => ({ lineItemId: lineItem?.id ?? '' })),
        },
        reason: reason.trim() || null,
      });
      return present(answer.orderAfterCommit, 'order');
    },
    saved: ({ number }) => `Order ${number} was changed`,
    onDone: ({ id }) => navigate(`/orders/${id}`, { replace: true }),
    refresh: [['orders'], ['inventory']],
  });
  const { kind, amount } = differenceOf(draft);
  const price = format.money(amount, draft.currency ?? undefined);
  const { tell, followsStock } = form.values;
  return (
    <Form form={form}>
      <Checkbox
        label="Change the stock as well"
        description="For items whose stock you track"
        {...form.toggle('followsStock')}
      />
      {email && <Checkbox label="Tell the customer by e-mail" description={email} {...form.toggle('tell')} />}
      <TextInput
        label="Reason"
        description="It stands in the order’s history"
        maxLength={200}
        {...form.text('reason')}
      />
      <div aria-live="polite">
        <Text size="sm" fw={600} mb={4}>
          What happens
        </Text>
        <List size="sm">
          <List.Item>
            The order costs {format.money(draft.priceSummary?.total?.amount, draft.currency ?? undefined)} from now on.
          </List.Item>
          {kind === 'COLLECT' && <List.Item>{price} is left to pay. You can request it on the order’s page.</List.Item>}
          {kind === 'REFUND' && (
            <List.Item>{price} was paid too much. No money moves by itself: refund it on the order’s page.</List.Item>
          )}
          {followsStock && <List.Item>The stock follows the changed quantities.</List.Item>}
          {tell && <List.Item>The customer gets an e-mail with the changes.</List.Item>}
        </List>
      </div>
      <FormEnd form={form}>Apply changes</FormEnd>
    </Form>
  );
}
