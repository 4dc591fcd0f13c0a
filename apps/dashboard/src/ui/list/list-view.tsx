import { Button, Group, Paper, Stack, VisuallyHidden } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../failure.tsx';
import css from '../list.module.css';
import { ListSkeleton } from '../list-skeleton.tsx';
import { readQuery } from './address.ts';
import { counted, type List } from './define-list.ts';
import type { Filters } from './filters.ts';
import { Items } from './items.tsx';
import { ListBar } from './list-bar.tsx';
import { NoItems } from './list-states.tsx';
import { Pager } from './pager.tsx';
import { SavedViews } from './saved-views.tsx';
import { useList } from './use-list.ts';
import { useListParams } from './use-list-params.ts';
import { useMarks } from './use-marks.ts';

type ListViewProps<Item, F extends Filters, Extra> = {
  list: List<Item, F, Extra>;
  /** The values that a page adds to the definition of its list. */
  extra: Extra;
};

/** A list with its search, filters, pages and selection; all but the selection are kept in the address. */
export function ListView<Item, F extends Filters, Extra>({ list, extra }: ListViewProps<Item, F, Extra>) {
  const { params, number, change, goTo, reset } = useListParams();
  const query = readQuery(list, params);
  const { result, page } = useList(list, query);
  const { boxes, selected } = useMarks(list, { params, query, page });
  const around = { format: useFormat(), may: useMay(), page: page.items, extra };
  const { Actions, needs = [] } = list.selection ?? {};
  const mayMark = needs.some((some) => some.every(around.may));
  return (
    <Stack gap="md">
      {list.savedViews && (
        <SavedViews list={list.savedViews} usual={list.views ?? []} nouns={list.nouns} params={params} />
      )}
      <ListBar list={list} query={query} onChange={change} />
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <ListSkeleton />}
      {result.isSuccess && (
        <>
          <VisuallyHidden role="status">
            {words.lists.onThisPage(counted(page.items.length, list.nouns, around.format))}
            {typeof page.total === 'number' && `, ${words.lists.inAll(around.format.number(page.total))}`}
          </VisuallyHidden>
          {Actions && mayMark && <Actions selected={selected} />}
          {page.items.length === 0 ? (
            <NoItems list={list} query={query} onReset={reset} />
          ) : (
            <Paper
              className={`${css.frame} ${result.isPlaceholderData ? css.stale : ''}`}
              aria-busy={result.isPlaceholderData}
            >
              <Items look={list} label={list.title} items={page.items} around={around} boxes={mayMark ? boxes : null} />
            </Paper>
          )}
          {list.paging === 'more' ? (
            <MoreButton {...result} />
          ) : (
            <Pager page={page} number={number} nouns={list.nouns} onGo={goTo} />
          )}
        </>
      )}
    </Stack>
  );
}

type MoreButtonProps = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** Loads more items. */
export const MoreButton = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: MoreButtonProps) =>
  hasNextPage && (
    <Group justify="center">
      <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {words.lists.showMore}
      </Button>
    </Group>
  );
