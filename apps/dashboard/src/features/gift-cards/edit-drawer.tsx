import { api, present } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDrawer } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { CardFields } from './card-fields.tsx';
import type { GiftCard } from './gift-card.ts';
import { fieldsOf, toCard, wrongFields } from './gift-card-form.ts';
import { GIFT_CARDS, loadGiftCard } from './queries.ts';

const texts = words.giftCards;

type EditDrawerProps = { giftCard: GiftCard; opened: boolean; onClose: () => void };

/** Changes whom a card is for, and how long it can be used. */
export function EditDrawer({ giftCard, opened, onClose }: EditDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.edit.title}>
      {opened && <EditForm giftCard={giftCard} onClose={onClose} />}
    </FormDrawer>
  );
}

function EditForm({ giftCard, onClose }: Omit<EditDrawerProps, 'opened'>) {
  const { timeZone = 'UTC' } = useSession().site;
  const form = useEntityForm({
    entity: giftCard,
    read: (card) => fieldsOf(card, timeZone),
    validate: wrongFields,
    wire: {
      fields: [
        ['giftCard.recipient.email', 'email'],
        ['giftCard.recipient.name', 'name'],
        ['giftCard.expirationDate', 'expiry'],
        ['giftCard.deliveryDate', 'delivery'],
      ],
    },
    save: async (fields, { entity: { id = '', revision = '' } }) => {
      const answer = await api.giftCards.updateGiftCard({ giftCard: { id, revision, ...toCard(fields, timeZone) } });
      return present(answer.giftCard, 'gift card');
    },
    reload: async ({ id }) => (await loadGiftCard(id ?? '')).giftCard,
    settle: (saved) => saved,
    saved: () => texts.edit.saved,
    onDone: onClose,
    refresh: [GIFT_CARDS],
  });
  return (
    <Form form={form} gap="sm">
      <CardFields form={form} values={form.values} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
