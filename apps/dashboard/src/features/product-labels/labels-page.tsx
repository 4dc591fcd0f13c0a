import { ActionIcon, Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconBookmark, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { NameDialog } from '../../ui/form/name-dialog.tsx';
import { defineList } from '../../ui/list/define-list.ts';
import type { Filters } from '../../ui/list/filters.ts';
import { ListView } from '../../ui/list/list-view.tsx';
import { type Label, type LabelKind, labelKinds, type NamedKind } from './label-kinds.ts';
import { type LabelDialogProps, SectionDialog } from './section-dialog.tsx';
import { labelQueries, useDeleteLabel } from './use-label-changes.tsx';

const texts = words.productLabels;

export function Component() {
  const { kind: key } = useParams();
  const may = useMay();
  const kinds = labelKinds.filter(({ needs }) => may(needs.list));
  const kind = kinds.find((one) => one.key === key) ?? kinds[0];
  return kind && <Labels key={kind.key} kinds={kinds} kind={kind} />;
}

type LabelsProps = { kinds: readonly LabelKind[]; kind: LabelKind | NamedKind };

function Labels({ kinds, kind }: LabelsProps) {
  const navigate = useNavigate();
  const may = useMay();
  // the content of the dialog, which stays visible while it closes: a label, or a new one
  const [label, setLabel] = useState<Label | null>(null);
  const [opened, setOpened] = useState(false);
  const onEdit = (next: Label | null) => {
    setLabel(next);
    setOpened(true);
  };
  const dialog = { label, opened, onClose: () => setOpened(false) };
  const newLabel = may(kind.needs.create) && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onEdit(null)}>
      {kind.texts.new}
    </Button>
  );
  return (
    <Page title={texts.title} actions={newLabel}>
      <Tabs value={kind.key} onChange={(next) => next && void navigate(`/labels/${next}`, { replace: true })}>
        <Tabs.List mb="md">
          {kinds.map((one) => (
            <Tabs.Tab key={one.key} value={one.key}>
              {one.texts.title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {kinds.map((one) => (
          <Tabs.Panel key={one.key} value={one.key}>
            {one.key === kind.key && (
              <Stack gap="md">
                <Text size="sm" c="dimmed">
                  {kind.texts.text}
                </Text>
                <ListView list={labelLists[kind.key]} extra={{ kind, onEdit }} />
              </Stack>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
      {'rename' in kind ? <LabelNameDialog kind={kind} {...dialog} /> : <SectionDialog {...dialog} />}
    </Page>
  );
}

function LabelNameDialog({ kind, label, opened, onClose }: LabelDialogProps & { kind: NamedKind }) {
  return (
    <NameDialog
      title={label ? words.actions.renameNamed(label.name) : kind.texts.new}
      name={opened ? (label?.name ?? '') : undefined}
      maxLength={kind.maxLength}
      confirm={label ? words.actions.rename : kind.texts.add}
      codes={{ ALREADY_EXISTS: { field: 'name', text: kind.texts.taken } }}
      onSave={(name) => (label ? kind.rename(label, name) : kind.create(name))}
      refresh={labelQueries(kind)}
      onClose={onClose}
    />
  );
}

type Extra = { kind: LabelKind; onEdit: (label: Label) => void };

const listOf = (kind: LabelKind) =>
  defineList<Label, Filters, Extra>({
    title: kind.texts.title,
    nouns: kind.texts,
    queryKey: ['labels', kind.key],
    search: kind.texts.search,
    filters: {},
    sorts: {},
    paging: 'more',
    load: kind.list,
    idOf: ({ id }) => id,
    name: { of: ({ name }) => name },
    parts: [
      { at: 'note', show: ({ note }) => note },
      { at: 'corner', show: ({ count }) => texts.products(count) },
      { at: 'end', show: (label, { extra }) => <LabelButtons label={label} {...extra} /> },
    ],
    empty: { icon: <IconBookmark />, title: kind.texts.none, description: kind.texts.text },
  });

const labelLists = Object.fromEntries(labelKinds.map((kind) => [kind.key, listOf(kind)])) as Record<
  LabelKind['key'],
  ReturnType<typeof listOf>
>;

function LabelButtons({ label, kind, onEdit }: Extra & { label: Label }) {
  const may = useMay();
  const confirmDelete = useDeleteLabel(kind);
  const { renameNamed, editNamed } = words.actions;
  const edit = 'rename' in kind ? renameNamed : editNamed;
  return (
    <Group gap={4} wrap="nowrap">
      {may(kind.needs.change) && (
        <ActionIcon variant="subtle" color="gray" aria-label={edit(label.name)} onClick={() => onEdit(label)}>
          <IconPencil size={18} />
        </ActionIcon>
      )}
      {may(kind.needs.remove) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={words.actions.deleteNamed(label.name)}
          onClick={() => confirmDelete(label)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}
