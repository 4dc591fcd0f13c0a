import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { SearchBox } from '../../ui/search-box.tsx';
import { kinds, type LibraryView, sorts } from './library.ts';

type LibraryToolbarProps = {
  view: LibraryView;
  onChange: (changes: Record<string, string | null>) => void;
  /** The kind is given by whoever asks for a file. */
  hasKinds?: boolean;
};

/** Search, filters and the way in which the library is shown. */
export function LibraryToolbar({ view, onChange, hasKinds = true }: LibraryToolbarProps) {
  const isGrid = view.layout === 'grid';
  return (
    <Group component="search" gap="sm">
      <SearchBox label="Search files" value={view.search} onSearch={(search) => onChange({ search })} />
      {hasKinds && (
        <NativeSelect
          aria-label="Kind"
          value={view.kind ?? ''}
          onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
          data={[
            { value: '', label: 'All kinds' },
            ...Object.entries(kinds).map(([value, label]) => ({ value, label })),
          ]}
          flex="1 1 130px"
        />
      )}
      <NativeSelect
        aria-label="Order by"
        value={view.sort}
        onChange={({ currentTarget }) =>
          onChange({ sort: currentTarget.value === 'newest' ? null : currentTarget.value })
        }
        data={Object.entries(sorts).map(([value, { label }]) => ({ value, label }))}
        flex="1 1 150px"
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={isGrid ? 'Show as a list' : 'Show as a grid'}
        onClick={() => onChange({ layout: isGrid ? 'list' : null })}
      >
        {isGrid ? <IconList size={18} /> : <IconLayoutGrid size={18} />}
      </ActionIcon>
    </Group>
  );
}
