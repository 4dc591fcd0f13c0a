import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDrawer } from '../../ui/form/form-window.tsx';
import { readAmount } from '../../ui/form/read-number.ts';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { CardFields } from './card-fields.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { emptyCard, toCard, wrongWith } from './gift-card-form.ts';
import { GIFT_CARDS } from './queries.ts';

const texts = words.giftCards;

/** Issues a gift card, and then shows its code, once. */
export function IssueDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [code, setCode] = useState<string | null>(null);
  const show = (fresh: string) => {
    onClose();
    setCode(fresh);
  };
  return (
    <>
      <FormDrawer opened={opened} onClose={onClose} title={texts.issue.title}>
        {opened && <IssueForm onIssued={show} />}
      </FormDrawer>
      <CodeDialog code={code} onClose={() => setCode(null)} />
    </>
  );
}

function IssueForm({ onIssued }: { onIssued: (code: string) => void }) {
  const { timeZone = 'UTC' } = useSession().site;
  const symbol = useFormat().currencySymbol();
  const form = useEntityForm({
    entity: null,
    read: emptyCard,
    validate: wrongWith,
    wire: {
      fields: [
        ['recipient.email', 'email'],
        ['recipient.name', 'name'],
        ['expirationDate', 'expiry'],
        ['deliveryDate', 'delivery'],
      ],
      codes: { ALREADY_EXISTS: { field: 'code', text: texts.issue.taken } },
    },
    save: (card) =>
      api.giftCards.createGiftCard({
        ...toCard(card, timeZone),
        amount: readAmount(card.amount) ?? '',
        code: card.code.trim() || null,
      }),
    onDone: ({ code }) => onIssued(code ?? ''),
    refresh: [GIFT_CARDS],
  });
  return (
    <Form form={form} gap="sm">
      <TextInput
        label={texts.issue.amount}
        inputMode="decimal"
        leftSection={<span aria-hidden>{symbol}</span>}
        maxLength={15}
        maw={220}
        data-autofocus
        {...form.text('amount')}
      />
      <CardFields form={form as never} values={form.values} />
      <TextInput
        label={texts.code}
        description={texts.issue.codeText}
        maxLength={20}
        maw={320}
        {...form.text('code')}
      />
      <FormEnd form={form} isReady={form.isDirty}>
        {texts.issue.button}
      </FormEnd>
    </Form>
  );
}
