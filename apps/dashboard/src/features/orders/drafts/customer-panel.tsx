import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { words } from '../../../app/words.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ContactBlock } from '../contact-block.tsx';
import { CustomerDrawer } from './customer-drawer.tsx';
import type { DraftView } from './draft.ts';

const texts = words.orderDrafts;

/** Who a new order is for, and where it goes. */
export function CustomerPanel({ draft }: { draft: DraftView }) {
  const [isOpen, setIsOpen] = useState(false);
  const recipient = draft.recipientInfo?.recipientInfo;
  const email = draft.buyerInfo?.email;
  const isKnown = Boolean(email || recipient);
  return (
    <Panel
      title={texts.customer.title}
      aside={
        <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
          {isKnown ? texts.customer.edit : texts.customer.choose}
        </Button>
      }
    >
      {!isKnown && (
        <Text size="sm" c="dimmed">
          {texts.customer.none}
        </Text>
      )}
      {email && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
      )}
      {recipient && <ContactBlock contact={recipient} />}
      <CustomerDrawer draft={draft} opened={isOpen} onClose={() => setIsOpen(false)} />
    </Panel>
  );
}
