/** What is drawn over the page: outlines of what is selected and pointed at, marks of other people, and the bar of the selected block. */
import { type Editing, inWork, selectedIn } from '../editing.ts';
import { nameOf } from '../names.ts';
import { siblingsOf } from '../places.ts';
import { seenEntry } from './entries.ts';
import { elementOf } from './frame-events.ts';
import { createMark, type FramePlace } from './marks.ts';
import { createPeopleMarks } from './people-marks.ts';

export type SelectionMarks = {
  /** Puts everything where it belongs now. */
  arrange: () => void;
  /** The same with the next picture. */
  arrangeSoon: () => void;
  /** Shows what is selected, and brings it into view. */
  show: () => void;
  /** Something has another size. */
  staySoon: () => void;
  /** Something is another, or elsewhere. */
  follow: () => void;
  point: (id: string | null) => void;
  showPeople: () => void;
  stop: () => void;
};

type Bar = { current: HTMLDivElement | null };

export function createSelectionMarks(
  document: Document,
  editing: Editing,
  bar: Bar,
  placeOf: () => FramePlace,
): SelectionMarks {
  const { editor, selected, people } = editing;
  const outline = createMark(document, 'selected');
  const pointed = createMark(document, 'hover');
  const others = createPeopleMarks(document);
  let siblings = siblingsOf(editor, selected.get());
  let asked = 0;
  const soon = (work: () => void) => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(work);
  };
  const arrange = () => {
    pointed.place();
    others.place();
    const rect = outline.place();
    // what is selected in the menu or the footer has its own in the panel beside the page
    arrangeBar(bar.current, outlined(editing) === editing ? rect : null, placeOf());
  };
  const arrangeSoon = () => soon(arrange);
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
  return {
    arrange,
    arrangeSoon,
    show,
    staySoon: () => soon(stay),
    // a selected block that moves stays in view, with the bar that moves it
    follow: () => (siblingsOf(editor, selected.get()) === siblings ? arrangeSoon() : soon(show)),
    point: (id) => pointed.show(id === selectedIn(outlined(editing)) ? null : id),
    showPeople: () => others.show(people.get()),
    stop: () => cancelAnimationFrame(asked),
  };
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
