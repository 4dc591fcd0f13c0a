/** Pagination of lists, with an address for each page. */
import type { Messages } from '@stoa/messages';
import { SENT } from '../forms/sent.ts';

export const PAGE_SIZE = 24;

export type Paging = {
  page: number;
  pageCount: number;
  total: number;
  /** Positions of the first and the last item on the page, counted from 1; both 0 if there are none. */
  first: number;
  last: number;
};

/** The page number in an address; 1 for anything but a number from 1 up. */
export function readPageNumber(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function pagingOf(page: number, total: number, pageSize = PAGE_SIZE): Paging {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const isEmpty = total === 0 || page > pageCount;
  const first = isEmpty ? 0 : (page - 1) * pageSize + 1;
  return { page, pageCount, total, first, last: isEmpty ? 0 : Math.min(page * pageSize, total) };
}

/** What an address says of its list. That a form was sent is no part of it. */
export function parametersOf(url: URL): URLSearchParams {
  const parameters = new URLSearchParams(url.search);
  parameters.delete(SENT);
  return parameters;
}

/** The address of another page of the same list. The first page has no number, so that its address is unique. */
export function pageHref(url: URL, page: number): string {
  const parameters = parametersOf(url);
  if (page > 1) parameters.set('page', String(page));
  else parameters.delete('page');
  const query = parameters.toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}

/** Page numbers to show: the ends, the neighbours, and null for each gap between them. */
export function pageNumbers({ page, pageCount }: Paging): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}

/** `25–48 of 61 products`. */
export function countText({ total, first, last, pageCount }: Paging, messages: Messages['listing']): string {
  return pageCount === 1 ? messages.products(total) : messages.productsOnPage(first, last, total);
}
