import { Badge, Button, Group, NativeSelect, Paper, SegmentedControl, Stack, VisuallyHidden } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { OffsetPager } from '../../ui/offset-pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useListParams } from '../../ui/use-list-params.ts';
import { MemberCards } from './member-cards.tsx';
import {
  isFiltered,
  type MemberFilters,
  memberSorts,
  readMemberFilters,
  type Standing,
  standings,
} from './member-search.ts';
import { MemberTable } from './member-table.tsx';
import { memberListQuery, waitingQuery } from './queries.ts';
import { bulkNeeds, SelectionBar } from './selection-bar.tsx';

export function Component() {
  const { params, change, goTo, reset } = useListParams();
  const filters = readMemberFilters(params);
  return (
    <Page title="Members">
      <Stack gap="md">
        <FilterBar filters={filters} onChange={change} />
        <MemberList key={JSON.stringify(filters)} filters={filters} onPage={goTo} onReset={reset} />
      </Stack>
    </Page>
  );
}

type FilterBarProps = { filters: MemberFilters; onChange: (changes: Record<string, string | null>) => void };

function FilterBar({ filters, onChange }: FilterBarProps) {
  const isPhone = useIsPhone();
  const { data: waiting = 0 } = useQuery(waitingQuery);
  const standing = filters.standing ?? '';
  const choose = (status: string) => onChange({ status });
  const choices = [
    { value: '', label: 'All' },
    ...Object.entries(standings).map(([value, { label }]) => ({ value, label })),
  ];
  const withCount = ({ value, label }: { value: string; label: string }) => ({
    value,
    label: value === 'PENDING' && waiting > 0 ? <WaitingLabel label={label} count={waiting} /> : label,
  });
  return (
    <Group component="search" gap="sm">
      <SearchBox label="Search by name or e-mail" value={filters.text} onSearch={(search) => onChange({ search })} />
      {isPhone ? (
        <NativeSelect
          aria-label="Status"
          value={standing}
          onChange={(event) => choose(event.currentTarget.value)}
          data={choices.map(({ value, label }) => ({
            value,
            label: value === 'PENDING' && waiting > 0 ? `${label} (${waiting})` : label,
          }))}
          flex="1 1 140px"
        />
      ) : (
        <SegmentedControl aria-label="Status" value={standing} onChange={choose} data={choices.map(withCount)} />
      )}
      <NativeSelect
        aria-label="Order by"
        value={filters.sort}
        onChange={(event) =>
          onChange({ sort: event.currentTarget.value === 'newest' ? null : event.currentTarget.value })
        }
        data={Object.entries(memberSorts).map(([value, { label }]) => ({ value, label }))}
        flex="0 1 150px"
      />
    </Group>
  );
}

function WaitingLabel({ label, count }: { label: string; count: number }) {
  return (
    <Group gap={6} wrap="nowrap" justify="center">
      {label}
      <Badge size="sm" circle={count < 10} color="yellow" variant="filled" autoContrast>
        {count}
      </Badge>
    </Group>
  );
}

type MemberListProps = { filters: MemberFilters; onPage: (cursor: string) => void; onReset: () => void };

function MemberList({ filters, onPage, onReset }: MemberListProps) {
  const may = useMay();
  const isPhone = useIsPhone();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const result = useQuery(memberListQuery(filters));
  if (result.isError) return <Failure error={result.error} onRetry={() => result.refetch()} />;
  if (result.isPending) return <ListSkeleton />;
  const { members = [], metadata } = result.data;
  if (members.length === 0) return <NoMembers filters={filters} onReset={onReset} />;
  const select = (ids: string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of ids) isSelected ? next.add(id) : next.delete(id);
    setSelected(next);
  };
  const chosen = members.filter(({ id }) => selected.has(id ?? ''));
  const List = isPhone ? MemberCards : MemberTable;
  return (
    <>
      <VisuallyHidden role="status">{members.length} members on this page</VisuallyHidden>
      {chosen.length > 0 && <SelectionBar chosen={chosen} onClear={() => setSelected(new Set())} />}
      <Paper className={`${list.frame} ${result.isPlaceholderData ? list.stale : ''}`}>
        <List
          members={members}
          selected={Object.values(bulkNeeds).some((needs) => needs.every(may)) ? selected : null}
          onSelect={select}
        />
      </Paper>
      <OffsetPager offset={filters.offset} count={members.length} total={metadata?.total} onGo={onPage} />
    </>
  );
}

const isWaiting = ({ standing, text }: MemberFilters): boolean => standing === ('PENDING' satisfies Standing) && !text;

function NoMembers({ filters, onReset }: { filters: MemberFilters; onReset: () => void }) {
  const { site } = useSession();
  if (isWaiting(filters))
    return (
      <Paper className={list.frame}>
        <NothingHere
          icon={<IconUsers />}
          title="Nobody is waiting"
          description="Who registers while your site approves its members by hand appears here."
        >
          <Button variant="default" onClick={onReset}>
            Show all members
          </Button>
        </NothingHere>
      </Paper>
    );
  return (
    <Paper className={list.frame}>
      {isFiltered(filters) ? (
        <NothingHere icon={<IconSearch />} title="No member fits" description="Try another word, or another status.">
          <Button variant="default" onClick={onReset}>
            Clear filters
          </Button>
        </NothingHere>
      ) : (
        <NothingHere
          icon={<IconUsers />}
          title="No members yet"
          description="People become members by registering on your site."
        >
          <Button component="a" href={site.url} target="_blank" variant="default">
            View shop
          </Button>
        </NothingHere>
      )}
    </Paper>
  );
}
