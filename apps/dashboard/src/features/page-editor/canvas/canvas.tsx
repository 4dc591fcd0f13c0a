import { useElementSize } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { canvasWidths, type Editing, inWork, selectedIn, useEditing } from '../editing.ts';
import { nameOf } from '../names.ts';
import { siblingsOf } from '../places.ts';
import { useCell } from '../store/cell.ts';
import { tokensIn } from '../theme/tokens.ts';
import classes from './canvas.module.css';
import { seenEntry } from './entries.ts';
import { elementOf, watchFrame } from './frame-events.ts';
import { drawPage } from './frame-page.tsx';
import { createMark, type FramePlace } from './marks.ts';
import { createPeopleMarks } from './people-marks.ts';
import { SelectionBar } from './selection-bar.tsx';

type CanvasProps = { onLeave: (isBack: boolean) => void };

/** The page as visitors see it, at a width of theirs, scaled to the room that there is. */
export function Canvas({ onLeave }: CanvasProps) {
  const width = useCell(useEditing().width);
  const { ref, width: room, height } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [document, setDocument] = useState<Document | null>(null);
  const wanted = canvasWidths[width];
  const shown = width === 'desktop' || room < wanted ? Math.max(wanted, room) : wanted;
  const scale = room > 0 ? Math.min(1, room / shown) : 1;
  const place = useMemo(() => ({ scale, left: Math.max(0, (room - shown * scale) / 2) }), [scale, room, shown]);
  usePage(document, bar, place, onLeave);
  return (
    <div ref={ref} className={classes.room} data-canvas>
      <iframe
        ref={frame}
        className={classes.frame}
        title={words.pageEditor.page.title}
        src={`${import.meta.env.BASE_URL}canvas.html`}
        style={{
          width: shown,
          height: height / scale,
          transform: `translateX(${place.left}px) scale(${scale})`,
        }}
        onLoad={() => setDocument(frame.current?.contentDocument ?? null)}
      />
      <SelectionBar ref={bar} document={document} place={place} />
    </div>
  );
}

function usePage(
  document: Document | null,
  bar: { current: HTMLDivElement | null },
  place: FramePlace,
  onLeave: (isBack: boolean) => void,
): void {
  const editing = useEditing();
  const session = useSession();
  const client = useQueryClient();
  const latest = useRef({ place, onLeave, arrange: () => {} });
  latest.current.place = place;
  latest.current.onLeave = onLeave;
  useEffect(() => {
    if (!document) return;
    const { editor, parts, selected, frame } = editing;
    const { menu, footer } = parts;
    frame.set(document);
    const theme = parts.theme.editor;
    const { page, setTheme, remove } = drawPage(document, { editing, session, client });
    const outline = createMark(document, 'selected');
    const pointed = createMark(document, 'hover');
    const others = createPeopleMarks(document);
    const arrange = () => {
      pointed.place();
      others.place();
      const rect = outline.place();
      // what is selected in the menu or the footer has its own in the panel beside the page
      arrangeBar(bar.current, outlined(editing) === editing ? rect : null, latest.current.place);
    };
    let siblings = siblingsOf(editor, selected.get());
    let asked = 0;
    const arrangeSoon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(arrange);
    };
    const show = () => {
      const draft = outlined(editing);
      const id = selectedIn(draft);
      if (draft === editing) {
        siblings = siblingsOf(editor, id);
        outline.show(id === editor.draft.root ? null : id, nameOf(editor, id));
      } else outline.show(id);
      const element = selectedElement(editing, document);
      if (element) unfold(element);
      element?.scrollIntoView({ block: 'nearest' });
      arrangeSoon();
    };
    // what loads above the selected block does not push it out of sight
    const stay = () => {
      const wasSeen = bar.current?.hidden === false;
      arrange();
      if (!wasSeen || !bar.current?.hidden) return;
      selectedElement(editing, document)?.scrollIntoView({ block: 'nearest' });
      arrangeSoon();
    };
    // a selected block that moves stays in view, with the bar that moves it
    const follow = () => {
      if (siblingsOf(editor, selected.get()) === siblings) return arrangeSoon();
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(show);
    };
    latest.current.arrange = arrangeSoon;
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(stay);
    });
    resized.observe(page);
    const window = document.defaultView as Window;
    window.addEventListener('scroll', arrange, { passive: true });
    const stops = [
      watchFrame(editing, document, page, {
        leave: (isBack) => latest.current.onLeave(isBack),
        hover: (id) => pointed.show(id === selectedIn(outlined(editing)) ? null : id),
      }),
      ...[editing.inWork, selected, menu.selected, footer.selected].map((one) => one.watch(show)),
      ...[menu, footer].map((part) => part.editor.watchAll(arrangeSoon)),
      editing.people.watch(() => others.show(editing.people.get())),
      editor.watchAll(follow),
      theme.watchAll(() => setTheme(tokensIn(theme, session.site.theme))),
      () => window.removeEventListener('scroll', arrange),
      () => resized.disconnect(),
      () => frame.set(null),
      remove,
    ];
    show();
    others.show(editing.people.get());
    return () => {
      cancelAnimationFrame(asked);
      for (const stop of stops) stop();
    };
  }, [document, editing, session, client, bar]);
  useEffect(() => latest.current.arrange(), [place]);
}

/** The draft of which the selection has an outline: the page, unless the menu or the footer is worked on. */
function outlined(editing: Editing): Editing {
  const draft = inWork(editing);
  return draft.name === 'theme' ? editing : draft;
}

/** What the selection is drawn as, on the page or around it. */
function selectedElement(editing: Editing, document: Document): Element | null {
  const draft = outlined(editing);
  const id = selectedIn(draft);
  return draft === editing ? elementOf(document, id) : seenEntry(document, id);
}

/** Opens what hides a block, and what the block itself hides. */
function unfold(element: Element): void {
  const own = element.querySelector('details');
  let around = own && own.closest('[data-block]') === element ? own : element.closest('details');
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details') ?? null;
  }
}

const BAR_HEIGHT = 40;

/** Puts the bar above the selected block; below its upper edge where there is no room. */
function arrangeBar(bar: HTMLDivElement | null, rect: DOMRect | null, { scale, left }: FramePlace): void {
  if (!bar) return;
  const { clientWidth, clientHeight } = bar.parentElement as HTMLElement;
  const isSeen = rect !== null && rect.bottom * scale > 0 && rect.top * scale < clientHeight;
  bar.hidden = !isSeen;
  if (!isSeen) return;
  const top = rect.top * scale - BAR_HEIGHT - 4;
  const right = left + rect.right * scale - bar.offsetWidth;
  const x = Math.max(4, Math.min(right, clientWidth - bar.offsetWidth - 4));
  bar.style.transform = `translate(${x}px, ${Math.max(4, top)}px)`;
}
