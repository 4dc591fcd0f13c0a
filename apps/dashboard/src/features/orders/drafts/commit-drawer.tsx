import { Checkbox, List, Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { api, present } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { type DraftView, differenceOf } from './draft.ts';
import { whyItFailed } from './why-it-failed.ts';

const texts = words.orderDrafts;

type CommitDrawerProps = { draft: DraftView; opened: boolean; onClose: () => void };

/** Applies the changes of an order, after saying what that will do. */
export function CommitDrawer({ draft, opened, onClose }: CommitDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.apply.title}>
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
    saved: ({ number }) => texts.apply.done(number ?? ''),
    onDone: ({ id }) => navigate(`/orders/${id}`, { replace: true }),
    refresh: [['orders'], ['inventory']],
  });
  const { kind, amount } = differenceOf(draft);
  const price = format.money(amount, draft.currency ?? undefined);
  const { tell, followsStock } = form.values;
  return (
    <Form form={form}>
      <Checkbox label={texts.apply.stock} description={texts.apply.stockText} {...form.toggle('followsStock')} />
      {email && <Checkbox label={texts.apply.tell} description={email} {...form.toggle('tell')} />}
      <TextInput
        label={texts.apply.reason}
        description={texts.apply.reasonText}
        maxLength={200}
        {...form.text('reason')}
      />
      <div aria-live="polite">
        <Text size="sm" fw={600} mb={4}>
          {texts.apply.effects}
        </Text>
        <List size="sm">
          <List.Item>
            {texts.apply.costs(format.money(draft.priceSummary?.total?.amount, draft.currency ?? undefined))}
          </List.Item>
          {kind === 'COLLECT' && <List.Item>{texts.apply.toCollect(price)}</List.Item>}
          {kind === 'REFUND' && <List.Item>{texts.apply.toRefund(price)}</List.Item>}
          {followsStock && <List.Item>{texts.apply.stockFollows}</List.Item>}
          {tell && <List.Item>{texts.apply.mail}</List.Item>}
        </List>
      </div>
      <FormEnd form={form}>{texts.apply.button}</FormEnd>
    </Form>
  );
}
