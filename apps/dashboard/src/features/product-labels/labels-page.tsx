import { ActionIcon, Button, Group, Paper, Tabs, Text } from '@mantine/core';
import { IconBookmark, IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Page } from '../../app/page.tsx';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { type Label, type LabelKind, labelKinds } from './label-kinds.ts';
import { type LabelChanges, useLabelChanges } from './use-label-changes.tsx';

export function Component() {
  const { kind: key } = useParams();
  const navigate = useNavigate();
  const kind = labelKinds.find((one) => one.key === key) ?? (labelKinds[0] as LabelKind);
  return (
    <Page title="Brands and ribbons">
      <Tabs value={kind.key} onChange={(next) => next && void navigate(`/labels/${next}`, { replace: true })}>
        <Tabs.List mb="md">
          {labelKinds.map((one) => (
            <Tabs.Tab key={one.key} value={one.key}>
              {one.title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {labelKinds.map((one) => (
          <Tabs.Panel key={one.key} value={one.key}>
            {one === kind && <Labels kind={kind} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}

/** What is asked for a name: a new label, or one that gets another. */
type Asked = { label: Label | null };

function Labels({ kind }: { kind: LabelKind }) {
  const changes = useLabelChanges(kind);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAsked({ label: null })}>
      New {kind.one}
    </Button>
  );
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {kind.description}
      </Text>
      <Group gap="sm" mb="md">
        <SearchBox label={`Search ${kind.title.toLowerCase()}`} value={text} onSearch={setText} />
        {addButton}
      </Group>
      <LabelList kind={kind} text={text} changes={changes} onRename={(label) => setAsked({ label })} />
      <NameDialog
        title={asked?.label ? `Rename ${asked.label.name}` : `New ${kind.one}`}
        name={asked ? (asked.label?.name ?? '') : undefined}
        maxLength={kind.maxLength}
        confirm={asked?.label ? 'Rename' : `Add ${kind.one}`}
        onSave={(name) => (asked?.label ? changes.rename({ label: asked.label, name }) : changes.create(name))}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

type LabelListProps = { kind: LabelKind; text: string; changes: LabelChanges; onRename: (label: Label) => void };

function LabelList({ kind, text, changes, onRename }: LabelListProps) {
  const result = useInfiniteQuery({
    queryKey: ['labels', kind.key, text],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => kind.list({ text, cursor: pageParam }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending) return <ListSkeleton />;
  const labels = result.data.pages.flatMap((page) => page.labels);
  if (labels.length === 0) return <NoLabels kind={kind} isFiltered={text !== ''} />;
  return (
    <>
      <Paper className={list.frame}>
        <ul aria-label={kind.title} className={list.cards}>
          {labels.map((label) => (
            <li key={label.id} className={list.card}>
              <LabelRow label={label} changes={changes} onRename={() => onRename(label)} />
            </li>
          ))}
        </ul>
      </Paper>
      {result.hasNextPage && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </>
  );
}

function LabelRow({ label, changes, onRename }: { label: Label; changes: LabelChanges; onRename: () => void }) {
  return (
    <Group wrap="nowrap" gap="xs">
      <Text fw={500} flex={1} style={{ overflowWrap: 'anywhere' }}>
        {label.name}
      </Text>
      <Text size="sm" c="dimmed" className={list.numeric}>
        {label.count === 1 ? '1 product' : `${label.count} products`}
      </Text>
      <ActionIcon variant="subtle" color="gray" aria-label={`Rename ${label.name}`} onClick={onRename}>
        <IconPencil size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Delete ${label.name}`}
        onClick={() => changes.confirmDelete(label)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </Group>
  );
}

function NoLabels({ kind, isFiltered }: { kind: LabelKind; isFiltered: boolean }) {
  const title = isFiltered ? `No ${kind.one} fits` : `No ${kind.title.toLowerCase()} yet`;
  return (
    <Paper className={list.frame}>
      <NothingHere
        icon={isFiltered ? <IconSearch /> : <IconBookmark />}
        title={title}
        description={isFiltered ? 'Try another part of its name.' : kind.description}
      />
    </Paper>
  );
}
