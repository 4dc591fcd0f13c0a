import { Badge } from '@mantine/core';
import { type GiftCard, stateOf, states } from './gift-card.ts';

export function StatusBadge({ giftCard }: { giftCard: GiftCard }) {
  const { text, color } = states[stateOf(giftCard)];
  return (
    <Badge variant="light" color={color} miw="max-content" style={{ flex: 'none' }}>
      {text}
    </Badge>
  );
}
