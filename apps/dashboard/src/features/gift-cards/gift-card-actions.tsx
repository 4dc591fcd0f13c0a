import { Button } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { useChange } from '../../ui/use-change.ts';
import { EditDrawer } from './edit-drawer.tsx';
import { type GiftCard, nameOf, stateOf } from './gift-card.ts';
import { GIFT_CARDS } from './queries.ts';

/** What can be done with a card: edit, send, block or unblock. */
export function GiftCardActions({ giftCard }: { giftCard: GiftCard }) {
  const may = useMay();
  const change = useChange(GIFT_CARDS);
  const [isEditing, setEditing] = useState(false);
  const { id = '', revision = '', recipient, sentDate, disabled = false } = giftCard;
  const send = () =>
    change.mutate({
      change: () => api.giftCards.sendGiftCard({ giftCardId: id }),
      done: `The code is on its way to ${recipient?.email}`,
    });
  const confirmSend = () =>
    confirmFirst({
      title: sentDate ? 'Send the code again?' : 'Send the code now?',
      text: `${recipient?.email} gets an e-mail with the code.`,
      confirm: 'Send',
      onConfirm: send,
    });
  const setDisabled = (wanted: boolean) =>
    change.mutate({
      change: () => api.giftCards.updateGiftCard({ giftCard: { id, revision, disabled: wanted } }),
      done: wanted ? 'The gift card was blocked' : 'The gift card can be used again',
    });
  const confirmBlock = () =>
    confirmFirst({
      title: `Block gift card ${nameOf(giftCard)}?`,
      text: 'No one can pay with it until you unblock it.',
      confirm: 'Block',
      onConfirm: () => setDisabled(true),
    });
  return (
    <>
      {may('giftCards.sendGiftCard') && recipient && stateOf(giftCard) === 'VALID' && (
        <Button variant="default" onClick={confirmSend} loading={change.isPending}>
          {sentDate ? 'Send again' : 'Send now'}
        </Button>
      )}
      {may('giftCards.updateGiftCard') && (
        <>
          <Button
            variant="default"
            onClick={disabled ? () => setDisabled(false) : confirmBlock}
            loading={change.isPending}
          >
            {disabled ? 'Unblock' : 'Block'}
          </Button>
          <Button onClick={() => setEditing(true)}>Edit</Button>
          <EditDrawer giftCard={giftCard} opened={isEditing} onClose={() => setEditing(false)} />
        </>
      )}
    </>
  );
}
