import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import classes from './categories.module.css';
import { CategoryRow, INDENT } from './category-row.tsx';
import {
  descendantsOf,
  describePlace,
  type Move,
  moveByKey,
  projected,
  rowsOf,
  type TreeNode,
  withMove,
} from './tree.ts';
import type { CategoryChanges } from './use-category-changes.tsx';

const texts = words.categories;

type CategoryTreeProps = {
  nodes: readonly TreeNode[];
  /** Shows all levels and disables moving, as in a search. */
  isAllOpen: boolean;
  changes: CategoryChanges;
  onAddChild: (parent: TreeNode) => void;
};

/**
 * The tree as rows. A row can be dragged by its handle, also sideways to another level, or moved by the handle's arrow
 * keys.
 */
export function CategoryTree({ nodes, isAllOpen, changes, onAddChild }: CategoryTreeProps) {
  const isPhone = useIsPhone();
  const mayMove = useMay()('categories.moveCategory');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [drag, setDrag] = useState<{ id: string; depth: number } | null>(null);
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const isOpen = (id: string) => isAllOpen || !closed.has(id);
  const dragged = new Set(drag ? descendantsOf(nodes, drag.id).map(({ id }) => id) : []);
  const rows = rowsOf(nodes, isOpen).filter(({ id }) => !dragged.has(id));

  const toggle = (id: string) => setClosed((now) => (now.has(id) ? without(now, id) : new Set([...now, id])));
  const move = (id: string, to: Move) => {
    changes.move(id, to);
    say(describePlace(withMove(nodes, id, to), id));
    const parentId = to.parentCategoryId;
    if (parentId) setClosed((now) => without(now, parentId));
    // browsers drop the focus of a moved element
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`)?.focus());
  };
  const onKey = (id: string, key: string) => {
    const to = moveByKey(nodes, id, key);
    if (to) move(id, to);
    else say(texts.tree.notThere);
  };
  const target = ({ active, over, delta }: DragMoveEvent | DragEndEvent) =>
    over &&
    projected(nodes, rows, { id: String(active.id), over: String(over.id), levels: Math.round(delta.x / INDENT) });
  const onDragMove = (event: DragMoveEvent) => {
    const found = target(event);
    if (found) setDrag({ id: String(event.active.id), depth: found.depth });
  };
  const onDragEnd = (event: DragEndEvent) => {
    const found = target(event);
    setDrag(null);
    const id = String(event.active.id);
    const isElsewhere = found && String(withMove(nodes, id, found.move).map(lineOf)) !== String(nodes.map(lineOf));
    if (isElsewhere) move(id, found.move);
  };
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) =>
          setDrag({ id: String(active.id), depth: rows.find(({ id }) => id === active.id)?.depth ?? 0 })
        }
        onDragMove={onDragMove}
        onDragEnd={onDragEnd}
        onDragCancel={() => setDrag(null)}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: words.common.moveKeys } }}
      >
        <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul ref={list} aria-label={texts.title} className={classes.list}>
            {rows.map((row) => (
              <CategoryRow
                key={row.id}
                row={row}
                depth={drag?.id === row.id ? drag.depth : row.depth}
                isOpen={isOpen(row.id)}
                isPhone={isPhone}
                isMovable={mayMove && !isAllOpen}
                changes={changes}
                onToggle={() => toggle(row.id)}
                onKey={(key) => onKey(row.id, key)}
                onAddChild={() => onAddChild(row)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </>
  );
}

const lineOf = ({ id, parentId }: TreeNode): string => `${id} ${parentId}`;
const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((one) => one !== id));

/** The tree itself announces moves, in the same words for drags and keys. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
