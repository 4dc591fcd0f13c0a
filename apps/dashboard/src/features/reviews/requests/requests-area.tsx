import { Badge, Stack, Text } from '@mantine/core';
import { IconMailQuestion } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { PageLink } from '../../../app/page-link.tsx';
import { words } from '../../../app/words.ts';
import { CopyIcon } from '../../../ui/copy-button.tsx';
import { defineList } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { cursorPage } from '../../../ui/list/paging.ts';
import { idOf, type ListedRequest, progressOf, recipientOf, requestStatuses, statusOf } from './request.ts';
import { requestFilters, requestSorts, toRequestFilter, toRequestQuery } from './request-search.ts';
import { RequestSettings } from './request-settings.tsx';
import { bulkNeeds, RequestActions } from './selected-requests.tsx';

const texts = words.reviewSettings.requests;

/** Customers who are asked for reviews, and the rule by which they are. */
export function Component() {
  return (
    <Stack gap="lg">
      <RequestSettings />
      <ListView list={requestList} extra={null} />
    </Stack>
  );
}

function StatusBadge({ request }: { request: ListedRequest }) {
  const { text, color } = requestStatuses[statusOf(request)];
  return (
    <Badge variant="light" color={color} style={{ flex: 'none' }}>
      {text}
    </Badge>
  );
}

function OrderLink({ request: { orderNumber, reviewRequest } }: { request: ListedRequest }) {
  const orderId = reviewRequest?.order?.id;
  if (!orderNumber || !orderId) return null;
  return (
    <PageLink to={`/orders/${orderId}`} size="sm">
      {texts.orderNumbered(String(orderNumber))}
    </PageLink>
  );
}

const requestList = defineList({
  title: texts.title,
  nouns: texts.nouns,
  queryKey: ['review-requests', 'list'],
  filters: requestFilters,
  sorts: requestSorts,
  load: async (query) => {
    const { reviewRequests, pagingMetadata } = await api.reviewRequestAdministration.listReviewRequests(
      toRequestQuery(query),
    );
    return cursorPage(reviewRequests, pagingMetadata);
  },
  count: async (query) => (await api.reviewRequests.countReviewRequests({ filter: toRequestFilter(query) })).count ?? 0,
  idOf,
  name: {
    title: texts.customer,
    of: recipientOf,
    note: ({ recipientName, email }) => recipientName && email,
  },
  columns: [
    {
      title: texts.products,
      phone: 'note',
      maxWidth: 260,
      show: ({ products = [] }) => products.map(({ name }) => name).join(', '),
    },
    {
      title: texts.order,
      phone: 'below',
      isInteractive: true,
      isOneLine: true,
      show: (request) => <OrderLink request={request} />,
    },
    {
      title: texts.due,
      phone: 'detail',
      isOneLine: true,
      show: ({ reviewRequest }, { format }) => {
        const date = reviewRequest?.sendDate ?? reviewRequest?.createdDate;
        return date && format.date(date);
      },
    },
    {
      title: texts.status,
      phone: { at: 'corner', show: (request) => <StatusBadge request={request} /> },
      show: (request) => (
        <>
          <StatusBadge request={request} />
          <Text size="xs" c="dimmed">
            {progressOf(request)}
          </Text>
        </>
      ),
    },
    {
      title: texts.link,
      phone: 'end',
      isNumeric: true,
      isInteractive: true,
      show: (request) => request.link && <CopyIcon value={request.link} what={texts.linkFor(recipientOf(request))} />,
    },
  ],
  selection: { needs: bulkNeeds, Actions: RequestActions },
  empty: {
    icon: <IconMailQuestion />,
    title: texts.none,
    description: texts.noneText,
  },
});
