import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Anchor, Badge, Menu, Text, TextInput } from '@mantine/core';
import {
  IconChevronRight,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { productCount } from '../products/product.ts';
import classes from './categories.module.css';
import { categoryPath } from './category.ts';
import { MOST_LEVELS, type Row } from './tree.ts';
import type { CategoryChanges } from './use-category-changes.tsx';

const texts = words.categories;

export const INDENT = 24;

type CategoryRowProps = {
  row: Row;
  /** The level in the tree; while dragged, the level it would be dropped at. */
  depth: number;
  isOpen: boolean;
  isPhone: boolean;
  /** False during a search, because the target position would be unclear. */
  isMovable: boolean;
  changes: CategoryChanges;
  onToggle: () => void;
  onKey: (key: string) => void;
  onAddChild: () => void;
};

export function CategoryRow({
  row,
  depth,
  isOpen,
  isPhone,
  isMovable,
  changes,
  onToggle,
  onKey,
  onAddChild,
}: CategoryRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: row.id });
  const indent = (isPhone ? INDENT / 1.6 : INDENT) * depth;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    onKey(event.key);
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={isDragging ? classes.dragged : undefined}
    >
      <div className={classes.row} style={{ paddingInlineStart: indent + 8 }}>
        <ActionIcon
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          aria-label={words.common.moveNamed(row.name)}
          aria-description={texts.tree.moveKeys}
          data-grip={row.id}
          style={{ cursor: 'grab', touchAction: 'none', visibility: isMovable ? undefined : 'hidden' }}
          {...listeners}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.toggle}
          aria-label={row.name}
          aria-expanded={isOpen}
          onClick={onToggle}
          style={row.hasChildren ? undefined : { visibility: 'hidden' }}
        >
          <IconChevronRight size={16} className={isOpen ? classes.open : undefined} />
        </ActionIcon>
        {isRenaming ? (
          <NameField row={row} changes={changes} onDone={() => setIsRenaming(false)} />
        ) : (
          <Anchor component={Link} to={categoryPath(row.id)} c="inherit" fw={500} className={classes.name}>
            {row.name}
          </Anchor>
        )}
        {!row.visible && (
          <Badge variant="light" color="gray" style={{ flex: 'none' }}>
            {texts.hidden}
          </Badge>
        )}
        <Text size="sm" c="dimmed" className={classes.count}>
          {countText(row, isPhone)}
        </Text>
        <RowMenu
          row={row}
          depth={depth}
          changes={changes}
          onAddChild={onAddChild}
          onRename={() => setIsRenaming(true)}
        />
      </div>
    </li>
  );
}

/** Products of the category itself, and those of the categories below, which its page in the shop shows too. */
function countText({ count, below }: Row, isPhone: boolean): string {
  if (below === 0) return isPhone ? String(count) : productCount(count);
  return isPhone ? `${count} + ${below}` : texts.products.directly(productCount(count), below);
}

type NameFieldProps = { row: Row; changes: CategoryChanges; onDone: () => void };

function NameField({ row, changes, onDone }: NameFieldProps) {
  const [name, setName] = useState(row.name);
  const save = () => {
    const next = name.trim();
    if (next && next !== row.name) changes.rename({ node: row, name: next });
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') onDone();
  };
  return (
    <TextInput
      aria-label={texts.tree.newName(row.name)}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
      maxLength={80}
      data-autofocus
      ref={focusAndSelect}
      className={classes.name}
    />
  );
}

const focusAndSelect = (field: HTMLInputElement | null) => {
  if (field && document.activeElement !== field) field.select();
};

type RowMenuProps = {
  row: Row;
  depth: number;
  changes: CategoryChanges;
  onAddChild: () => void;
  onRename: () => void;
};

const menuNeeds = [
  'categories.createCategory',
  'categories.updateCategory',
  'categories.updateCategoryVisibility',
  'categories.deleteCategory',
] as const;

function RowMenu({ row, depth, changes, onAddChild, onRename }: RowMenuProps) {
  const may = useMay();
  if (!menuNeeds.some(may)) return null;
  return (
    <ActionsMenu label={words.actions.of(row.name)} returnFocus={false} size="md">
      {depth + 1 < MOST_LEVELS && may('categories.createCategory') && (
        <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={onAddChild}>
          {texts.addBelow}
        </Menu.Item>
      )}
      {may('categories.updateCategory') && (
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
          {words.actions.rename}
        </Menu.Item>
      )}
      {may('categories.updateCategoryVisibility') && (
        <Menu.Item
          leftSection={row.visible ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
          onClick={() => changes.setVisible({ node: row, visible: !row.visible })}
        >
          {row.visible ? texts.hide : texts.show}
        </Menu.Item>
      )}
      {may('categories.deleteCategory') && (
        <>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => changes.confirmDelete(row)}
          >
            {texts.delete}
          </Menu.Item>
        </>
      )}
    </ActionsMenu>
  );
}
