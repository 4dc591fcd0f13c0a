import { Badge } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { nameOfLine } from '../../../ui/line.ts';
import { defineList } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { cursorPage, cursorSearch } from '../../../ui/list/paging.ts';
import { type DraftView, isEdit, keptLines } from './draft.ts';
import { NewOrderButton } from './new-order-button.tsx';
import { DRAFTS } from './queries.ts';

/** Orders that somebody began to enter or to change, and has not finished. */
export function Component() {
  return (
    <Page title="Drafts" back={{ to: '/orders', label: 'Orders' }} actions={<NewOrderButton />}>
      <ListView list={draftList} extra={undefined} />
    </Page>
  );
}

const nameOfDraft = (draft: DraftView): string => {
  const [first, ...rest] = keptLines(draft);
  if (!first) return 'Nothing yet';
  const name = nameOfLine(first.lineItem ?? {});
  return rest.length > 0 ? `${name} and ${rest.length} more` : name;
};

const draftList = defineList({
  title: 'Drafts',
  nouns: { one: 'draft', many: 'drafts' },
  queryKey: [...DRAFTS, 'list'],
  filters: {},
  sorts: { changed: { label: 'Last changed', by: { fieldName: 'updatedDate', order: 'DESC' } } },
  load: async (query) => {
    const { draftOrders, pagingMetadata } = await api.draftOrders.queryDraftOrders({
      query: cursorSearch(query, { filter: { status: 'DRAFT' } }),
    });
    return cursorPage(draftOrders, pagingMetadata);
  },
  idOf: ({ id }: DraftView) => id ?? '',
  name: { title: 'Items', of: nameOfDraft },
  rowLink: ({ id }) => `/orders/drafts/${id}`,
  columns: [
    {
      title: 'Changed',
      phone: 'detail',
      isOneLine: true,
      show: ({ updatedDate }, { format }) => updatedDate && format.dateTime(updatedDate),
    },
    {
      title: 'Kind',
      phone: 'below',
      show: (draft) => (
        <Badge variant="light" color={isEdit(draft) ? 'blue' : 'gray'}>
          {isEdit(draft) ? 'Changes of an order' : 'New order'}
        </Badge>
      ),
    },
    { title: 'Customer', phone: 'note', maxWidth: 220, show: ({ buyerInfo }) => buyerInfo?.email },
    {
      title: 'Total',
      phone: 'corner',
      isNumeric: true,
      show: ({ priceSummary, currency }, { format }) =>
        format.money(priceSummary?.total?.amount, currency ?? undefined),
    },
  ],
  empty: {
    icon: <IconPencil />,
    title: 'No drafts',
    description: 'Orders that you take by phone, and changes of orders, wait here until you finish them.',
  },
});
