import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconEyeOff, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { type Need, useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import type { Look } from '../../ui/list/define-list.ts';
import { RowItems } from '../../ui/list/items.tsx';
import { moved } from '../../ui/moved.ts';
import { useChange } from '../../ui/use-change.ts';
import { AudienceDialog } from './audience-dialog.tsx';
import { describeField, type Section, sections } from './field-names.ts';
import { FIELDS, type FieldView, fieldsQuery } from './queries.ts';
import { useOrder } from './use-order.ts';

const texts = words.memberSettings;

type FieldListProps = {
  section: Section;
  fields: FieldView[];
  /** The fields of all sections. */
  all: FieldView[];
  onEdit: (field: FieldView) => void;
};

/** The fields of a section, in order. */
export function FieldList({ section, fields, all, onEdit }: FieldListProps) {
  const mayOrder = useMay()('memberCustomFields.updateCustomFieldsOrder');
  const order = useOrder<FieldView>(fieldsQuery.queryKey, (next) =>
    api.memberCustomFields.updateCustomFieldsOrder({
      section,
      fieldIds: next.flatMap((field) => (field.section === section ? (field.id ?? []) : [])),
    }),
  );
  const move = (from: number, to: number) => {
    const ordered = moved(fields, from, to);
    const others = all.filter((field) => field.section !== section);
    order.mutate(
      (Object.keys(sections) as Section[]).flatMap((name) =>
        name === section ? ordered : others.filter((field) => field.section === name),
      ),
    );
  };
  return (
    <RowItems
      rows={fieldRows}
      label={sections[section]}
      items={fields}
      extra={{ onEdit }}
      onMove={mayOrder ? move : undefined}
    />
  );
}

type Extra = { onEdit: (field: FieldView) => void };

const fieldRows: Look<FieldView, Extra> = {
  idOf: ({ id }) => id ?? '',
  name: { of: ({ name }) => name ?? '' },
  parts: [
    { at: 'note', show: describeField },
    { at: 'end', show: (field, { extra }) => <FieldButtons field={field} onEdit={() => extra.onEdit(field)} /> },
  ],
};

const needsForAudience: Need[] = [
  'memberCustomFieldApplications.getCustomFieldApplications',
  'memberCustomFieldApplications.createCustomFieldApplication',
  'memberCustomFieldApplications.updateCustomFieldApplication',
  'memberCustomFieldApplications.deleteCustomFieldApplication',
];

function FieldButtons({ field, onEdit }: { field: FieldView; onEdit: () => void }) {
  const may = useMay();
  const changing = useChange(FIELDS);
  const name = field.name ?? '';
  const named = { id: field.id ?? '', revision: field.revision ?? '' };
  const hide = () =>
    changing.mutate({
      change: () => api.memberCustomFields.hideCustomField(named),
      done: texts.fields.hidden(name),
    });
  const confirmDelete = () =>
    confirmFirst({
      title: words.actions.deleteTitle(name),
      text: texts.fields.deleteText,
      confirm: texts.fields.deleteConfirm,
      onConfirm: () =>
        changing.mutate({
          change: () => api.memberCustomFields.deleteCustomField(named),
          done: words.actions.deleted(name),
        }),
    });
  const [isAsking, setAsking] = useState(false);
  const mayChoose = needsForAudience.every(may);
  const mayHide = may('memberCustomFields.hideCustomField');
  const mayDelete = may('memberCustomFields.deleteCustomField');
  return (
    <Group wrap="nowrap" gap="xs">
      {may('memberCustomFields.updateCustomField') && (
        <ActionIcon variant="subtle" color="gray" aria-label={words.actions.editNamed(name)} onClick={onEdit}>
          <IconPencil size={18} />
        </ActionIcon>
      )}
      {(mayChoose || mayHide || mayDelete) && (
        <ActionsMenu label={texts.fields.more(name)} size="md" loading={changing.isPending}>
          {mayChoose && (
            <Menu.Item leftSection={<IconUsers size={16} aria-hidden />} onClick={() => setAsking(true)}>
              {texts.audience.label}
            </Menu.Item>
          )}
          {mayHide && (
            <Menu.Item leftSection={<IconEyeOff size={16} aria-hidden />} onClick={hide}>
              {texts.fields.hide}
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={confirmDelete}>
              {words.common.delete}
            </Menu.Item>
          )}
        </ActionsMenu>
      )}
      {mayChoose && <AudienceDialog opened={isAsking} field={field} onClose={() => setAsking(false)} />}
    </Group>
  );
}
