import { ActionIcon } from '@mantine/core';
import { childrenOf } from '@stoa/page-model';
import { IconGripVertical } from '@tabler/icons-react';
import { type PointerEvent, type Ref, useRef } from 'react';
import { words } from '../../../app/words.ts';
import { moveTo } from '../changes.ts';
import { CommandButton, CommandMenu } from '../commands/command-button.tsx';
import { gapsOf, startDrag } from '../drag.ts';
import { drawLine } from '../drop-line.ts';
import { useEditing, useNode, useSelected } from '../editing.ts';
import { nameOf } from '../names.ts';
import { placesFor } from '../places.ts';
import classes from './canvas.module.css';
import { elementOf } from './frame-events.ts';
import type { FramePlace } from './marks.ts';

const texts = words.pageEditor;

type SelectionBarProps = { ref: Ref<HTMLDivElement>; document: Document | null; place: FramePlace };

const BUTTONS = ['block.text', 'block.up', 'block.down', 'block.duplicate'];
const MORE = ['block.group-above', 'block.group-below', 'block.copy', 'block.cut', 'block.paste'];

/** What can be done with the selected block, beside it. */
export function SelectionBar({ ref, document, place }: SelectionBarProps) {
  const editing = useEditing();
  const { editor } = editing;
  const id = useSelected();
  // its name, and its place among its siblings
  useNode(useNode(id)?.place?.parent ?? id);
  const line = useRef<HTMLDivElement>(null);
  if (id === editor.draft.root) return null;
  const name = nameOf(editor, id);
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!document || !line.current || event.button !== 0) return;
    const room = event.currentTarget.closest('[data-canvas]')?.getBoundingClientRect();
    if (room) startDrag(event.currentTarget, event, dragIn(editing, id, { document, place, room, line: line.current }));
  };
  return (
    <>
      <div ref={ref} className={classes.bar} role="toolbar" aria-label={words.actions.of(name)} hidden>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={texts.drag(name)}
          title={texts.drag(name)}
          className={classes.grip}
          onPointerDown={drag}
          tabIndex={-1}
        >
          <IconGripVertical size={16} aria-hidden />
        </ActionIcon>
        {BUTTONS.map((command) => (
          <CommandButton key={command} id={command} editing={editing} size={30} />
        ))}
        <CommandButton id="block.remove" editing={editing} size={30} color="red" />
        <CommandMenu label={texts.moreActions(name)} ids={MORE} editing={editing} size={30} />
      </div>
      <div ref={line} className={classes.line} hidden />
    </>
  );
}

type Room = { document: Document; place: FramePlace; room: DOMRect; line: HTMLElement };

/** Places in the frame, in the coordinates of its page: they stay the same while it scrolls. */
function dragIn(editing: ReturnType<typeof useEditing>, id: string, { document, place, room, line }: Room) {
  const { editor } = editing;
  const { scale, left } = place;
  const view = document.defaultView as Window;
  const measure = (block: string) => {
    const rect = elementOf(document, block)?.getBoundingClientRect();
    if (!rect || rect.width === 0) return null;
    const { scrollX: x, scrollY: y } = view;
    return { left: rect.left + x, right: rect.right + x, top: rect.top + y, bottom: rect.bottom + y };
  };
  return {
    gaps: gapsOf(placesFor(editor, id), measure, (at) => childrenOf(editor.draft, at.parent, at.slot)),
    toContent: ({ x, y }: { x: number; y: number }) => ({
      x: (x - room.left - left) / scale + view.scrollX,
      y: (y - room.top) / scale + view.scrollY,
    }),
    show: drawLine(line, ({ x, y }) => ({ x: left + (x - view.scrollX) * scale, y: (y - view.scrollY) * scale })),
    bounds: room,
    scrollBy: (pixels: number) => view.scrollBy(0, pixels),
    drop: (to: Parameters<typeof moveTo>[2]) => moveTo(editing, id, to),
  };
}
