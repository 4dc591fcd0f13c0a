import { Button, Paper } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import css from '../list.module.css';
import { NothingHere } from '../nothing-here.tsx';
import { isNarrowed } from './address.ts';
import type { List, ListQuery, Nothing } from './define-list.ts';
import type { Filters } from './filters.ts';

/** Replaces the items of an empty list. */
export function Empty({ icon, title, description, Action }: Nothing) {
  const may = useMay();
  return (
    <NothingHere
      icon={icon}
      title={title}
      description={typeof description === 'string' ? description : description(may)}
    >
      {Action && <Action />}
    </NothingHere>
  );
}

type NoItemsProps<Item, F extends Filters, Extra> = {
  list: List<Item, F, Extra>;
  query: ListQuery<F>;
  onReset: () => void;
};

/** Replaces a page without items: the list is empty, or nothing matches. */
export function NoItems<Item, F extends Filters, Extra>({ list, query, onReset }: NoItemsProps<Item, F, Extra>) {
  if (!isNarrowed(query))
    return (
      <Paper className={css.frame}>
        <Empty {...list.empty} />
      </Paper>
    );
  const hasFilters = Object.keys(list.filters).length > 0;
  const { clear, ...reason } = list.noMatch?.(query) ?? {
    icon: <IconSearch />,
    title: words.lists.noMatch.title(list.nouns.many),
    description: hasFilters ? words.lists.noMatch.tryAgain : words.lists.noMatch.tryAnotherWord,
    clear: hasFilters ? words.lists.filters.clear : words.lists.clearSearch,
  };
  return (
    <Paper className={css.frame}>
      <Empty {...reason} Action={() => <ClearButton onClick={onReset}>{clear}</ClearButton>} />
    </Paper>
  );
}

const ClearButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="default" onClick={onClick}>
    {children}
  </Button>
);
