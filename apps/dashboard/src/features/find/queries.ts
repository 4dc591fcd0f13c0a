import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { readQuery } from '../../ui/list/address.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { orderFilters, toMatching as toMatchingOrders } from '../orders/order-search.ts';
import { productFilters, toMatching as toMatchingProducts } from '../products/list/product-search.ts';

/** Of each kind. */
const cursorPaging = { limit: 5 };
/** The first page of a list without filters, and with these words. */
const asked = <F extends Filters>(filters: F, text: string) =>
  readQuery({ filters, sorts: {}, search: '' }, new URLSearchParams({ search: text }));

export const ordersNamedQuery = (text: string, timeZone: string) =>
  queryOptions({
    queryKey: ['orders', 'named', text],
    queryFn: async () => {
      const matching = toMatchingOrders(asked(orderFilters, text), { timeZone });
      const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }];
      return (await api.orders.searchOrders({ search: { ...matching, sort, cursorPaging } })).orders ?? [];
    },
    placeholderData: (before) => before,
  });

export const productsNamedQuery = (text: string) =>
  queryOptions({
    queryKey: ['products', 'named', text],
    queryFn: async () => {
      const search = { ...toMatchingProducts(asked(productFilters, text)), cursorPaging };
      return (await api.productsV3.searchProducts({ search })).products ?? [];
    },
    placeholderData: (before) => before,
  });

export const contactsNamedQuery = (text: string) =>
  queryOptions({
    queryKey: ['contacts', 'named', text],
    queryFn: async () =>
      (await api.contacts.queryContacts({ search: text, query: { paging: cursorPaging } })).contacts ?? [],
    placeholderData: (before) => before,
  });
