/** Tells the server where this person is in the page, and hears who else is there and what they changed. */
import { newId } from '@stoa/page-model';
import { api, apiWhileLeaving } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { type Editing, selectedIn } from '../editing.ts';
import { madeChange } from '../made-change.ts';
import { arrivals, type PersonHere } from './people.ts';

const texts = words.pageEditor;

/** Alone, and in company: there, changes are seen within a second. */
const PAUSE_MS = { alone: 2000, together: 500 };

/** Meets again and again while the page is looked at; returns how to stop. */
export function meetOthers(editing: Editing): () => void {
  const editorId = newId();
  const { pageId, editor, people, text, say } = editing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const isSeen = () => document.visibilityState === 'visible';
  const whereabouts = () => {
    const selected = selectedIn(editing);
    return { selected: selected === editor.draft.root ? null : selected, writing: text.get()?.property ?? null };
  };
  const isAmong = (others: readonly PersonHere[]) => {
    for (const words of arrivals(people.get(), others)) say(words);
    people.set(others);
  };
  async function meet(): Promise<void> {
    const base = editor.saving.base();
    try {
      const answer = await api.pages.meetEditors({ pageId, editorId, base, ...whereabouts() });
      if (isStopped) return;
      isAmong((answer.editors ?? []).map(personOf));
      editor.saving.hear(base, { seq: answer.seq ?? base, changes: (answer.changes ?? []).map(madeChange) });
    } catch {
      // saving says so when there is no connection; the others are asked for again
    }
  }
  const again = () => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(go, people.get().length > 0 ? PAUSE_MS.together : PAUSE_MS.alone);
  };
  const go = () => void (isSeen() ? meet() : Promise.resolve()).finally(again);
  const leave = () =>
    void apiWhileLeaving.pages
      .meetEditors({ pageId, editorId, base: editor.saving.base(), isLeaving: true })
      .catch(() => {});
  const look = () => (isSeen() ? go() : leave());
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', leave);
  go();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', leave);
    leave();
  };
}

type Answered = {
  id?: string;
  name?: string | null;
  mine?: boolean;
  selected?: string | null;
  writing?: string | null;
};

const personOf = ({ id = '', name, mine = false, selected = null, writing = null }: Answered): PersonHere => ({
  id,
  name: name ?? texts.people.someone,
  isMine: mine,
  selected,
  writing,
});
