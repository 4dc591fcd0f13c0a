import { Badge, Button, Group, Paper, Select, Stack } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Failure } from '../../../ui/failure.tsx';
import list from '../../../ui/list.module.css';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { NothingHere } from '../../../ui/nothing-here.tsx';
import { oneOf, useListParams } from '../../../ui/use-list-params.ts';
import { EntryRow } from './entry-row.tsx';
import { type ActivityFilters, activityQuery } from './queries.ts';

const kinds = [
  { value: 'staff', label: 'Team' },
  { value: 'app', label: 'Apps' },
  { value: 'member', label: 'Members' },
  { value: 'visitor', label: 'Visitors' },
];
const areas = [
  { value: 'stores.', label: 'Products and inventory' },
  { value: 'categories.', label: 'Categories' },
  { value: 'ecom.', label: 'Orders' },
  { value: 'media.', label: 'Media' },
  { value: 'crm.', label: 'Contacts' },
  { value: 'members.', label: 'Members' },
  { value: 'identity.', label: 'Accounts' },
  { value: 'stoa.team.', label: 'Team and roles' },
  { value: 'stoa.developers.', label: 'API keys and apps' },
];
const kindValues = ['staff', 'app', 'member', 'visitor'] as const;

/** What was done on the site, by whom, the newest first. */
export function Component() {
  const { params, change, reset } = useListParams();
  const filters = {
    kind: oneOf(kindValues, params.get('by')),
    area: oneOf(
      areas.map(({ value }) => value),
      params.get('area'),
    ),
    callerId: params.get('caller'),
    entityId: params.get('entity'),
  };
  const isFiltered = Object.values(filters).some((value) => value !== null);
  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-end">
        <Select
          label="By"
          placeholder="Everybody"
          data={kinds}
          value={filters.kind}
          clearable
          onChange={(by) => change({ by })}
        />
        <Select
          label="Area"
          placeholder="Everything"
          data={areas}
          value={filters.area}
          clearable
          onChange={(area) => change({ area })}
        />
        {filters.callerId && (
          <Badge variant="light" size="lg" tt="none">
            One person or app
          </Badge>
        )}
        {filters.entityId && (
          <Badge variant="light" size="lg" tt="none">
            One entity
          </Badge>
        )}
        {isFiltered && (
          <Button variant="subtle" onClick={reset}>
            Show everything
          </Button>
        )}
      </Group>
      <Entries filters={filters} isFiltered={isFiltered} />
    </Stack>
  );
}

type EntriesProps = { filters: ActivityFilters; isFiltered: boolean };

function Entries({ filters, isFiltered }: EntriesProps) {
  const result = useInfiniteQuery(activityQuery(filters));
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return <ListSkeleton />;
  const entries = result.data.pages.flatMap((page) => page.entries ?? []);
  if (entries.length === 0) {
    return (
      <Paper>
        <NothingHere
          icon={<IconHistory aria-hidden />}
          title={isFiltered ? 'Nothing like that happened' : 'Nothing happened yet'}
          description="Changes that people and apps make to the site are listed here."
        />
      </Paper>
    );
  }
  return (
    <>
      <Paper className={list.frame} aria-busy={result.isFetching}>
        <ul className={list.cards} aria-label="Activity">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </Paper>
      {result.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
            Show older
          </Button>
        </Group>
      )}
    </>
  );
}
