import type { pages } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { authorOf, namesOf } from './authors.ts';
import { viewChanges } from './change-page.ts';
import { listChangesAfter } from './changes.store.ts';
import { listOtherEditors, removeEditors, saveEditor } from './editors.store.ts';
import { unknownPage } from './manage-pages.ts';
import { findSeq } from './pages.store.ts';

/** Notes where an editor is, and tells it of the others and of what they changed. Locks nothing: editors ask every second. */
export const meetEditors: UseCase<typeof pages.meetEditors> = async (ctx, request) => {
  const { pageId, editorId: id, base, selected = null, writing = null, isLeaving = false } = request;
  const person = authorOf(ctx.caller);
  const now = ctx.now();
  const met = await withSite(ctx, async (tx) => {
    const seq = await findSeq(tx, pageId);
    if (seq === null) return null;
    if (isLeaving) await removeEditors(tx, pageId, [id]);
    else await saveEditor(tx, pageId, { id, person, selected, writing }, now);
    return {
      seq,
      editors: await listOtherEditors(tx, pageId, id, now),
      changes: seq > base ? await listChangesAfter(tx, pageId, base) : [],
    };
  });
  if (!met) return unknownPage;
  const names = await namesOf(
    ctx,
    met.editors.map((editor) => editor.person),
  );
  return {
    seq: met.seq,
    changes: await viewChanges(ctx, met.changes),
    editors: met.editors.map(({ person: other, ...editor }) => ({
      id: editor.id,
      name: names.get(other) ?? null,
      mine: other === person,
      selected: editor.selected,
      writing: editor.writing,
    })),
  };
};
