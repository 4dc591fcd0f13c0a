import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { words } from '../app/words.ts';
import { useStable } from './use-stable.ts';

type SortableProps<T> = {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** The accessible name of an item. */
  nameOf: (item: T, index: number) => string;
  /** The layout of the items. */
  layout?: 'list' | 'grid';
  onMove: (from: number, to: number) => void;
  className?: string | undefined;
  itemClassName?: string | undefined;
  label: string;
  /** `handle` is the grip for moving the item; it stays the same element while its name does. */
  children: (item: T, index: number, handle: ReactNode) => ReactNode;
};

/** Outside of the component: other options make other handles, and every item renders again. */
const afterAFewPixels = { activationConstraint: { distance: 4 } };

/** A list that can be reordered by dragging grips, or with arrow keys on them. Moves are announced. */
export function Sortable<T>({
  items,
  keyOf,
  nameOf,
  layout = 'list',
  onMove,
  className,
  itemClassName,
  label,
  children,
}: SortableProps<T>) {
  const [said, say] = useState('');
  const root = useRef<HTMLOListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, afterAFewPixels));
  const keys = items.map(keyOf);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onMove(from, to);
    say(words.common.moved(nameOf(item, from), to + 1, items.length));
    // browsers drop the focus from an element that moves in the document
    const key = keyOf(item);
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(key)}"]`)?.focus());
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: words.common.moveKeys } }}
      >
        <SortableContext items={keys} strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}>
          <ol ref={root} aria-label={label} className={className}>
            {items.map((item, index) => (
              <Item
                key={keyOf(item)}
                id={keyOf(item)}
                name={nameOf(item, index)}
                className={itemClassName}
                onStep={(by) => move(index, index + by)}
              >
                {(handle) => children(item, index, handle)}
              </Item>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}

/** The list itself announces moves, with the same texts for drags and keys. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

type ItemProps = {
  id: string;
  name: string;
  className: string | undefined;
  onStep: (by: number) => void;
  children: (handle: ReactNode) => ReactNode;
};

function Item({ id, name, className, onStep, children }: ItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const style: CSSProperties = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
    position: 'relative',
    zIndex: isDragging ? 5 : undefined,
    opacity: isDragging ? 0.8 : undefined,
  };
  const onKeyDown = useStable((event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  });
  const handle = useMemo(
    () => (
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        aria-label={words.common.moveNamed(name)}
        aria-description={words.common.moveKeys}
        data-grip={id}
        style={{ cursor: 'grab', touchAction: 'none' }}
        {...listeners}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={16} />
      </ActionIcon>
    ),
    [setActivatorNodeRef, listeners, name, id, onKeyDown],
  );
  return (
    <li ref={setNodeRef} style={style} className={className}>
      {children(handle)}
    </li>
  );
}
