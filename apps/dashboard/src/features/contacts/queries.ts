import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';

export const loadContact = async (contactId: string) =>
  present((await api.contacts.getContact({ id: contactId })).contact, 'contact');

export const contactQuery = (contactId: string) =>
  queryOptions({ queryKey: ['contacts', 'one', contactId], queryFn: () => loadContact(contactId) });

/** What the contact's main address said to mails that nobody asked for. */
export const subscriptionQuery = (contactId: string) =>
  queryOptions({
    queryKey: ['contacts', 'subscription', contactId],
    queryFn: async () => (await api.contactSubscriptions.getSubscription({ contactId })).subscription ?? {},
  });

const MOST_LABELS = 200;

/** The labels used on contacts, most used first. */
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

/** The labels to choose from, with the number of contacts for each. */
export const useLabelOptions = () =>
  (useQuery(labelsQuery).data ?? []).map(({ key, name, count }) => ({ value: key, label: `${name} (${count})` }));

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
