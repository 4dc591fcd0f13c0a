import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../failure.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { Panel } from '../panel.tsx';
import type { Rows, WithExtra } from './define-list.ts';
import { RowItems } from './items.tsx';
import { Empty } from './list-states.tsx';

type RowsPanelProps<Item, Extra> = {
  title: string;
  rows: Rows<Item, Extra>;
  query: Pick<UseQueryResult<Item[]>, 'data' | 'error' | 'refetch'>;
  /** Buttons at the end of the heading's line. */
  aside?: ReactNode;
  /** For lists that can be reordered. */
  onMove?: ((from: number, to: number) => void) | undefined;
  /** Overlays that the panel opens. */
  children?: ReactNode;
} & WithExtra<Extra>;

/** A panel of a page that lists a few things, with actions for each. */
export function RowsPanel<Item, Extra>(panel: RowsPanelProps<Item, Extra>) {
  const { title, rows, query, aside, onMove, children, ...given } = panel;
  const { extra } = given as { extra: Extra };
  if (query.error) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton />;
  return (
    <Panel title={title} flush aside={aside}>
      {query.data.length === 0 ? (
        <Empty {...rows.empty} />
      ) : (
        <RowItems rows={rows} label={title} items={query.data} extra={extra} onMove={onMove} />
      )}
      {children}
    </Panel>
  );
}
