import { Badge, Button, Group as Row } from '@mantine/core';
import { IconPlus, IconReceiptTax } from '@tabler/icons-react';
import { useState } from 'react';
import { type Need, useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { NameDialog } from '../../../ui/form/name-dialog.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowItems } from '../../../ui/list/items.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { type Group, TAX } from './queries.ts';

const texts = words.taxSettings;

/** A kind of groups: what they are called, and what can be done with them. */
export type GroupKind = {
  texts: typeof texts.productGroups | typeof texts.exemptGroups;
  needs: { create: Need; update: Need; delete: Need };
  create: (name: string) => Promise<unknown>;
  rename: (group: Group, name: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  /** Other data that shows the groups. */
  alsoRefresh?: readonly string[];
};
type GroupListProps = { kind: GroupKind; groups: readonly Group[]; detail: (group: Group) => string };

const unnamed: Group = { id: '', name: '', revision: '', isOwn: true };

/** The platform's groups of a kind, and those of the site, which can be changed. */
export function GroupList({ kind, groups, detail }: GroupListProps) {
  const mayAdd = useMay()(kind.needs.create);
  const [named, setNamed] = useState<Group | null>(null);
  const add = mayAdd && (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setNamed(unnamed)}
    >
      {kind.texts.add}
    </Button>
  );
  return (
    <Panel title={kind.texts.title} flush aside={add}>
      <RowItems rows={groupRows} label={kind.texts.title} items={groups} extra={{ onRename: setNamed, kind, detail }} />
      <NameDialog
        title={named?.id ? kind.texts.rename : kind.texts.add}
        name={named?.name}
        maxLength={200}
        confirm={words.forms.save}
        hint={kind.texts.hint}
        codes={{ ALREADY_EXISTS: { field: 'name', text: kind.texts.taken } }}
        onSave={(name) => (named?.id ? kind.rename(named, name) : kind.create(name))}
        saved={(name) => words.actions.saved(name)}
        refresh={[TAX, ...(kind.alsoRefresh ? [kind.alsoRefresh] : [])]}
        onClose={() => setNamed(null)}
      />
    </Panel>
  );
}

type Extra = { onRename: (group: Group) => void } & Pick<GroupListProps, 'kind' | 'detail'>;

const groupRows = defineRows<Group, Extra>({
  idOf: ({ id }) => id,
  name: { of: ({ name }) => name },
  parts: [
    {
      at: 'beside',
      show: ({ isOwn }) =>
        !isOwn && (
          <Badge variant="light" color="gray">
            {texts.groups.builtIn}
          </Badge>
        ),
    },
    { at: 'detail', show: (group, { extra }) => extra.detail(group) },
    { at: 'end', show: (group, { extra }) => group.isOwn && <Actions group={group} {...extra} /> },
  ],
  empty: { icon: <IconReceiptTax aria-hidden />, title: texts.groups.none, description: texts.groups.noneText },
});

function Actions({ group, kind, onRename }: { group: Group } & Extra) {
  const may = useMay();
  const change = useChange(TAX);
  const confirm = () =>
    confirmFirst({
      title: words.actions.deleteTitle(group.name),
      text: kind.texts.deleteText,
      confirm: words.common.delete,
      onConfirm: () => change.mutate({ change: () => kind.remove(group.id), done: words.actions.deleted(group.name) }),
    });
  return (
    <Row gap="xs">
      {may(kind.needs.update) && (
        <Button
          size="xs"
          variant="default"
          aria-label={words.actions.renameNamed(group.name)}
          onClick={() => onRename(group)}
        >
          {words.actions.rename}
        </Button>
      )}
      {may(kind.needs.delete) && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          aria-label={words.actions.deleteNamed(group.name)}
          onClick={confirm}
        >
          {words.common.delete}
        </Button>
      )}
    </Row>
  );
}
