import { Button, Text } from '@mantine/core';
import { IconGift, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { defineList, type Selected } from '../../ui/list/define-list.ts';
import { ListView } from '../../ui/list/list-view.tsx';
import { cursorPage } from '../../ui/list/paging.ts';
import { SwitchSelected } from '../../ui/switch-selected.tsx';
import { deliveryOf, type GiftCard, nameOf, recipientOf } from './gift-card.ts';
import { giftCardFilters, giftCardSorts, toGiftCardQuery } from './gift-card-search.ts';
import { IssueDrawer } from './issue-drawer.tsx';
import { GIFT_CARDS } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { Totals } from './totals.tsx';

const texts = words.giftCards;

/** All gift cards, what they can still pay, and a way to issue one. */
export function Component() {
  const may = useMay();
  const mayIssue = may('giftCards.createGiftCard');
  const [isIssuing, setIssuing] = useState(false);
  const actions = (
    <>
      {may('giftCardProduct.getGiftCardProduct') && (
        <Button variant="default" component={Link} to="/gift-cards/for-sale">
          {texts.sale.button}
        </Button>
      )}
      {mayIssue && (
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIssuing(true)}>
          {texts.issue.button}
        </Button>
      )}
    </>
  );
  return (
    <Page title={texts.title} actions={actions}>
      <Totals />
      <ListView list={giftCardList} extra={null} />
      <IssueDrawer opened={isIssuing} onClose={() => setIssuing(false)} />
    </Page>
  );
}

const giftCardList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: [...GIFT_CARDS, 'list'],
  search: texts.search,
  filters: giftCardFilters,
  sorts: giftCardSorts,
  load: async (query) => {
    const { giftCards, pagingMetadata } = await api.giftCards.listGiftCards(toGiftCardQuery(query));
    return cursorPage(giftCards, pagingMetadata);
  },
  idOf: ({ id }: GiftCard) => id ?? '',
  name: { title: texts.code, of: nameOf, note: ({ note }) => note },
  rowLink: ({ id }) => `/gift-cards/${id}`,
  columns: [
    {
      title: texts.recipient,
      phone: { at: 'detail', show: recipientOf },
      maxWidth: 240,
      show: (card, { format }) => (
        <>
          <Text size="sm" truncate>
            {recipientOf(card)}
          </Text>
          <Text size="xs" c="dimmed">
            {deliveryOf(card, format.date)}
          </Text>
        </>
      ),
    },
    {
      title: texts.issued,
      phone: 'detail',
      isOneLine: true,
      show: ({ createdDate }, { format }) => createdDate && format.date(createdDate),
    },
    {
      title: texts.validUntil,
      phone: null,
      isOneLine: true,
      show: ({ expirationDate }, { format }) => (expirationDate ? format.date(expirationDate) : texts.noEnd),
    },
    { title: texts.status, phone: 'below', show: (giftCard) => <StatusBadge giftCard={giftCard} /> },
    {
      title: texts.balance,
      phone: 'corner',
      isNumeric: true,
      show: ({ balance, initialAmount }, { format }) => (
        <>
          <Text size="sm">{format.money(balance?.value, balance?.currency)}</Text>
          <Text size="xs" c="dimmed">
            {texts.ofAmount(format.money(initialAmount?.value, initialAmount?.currency))}
          </Text>
        </>
      ),
    },
  ],
  selection: { needs: [['giftCards.updateGiftCard']], Actions: SelectedCards },
  empty: {
    icon: <IconGift />,
    title: texts.none,
    description: texts.noneText,
  },
});

/** Blocked cards keep their balance, and cannot pay until they are unblocked. */
function SelectedCards({ selected }: { selected: Selected<GiftCard, typeof giftCardFilters> }) {
  return (
    <SwitchSelected
      selected={selected}
      queryKey={GIFT_CARDS}
      needs={{ change: 'giftCards.updateGiftCard' }}
      nameOf={nameOf}
      words={texts.switching}
      isActive={({ disabled = false }) => !disabled}
      setActive={({ id = '', revision = '' }, active) =>
        api.giftCards.updateGiftCard({ giftCard: { id, revision, disabled: !active } })
      }
    />
  );
}
