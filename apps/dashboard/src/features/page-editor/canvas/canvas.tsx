import { useElementSize } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { canvasWidths, useEditing } from '../editing.ts';
import { useCell } from '../store/cell.ts';
import { tokensIn } from '../theme/tokens.ts';
import classes from './canvas.module.css';
import { watchFrame } from './frame-events.ts';
import { drawPage } from './frame-page.tsx';
import type { FramePlace } from './marks.ts';
import { SelectionBar } from './selection-bar.tsx';
import { createSelectionMarks } from './selection-marks.ts';

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
    const marks = createSelectionMarks(document, editing, bar, () => latest.current.place);
    latest.current.arrange = marks.arrangeSoon;
    const resized = new ResizeObserver(marks.staySoon);
    resized.observe(page);
    const window = document.defaultView as Window;
    window.addEventListener('scroll', marks.arrange, { passive: true });
    const stops = [
      watchFrame(editing, document, page, {
        leave: (isBack) => latest.current.onLeave(isBack),
        hover: marks.point,
      }),
      ...[editing.inWork, selected, menu.selected, footer.selected].map((one) => one.watch(marks.show)),
      ...[menu, footer].map((part) => part.editor.watchAll(marks.arrangeSoon)),
      editing.people.watch(marks.showPeople),
      editor.watchAll(marks.follow),
      theme.watchAll(() => setTheme(tokensIn(theme, session.site.theme))),
      () => window.removeEventListener('scroll', marks.arrange),
      () => resized.disconnect(),
      () => frame.set(null),
      remove,
    ];
    marks.show();
    marks.showPeople();
    return () => {
      marks.stop();
      for (const stop of stops) stop();
    };
  }, [document, editing, session, client, bar]);
  useEffect(() => latest.current.arrange(), [place]);
}
