import { ActionIcon, Button, Group, MultiSelect } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { DELIVERY, type Region } from './queries.ts';

export type EditProps<Item> = { onEdit: (item: Item) => void };

export const AddButton = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={onClick}>
    {children}
  </Button>
);

type AddLineProps = { label?: string; onClick: () => void; children: string };

/** Adds a line to those of a form. */
export const AddLine = ({ label, onClick, children }: AddLineProps) => (
  <Button
    size="compact-sm"
    variant="subtle"
    style={{ alignSelf: 'flex-start' }}
    leftSection={<IconPlus size={14} aria-hidden />}
    aria-label={label}
    onClick={onClick}
  >
    {children}
  </Button>
);

/** Removes a line of a form, beside its labelled fields. */
export const RemoveLine = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <ActionIcon mt={26} size={36} variant="subtle" color="red" aria-label={label} onClick={onClick}>
    <IconTrash size={16} aria-hidden />
  </ActionIcon>
);

type RowButtonsProps = {
  name: string;
  onEdit: () => void;
  remove: () => Promise<unknown>;
  consequence: string;
  /** Further buttons. */
  children?: ReactNode;
};

/** Edits an item of a list, or deletes it after a confirmation. */
export function RowButtons({ name, onEdit, remove, consequence, children }: RowButtonsProps) {
  const change = useChange(DELIVERY);
  const confirm = () =>
    confirmFirst({
      title: words.actions.deleteTitle(name),
      text: consequence,
      confirm: words.common.delete,
      onConfirm: () => change.mutate({ change: remove, done: words.actions.deleted(name) }),
    });
  return (
    <Group gap="xs">
      {children}
      <Button size="xs" variant="default" aria-label={words.actions.editNamed(name)} onClick={onEdit}>
        {words.actions.edit}
      </Button>
      <Button size="xs" variant="subtle" color="red" aria-label={words.actions.deleteNamed(name)} onClick={confirm}>
        {words.common.delete}
      </Button>
    </Group>
  );
}

type RegionsFieldProps = {
  regions: readonly Region[];
  value: string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
  required?: boolean;
};

/** The regions whose customers are offered something. */
export const RegionsField = ({ regions, ...field }: RegionsFieldProps) => (
  <MultiSelect
    label={words.delivery.regions}
    description={words.delivery.regionsText}
    searchable
    data={regions.map(({ id, title }) => ({ value: id ?? '', label: title }))}
    {...field}
  />
);
