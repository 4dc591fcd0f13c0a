import { ActionIcon } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { ListBar } from '../../ui/list/list-bar.tsx';
import { type LibraryView, libraryFilters, librarySorts } from './library.ts';

const texts = words.media;

type LibraryToolbarProps = {
  view: LibraryView;
  onChange: (changes: Record<string, string | null>) => void;
  /** False if the kind is fixed, as in a picker. */
  hasKinds?: boolean;
};

const library = {
  nouns: texts.nouns,
  search: texts.search,
  sorts: librarySorts,
};

/** Use is no matter for what is in the trash. */
const filtersOf = ({ isTrash }: LibraryView): Filters => (isTrash ? { kind: libraryFilters.kind } : libraryFilters);

/** Search, filters and the display mode of the library. */
export function LibraryToolbar({ view, onChange, hasKinds = true }: LibraryToolbarProps) {
  const isGrid = view.layout === 'grid';
  return (
    <ListBar list={{ ...library, filters: hasKinds ? filtersOf(view) : {} }} query={view.query} onChange={onChange}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={isGrid ? texts.asList : texts.asGrid}
        onClick={() => onChange({ layout: isGrid ? 'list' : null })}
      >
        {isGrid ? <IconList size={18} /> : <IconLayoutGrid size={18} />}
      </ActionIcon>
    </ListBar>
  );
}
