import { ActionIcon, Button, Group, Paper, Tabs, Text } from '@mantine/core';
import { IconBookmark, IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { type Label, type LabelKind, labelKinds, type NamedKind } from './label-kinds.ts';
import { type LabelDialogProps, SectionDialog } from './section-dialog.tsx';
import { useDeleteLabel, useLabelNames } from './use-label-changes.tsx';

export function Component() {
  const { kind: key } = useParams();
  const navigate = useNavigate();
  const may = useMay();
  const kinds = labelKinds.filter(({ needs }) => may(needs.list));
  const kind = kinds.find((one) => one.key === key) ?? kinds[0];
  if (!kind) return null;
  return (
    <Page title="Brands, ribbons and sections">
      <Tabs value={kind.key} onChange={(next) => next && void navigate(`/labels/${next}`, { replace: true })}>
        <Tabs.List mb="md">
          {kinds.map((one) => (
            <Tabs.Tab key={one.key} value={one.key}>
              {one.title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {kinds.map((one) => (
          <Tabs.Panel key={one.key} value={one.key}>
            {one === kind && <Labels kind={kind} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}

function Labels({ kind }: { kind: LabelKind | NamedKind }) {
  const may = useMay();
  const [text, setText] = useState('');
  // what a dialog writes, and goes on showing while it closes: a label, or a new one
  const [label, setLabel] = useState<Label | null>(null);
  const [opened, setOpened] = useState(false);
  const open = (next: Label | null) => {
    setLabel(next);
    setOpened(true);
  };
  const dialog = { label, opened, onClose: () => setOpened(false) };
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {kind.description}
      </Text>
      <Group gap="sm" mb="md">
        <SearchBox label={`Search ${kind.title.toLowerCase()}`} value={text} onSearch={setText} />
        {may(kind.needs.create) && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(null)}>
            New {kind.one}
          </Button>
        )}
      </Group>
      <LabelList kind={kind} text={text} onEdit={open} />
      {'rename' in kind ? <LabelNameDialog kind={kind} {...dialog} /> : <SectionDialog {...dialog} />}
    </>
  );
}

function LabelNameDialog({ kind, label, opened, onClose }: LabelDialogProps & { kind: NamedKind }) {
  const { create, rename } = useLabelNames(kind);
  return (
    <NameDialog
      title={label ? `Rename ${label.name}` : `New ${kind.one}`}
      name={opened ? (label?.name ?? '') : undefined}
      maxLength={kind.maxLength}
      confirm={label ? 'Rename' : `Add ${kind.one}`}
      onSave={(name) => (label ? rename({ label, name }) : create(name))}
      onClose={onClose}
    />
  );
}

type LabelListProps = { kind: LabelKind; text: string; onEdit: (label: Label) => void };

function LabelList({ kind, text, onEdit }: LabelListProps) {
  const may = useMay();
  const confirmDelete = useDeleteLabel(kind);
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
              <LabelRow
                label={label}
                edit={'rename' in kind ? 'Rename' : 'Edit'}
                onEdit={may(kind.needs.change) ? () => onEdit(label) : null}
                onDelete={may(kind.needs.remove) ? () => confirmDelete(label) : null}
              />
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

/** What cannot be done is null. */
type LabelRowProps = {
  label: Label;
  edit: 'Rename' | 'Edit';
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
};

function LabelRow({ label, edit, onEdit, onDelete }: LabelRowProps) {
  return (
    <Group wrap="nowrap" gap="xs">
      <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={500}>{label.name}</Text>
        {label.note && (
          <Text size="xs" c="dimmed">
            {label.note}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed" className={list.numeric}>
        {label.count === 1 ? '1 product' : `${label.count} products`}
      </Text>
      {onEdit && (
        <ActionIcon variant="subtle" color="gray" aria-label={`${edit} ${label.name}`} onClick={onEdit}>
          <IconPencil size={18} />
        </ActionIcon>
      )}
      {onDelete && (
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${label.name}`} onClick={onDelete}>
          <IconTrash size={18} />
        </ActionIcon>
      )}
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
