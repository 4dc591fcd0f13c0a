import { Button, Group, NativeSelect, Paper, Stack, VisuallyHidden } from '@mantine/core';
import { IconAddressBook, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { OffsetPager } from '../../ui/offset-pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useListParams } from '../../ui/use-list-params.ts';
import { ContactCards } from './contact-cards.tsx';
import { ContactDrawer } from './contact-drawer.tsx';
import { type ContactFilters, contactSorts, isFiltered, kinds, readContactFilters } from './contact-search.ts';
import { ContactTable } from './contact-table.tsx';
import { contactListQuery, labelsQuery } from './queries.ts';
import { bulkNeeds, SelectionBar } from './selection-bar.tsx';

export function Component() {
  const { params, change, goTo, reset } = useListParams();
  const filters = readContactFilters(params);
  const navigate = useNavigate();
  const mayModify = useMay()('contacts.createContact');
  const [isAdding, setAdding] = useState(false);
  return (
    <Page
      title="Contacts"
      actions={
        mayModify && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            New contact
          </Button>
        )
      }
    >
      <Stack gap="md">
        <FilterBar filters={filters} onChange={change} />
        <ContactList key={JSON.stringify(filters)} filters={filters} onPage={goTo} onReset={reset} />
      </Stack>
      <ContactDrawer
        opened={isAdding}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => void navigate(`/contacts/${id}`)}
      />
    </Page>
  );
}

type FilterBarProps = { filters: ContactFilters; onChange: (changes: Record<string, string | null>) => void };

function FilterBar({ filters, onChange }: FilterBarProps) {
  const { data: labels = [] } = useQuery(labelsQuery);
  const chosen = filters.label && !labels.some(({ key }) => key === filters.label) ? [filters.label] : [];
  return (
    <Group component="search" gap="sm">
      <SearchBox
        label="Search by name, e-mail, phone or company"
        value={filters.text}
        onSearch={(search) => onChange({ search })}
      />
      <NativeSelect
        aria-label="Kind"
        value={filters.kind ?? ''}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
        data={[{ value: '', label: 'Everybody' }, ...Object.entries(kinds).map(([value, label]) => ({ value, label }))]}
        flex="0 1 150px"
      />
      <NativeSelect
        aria-label="Label"
        value={filters.label}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
        data={[
          { value: '', label: 'Any label' },
          ...labels.map(({ key, name, count }) => ({ value: key, label: `${name} (${count})` })),
          ...chosen.map((key) => ({ value: key, label: key })),
        ]}
        flex="0 1 170px"
      />
      <NativeSelect
        aria-label="Order by"
        value={filters.sort}
        onChange={({ currentTarget: { value } }) => onChange({ sort: value === 'active' ? null : value })}
        data={Object.entries(contactSorts).map(([value, { label }]) => ({ value, label }))}
        flex="0 1 170px"
      />
    </Group>
  );
}

type ContactListProps = { filters: ContactFilters; onPage: (cursor: string) => void; onReset: () => void };

function ContactList({ filters, onPage, onReset }: ContactListProps) {
  const may = useMay();
  const isPhone = useIsPhone();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const result = useQuery(contactListQuery(filters));
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return <ListSkeleton />;
  const { contacts = [], pagingMetadata } = result.data;
  if (contacts.length === 0) return <NoContacts isFiltered={isFiltered(filters)} onReset={onReset} />;
  const select = (ids: string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of ids) isSelected ? next.add(id) : next.delete(id);
    setSelected(next);
  };
  const chosen = contacts.filter(({ id }) => selected.has(id ?? ''));
  const List = isPhone ? ContactCards : ContactTable;
  return (
    <>
      <VisuallyHidden role="status">{contacts.length} contacts on this page</VisuallyHidden>
      {chosen.length > 0 && <SelectionBar chosen={chosen} onClear={() => setSelected(new Set())} />}
      <Paper className={`${list.frame} ${result.isPlaceholderData ? list.stale : ''}`}>
        <List
          contacts={contacts}
          selected={bulkNeeds.some((needs) => needs.every(may)) ? selected : null}
          onSelect={select}
        />
      </Paper>
      <OffsetPager offset={filters.offset} count={contacts.length} total={pagingMetadata?.total} onGo={onPage} />
    </>
  );
}

function NoContacts({ isFiltered: isNarrowed, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const mayAdd = useMay()('contacts.createContact');
  return (
    <Paper className={list.frame}>
      {isNarrowed ? (
        <NothingHere
          icon={<IconSearch />}
          title="No contact fits"
          description="Try another word, or leave a filter away."
        >
          <Button variant="default" onClick={onReset}>
            Clear filters
          </Button>
        </NothingHere>
      ) : (
        <NothingHere
          icon={<IconAddressBook />}
          title="No contacts yet"
          description={`Who buys, registers or waits for an item appears here.${mayAdd ? ' You can add people by hand too.' : ''}`}
        />
      )}
    </Paper>
  );
}
