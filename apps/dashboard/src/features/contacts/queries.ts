import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { type ContactFilters, toContactQuery } from './contact-search.ts';

export const contactListQuery = (filters: ContactFilters) =>
  queryOptions({
    queryKey: ['contacts', 'list', filters],
    queryFn: () => api.contacts.queryContacts(toContactQuery(filters)),
    placeholderData: keepPreviousData,
  });

export const contactQuery = (contactId: string) =>
  queryOptions({
    queryKey: ['contacts', 'one', contactId],
    queryFn: async () => present((await api.contacts.getContact({ id: contactId })).contact, 'contact'),
  });

const MOST_LABELS = 200;

/** The labels that contacts have, the most used first. */
export const labelsQuery = queryOptions({
  queryKey: ['contacts', 'labels'],
  queryFn: async () => {
    const { facets = [] } = await api.contacts.listFacets({ paging: { limit: MOST_LABELS } });
    return facets.flatMap(({ facetType, facetKey, facetDisplayName, count }) =>
      facetType === 'LABEL' && facetKey
        ? [{ key: facetKey, name: facetDisplayName ?? facetKey, count: count ?? 0 }]
        : [],
    );
  },
});

const ORDERS_SHOWN = 10;

/** The latest orders of a contact. */
export const ordersOfContactQuery = (contactId: string) =>
  queryOptions({
    queryKey: ['orders', 'of-contact', contactId],
    queryFn: async () => {
      const search = {
        filter: { 'buyerInfo.contactId': contactId },
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
        cursorPaging: { limit: ORDERS_SHOWN },
      };
      return (await api.orders.searchOrders({ search })).orders ?? [];
    },
  });
