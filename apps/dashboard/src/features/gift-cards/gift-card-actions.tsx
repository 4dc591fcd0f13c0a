import { Button } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { confirmFirst } from '../../ui/confirm.tsx';
import { useChange } from '../../ui/use-change.ts';
import { EditDrawer } from './edit-drawer.tsx';
import { type GiftCard, nameOf, stateOf } from './gift-card.ts';
import { GIFT_CARDS } from './queries.ts';

const texts = words.giftCards;

/** What can be done with a card: edit, send, block or unblock. */
export function GiftCardActions({ giftCard }: { giftCard: GiftCard }) {
  const may = useMay();
  const change = useChange(GIFT_CARDS);
  const [isEditing, setEditing] = useState(false);
  const { id = '', revision = '', recipient, sentDate, disabled = false } = giftCard;
  const send = () =>
    change.mutate({
      change: () => api.giftCards.sendGiftCard({ giftCardId: id }),
      done: texts.change.sent(recipient?.email ?? ''),
    });
  const confirmSend = () =>
    confirmFirst({
      title: sentDate ? texts.change.sendAgainTitle : texts.change.sendTitle,
      text: texts.change.sendText(recipient?.email ?? ''),
      confirm: words.actions.send,
      onConfirm: send,
    });
  const setDisabled = (wanted: boolean) =>
    change.mutate({
      change: () => api.giftCards.updateGiftCard({ giftCard: { id, revision, disabled: wanted } }),
      done: wanted ? texts.change.blocked : texts.change.unblocked,
    });
  const confirmBlock = () =>
    confirmFirst({
      title: texts.change.blockTitle(nameOf(giftCard)),
      text: texts.change.blockText,
      confirm: texts.switching.off,
      onConfirm: () => setDisabled(true),
    });
  return (
    <>
      {may('giftCards.sendGiftCard') && recipient && stateOf(giftCard) === 'VALID' && (
        <Button variant="default" onClick={confirmSend} loading={change.isPending}>
          {sentDate ? words.actions.sendAgain : texts.change.send}
        </Button>
      )}
      {may('giftCards.updateGiftCard') && (
        <>
          <Button
            variant="default"
            onClick={disabled ? () => setDisabled(false) : confirmBlock}
            loading={change.isPending}
          >
            {disabled ? texts.switching.on : texts.switching.off}
          </Button>
          <Button onClick={() => setEditing(true)}>{words.actions.edit}</Button>
          <EditDrawer giftCard={giftCard} opened={isEditing} onClose={() => setEditing(false)} />
        </>
      )}
    </>
  );
}
