import type { ReactNode } from 'react';
import { Page } from '../../app/page.tsx';
import type { List, WithExtra } from './define-list.ts';
import type { Filters } from './filters.ts';
import { ListView } from './list-view.tsx';

type ListPageProps<Item, F extends Filters, Extra> = {
  list: List<Item, F, Extra>;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** What is said before the list. */
  above?: ReactNode;
  /** Overlays that the page opens. */
  children?: ReactNode;
} & WithExtra<Extra>;

/** The page of a list. */
export function ListPage<Item, F extends Filters, Extra>(page: ListPageProps<Item, F, Extra>) {
  const { list, actions, above, children, ...given } = page;
  const { extra } = given as { extra: Extra };
  return (
    <Page title={list.title} actions={actions}>
      {above}
      <ListView list={list} extra={extra} />
      {children}
    </Page>
  );
}
