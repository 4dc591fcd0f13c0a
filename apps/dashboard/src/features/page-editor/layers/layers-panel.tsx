import { Text } from '@mantine/core';
import { childrenOf, type Id } from '@stoa/page-model';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { words } from '../../../app/words.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { moveTo } from '../changes.ts';
import { watchClipboard } from '../commands/clipboard.ts';
import { runKey } from '../commands/registry.ts';
import { gapsOf, startDrag } from '../drag.ts';
import { drawLine } from '../drop-line.ts';
import { selectedIn, useEditing, useNode, useSelected } from '../editing.ts';
import { childIds, placesFor } from '../places.ts';
import { select } from '../selection.ts';
import { Layer } from './layer.tsx';
import classes from './layers.module.css';

const texts = words.pageEditor;

/** All blocks of the page as a tree: whatever can be done on the page can be done here by keys. */
export function LayersPanel({ empty = texts.noSections }: { empty?: string }) {
  const editing = useEditing();
  const { editor } = editing;
  const { root } = editor.draft;
  const tree = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const children = useNode(root)?.slots.content ?? [];
  useFocusOnSelected(tree);
  useEffect(() => watchClipboard(editing, document, (focused) => tree.current?.contains(focused) ?? false), [editing]);
  const onKeyDown = (event: KeyboardEvent) => {
    const id = selectedIn(editing);
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const ids = inOrder(editing);
    if (isPlain && by !== undefined) select(editing, ids[ids.indexOf(id) + by]);
    else if (!runKey(editing, event, 'blocks')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = ({ target }: MouseEvent) => {
    select(editing, (target as Element).closest<HTMLElement>('[data-layer]')?.dataset.layer);
  };
  const onGrip = useStable((event: PointerEvent<HTMLElement>, id: Id) => {
    const [list, marker] = [tree.current, line.current];
    if (list && marker && event.button === 0) startDrag(event.currentTarget, event, dragIn(editing, id, list, marker));
  });
  return (
    <div className={classes.frame}>
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label={texts.panels.layers}
        className={classes.tree}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <Layer id={root} level={1} onGrip={onGrip} />
      </div>
      <div ref={line} className={classes.line} hidden />
      {children.length === 0 && (
        <Text size="sm" c="dimmed" p="md">
          {empty}
        </Text>
      )}
    </div>
  );
}

/** In the order of the tree. */
function inOrder({ editor }: ReturnType<typeof useEditing>): Id[] {
  const below = (id: Id): Id[] => [id, ...childIds(editor, id).flatMap(below)];
  return below(editor.draft.root);
}

/** While the tree has the focus, it is on the selected block, also after moves and undoing. */
function useFocusOnSelected(tree: { current: HTMLElement | null }): void {
  const { editor } = useEditing();
  const id = useSelected();
  const place = useNode(id)?.place;
  const hadFocus = useRef(false);
  useEffect(() => {
    const list = tree.current;
    if (!list) return;
    const keep = ({ type, relatedTarget }: FocusEvent) => {
      // an element that moves or goes loses the focus to nothing
      hadFocus.current = type === 'focusin' || relatedTarget === null;
    };
    list.addEventListener('focusin', keep);
    list.addEventListener('focusout', keep);
    return () => {
      list.removeEventListener('focusin', keep);
      list.removeEventListener('focusout', keep);
    };
  }, [tree]);
  useEffect(() => {
    const layer = tree.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(id)}"]`);
    layer?.scrollIntoView({ block: 'nearest' });
    const isFree = document.activeElement === document.body || tree.current?.contains(document.activeElement);
    if (hadFocus.current && isFree) layer?.focus({ preventScroll: true });
  }, [tree, id, place, editor]);
}

function dragIn(editing: ReturnType<typeof useEditing>, id: Id, list: HTMLElement, line: HTMLElement) {
  const { editor } = editing;
  const scroller = list.parentElement as HTMLElement;
  const origin = () => scroller.getBoundingClientRect();
  const toContent = ({ x, y }: { x: number; y: number }) => ({
    x: x - origin().left + scroller.scrollLeft,
    y: y - origin().top + scroller.scrollTop,
  });
  const measure = (block: Id) => {
    const rect = list.querySelector(`[data-branch="${CSS.escape(block)}"]`)?.getBoundingClientRect();
    if (!rect) return null;
    const [from, to] = [toContent({ x: rect.left, y: rect.top }), toContent({ x: rect.right, y: rect.bottom })];
    return { left: from.x, right: to.x, top: from.y, bottom: to.y };
  };
  return {
    gaps: gapsOf(placesFor(editor, id), measure, (at) => childrenOf(editor.draft, at.parent, at.slot)),
    toContent,
    show: drawLine(line, (point) => point),
    bounds: origin(),
    scrollBy: (pixels: number) => scroller.scrollBy(0, pixels),
    drop: (to: Parameters<typeof moveTo>[2]) => moveTo(editing, id, to),
  };
}
