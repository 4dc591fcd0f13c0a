import { Badge } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { words } from '../../../app/words.ts';
import { nameOfLine } from '../../../ui/line.ts';
import { defineList } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { cursorPage, cursorSearch } from '../../../ui/list/paging.ts';
import { type DraftView, isEdit, keptLines } from './draft.ts';
import { NewOrderButton } from './new-order-button.tsx';
import { DRAFTS } from './queries.ts';

const texts = words.orderDrafts;

/** Orders that somebody began to enter or to change, and has not finished. */
export function Component() {
  return (
    <Page title={texts.title} back={{ to: '/orders', label: texts.orders }} actions={<NewOrderButton />}>
      <ListView list={draftList} extra={undefined} />
    </Page>
  );
}

const nameOfDraft = (draft: DraftView): string => {
  const [first, ...rest] = keptLines(draft);
  if (!first) return texts.nothingYet;
  const name = nameOfLine(first.lineItem ?? {});
  return rest.length > 0 ? words.orders.andMore(name, rest.length) : name;
};

const draftList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: [...DRAFTS, 'list'],
  filters: {},
  sorts: { changed: { label: texts.lastChanged, by: { fieldName: 'updatedDate', order: 'DESC' } } },
  load: async (query) => {
    const { draftOrders, pagingMetadata } = await api.draftOrders.queryDraftOrders({
      query: cursorSearch(query, { filter: { status: 'DRAFT' } }),
    });
    return cursorPage(draftOrders, pagingMetadata);
  },
  idOf: ({ id }: DraftView) => id ?? '',
  name: { title: texts.items, of: nameOfDraft },
  rowLink: ({ id }) => `/orders/drafts/${id}`,
  columns: [
    {
      title: texts.changed,
      phone: 'detail',
      isOneLine: true,
      show: ({ updatedDate }, { format }) => updatedDate && format.dateTime(updatedDate),
    },
    {
      title: texts.kind,
      phone: 'below',
      show: (draft) => (
        <Badge variant="light" color={isEdit(draft) ? 'blue' : 'gray'} miw="max-content">
          {isEdit(draft) ? texts.changesOfOrder : texts.newOrder}
        </Badge>
      ),
    },
    { title: texts.customer.title, phone: 'note', maxWidth: 220, show: ({ buyerInfo }) => buyerInfo?.email },
    {
      title: texts.total,
      phone: 'corner',
      isNumeric: true,
      show: ({ priceSummary, currency }, { format }) =>
        format.money(priceSummary?.total?.amount, currency ?? undefined),
    },
  ],
  empty: {
    icon: <IconPencil />,
    title: texts.none,
    description: texts.noneText,
  },
});
