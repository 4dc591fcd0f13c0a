import { blockSchemas } from '@stoa/blocks/schemas';
import { applyChange, type Block, blockOf, type Change, openDraft } from '@stoa/page-model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEditor } from './editor.ts';
import { type MadeChange, NotTaken, type Send } from './saving.ts';

const page: Block = {
  id: 'root',
  type: 'page',
  props: { title: 'Home', address: '' },
  slots: {
    content: [
      { id: 'opening', type: 'hero', props: { heading: 'Dots' } },
      { id: 'words', type: 'quote', props: { text: 'Hm.' } },
    ],
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with one page: it puts changes in their order, as the real one does. */
function newServer() {
  const draft = openDraft(page);
  const made: (MadeChange & { by: string })[] = [];
  let failure: Error | null = null;
  const sendAs =
    (by: string): Send =>
    async ({ base, changes }) => {
      if (failure) throw failure;
      const refused = changes.flatMap((change) => {
        if (made.some(({ id }) => id === change.id)) return [];
        const outcome = applyChange(draft, change, blockSchemas);
        if (outcome.refused !== undefined) return [{ id: change.id, reason: outcome.refused }];
        made.push({ ...change, inverse: outcome.inverse, mine: false, author: by, by });
        return [];
      });
      const since = made.slice(base).map(({ by: maker, ...change }) => ({ ...change, mine: maker === by }));
      return { seq: made.length, changes: since, refused };
    };
  return {
    sendAs,
    labels: () => made.map(({ label }) => label),
    page: () => blockOf(draft),
    made: (by: string) => made.map((change) => ({ ...change, mine: change.by === by })),
    fail: (error: Error | null) => {
      failure = error;
    },
  };
}

type Server = ReturnType<typeof newServer>;

function open(server: Server, by = 'ana', kept: readonly Change[] = [], watched: readonly string[] = []) {
  const said: string[] = [];
  const keptNow = { changes: kept };
  const root = server.page();
  const editor = openEditor({
    root,
    seq: server.made(by).length,
    schemas: blockSchemas,
    made: server.made(by),
    kept,
    send: server.sendAs(by),
    keep: async (changes) => {
      keptNow.changes = changes;
    },
    explain: (error) => (error as Error).message,
    say: (text) => said.push(text),
    isWatched: () => watched.length > 0,
  });
  const heading = (text: string) =>
    editor.type('opening heading', { label: 'Changed heading of Opening' }, [
      { op: 'set', id: 'opening', at: ['props', 'heading'], value: text },
    ]);
  const shown = () => editor.nodeOf('opening')?.block.props?.heading;
  const remove = (id: string) => editor.change({ label: `Removed ${id}` }, [{ op: 'remove', id }]);
  return { editor, said, heading, shown, remove, kept: () => keptNow.changes };
}

test('a change is shown and kept at once, and sent soon', async () => {
  const server = newServer();
  const { editor, remove, kept } = open(server);
  remove('words');
  expect(editor.nodeOf('words')).toBeUndefined();
  expect(kept()).toHaveLength(1);
  expect(editor.saving.state.get().state).toBe('saving');
  expect(server.labels()).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(server.labels()).toEqual(['Removed words']);
  expect(editor.saving.state.get().state).toBe('saved');
  expect(kept()).toEqual([]);
});

test('typing is one change until it pauses, and is sent while it goes on', async () => {
  const server = newServer();
  const { heading } = open(server);
  for (const text of ['D', 'Do', 'Dot']) {
    heading(text);
    await vi.advanceTimersByTimeAsync(300);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.labels()).toHaveLength(1);
  heading('Dott');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.labels()).toHaveLength(2);
  for (let letter = 0; letter < 9; letter++) {
    heading(`Dotty${letter}`);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(server.labels().length).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.page().slots?.content?.[0]?.props?.heading).toBe('Dotty8');
});

test('what was sent without an answer is not changed any more, so that nothing typed later is lost', async () => {
  const server = newServer();
  const { editor, heading, kept } = open(server);
  server.fail(new TypeError('no connection'));
  heading('One');
  await vi.advanceTimersByTimeAsync(1000);
  expect(editor.saving.state.get()).toEqual({ state: 'waiting', reason: 'no connection' });
  heading('One and two');
  expect(kept()).toHaveLength(2);
  server.fail(null);
  await vi.advanceTimersByTimeAsync(2000);
  expect(editor.saving.state.get().state).toBe('saved');
  expect(server.page().slots?.content?.[0]?.props?.heading).toBe('One and two');
});

test('what an earlier visit could not send is applied and sent', async () => {
  const server = newServer();
  const first = open(server);
  server.fail(new TypeError('no connection'));
  first.heading('Offline');
  first.editor.close();
  server.fail(null);
  const second = open(server, 'ana', first.kept());
  expect(second.shown()).toBe('Offline');
  await vi.advanceTimersByTimeAsync(400);
  expect(server.labels()).toHaveLength(1);
  second.editor.undo();
  expect(second.shown()).toBe('Dots');
});

test('undo and redo outlive the visit', async () => {
  const server = newServer();
  const first = open(server);
  first.heading('One');
  await vi.advanceTimersByTimeAsync(1000);
  first.remove('words');
  first.editor.undo();
  await vi.advanceTimersByTimeAsync(400);
  first.editor.close();

  const second = open(server);
  expect(second.editor.nodeOf('words')).toBeDefined();
  second.editor.undo();
  expect(second.shown()).toBe('Dots');
  second.editor.undo();
  expect(second.shown()).toBe('Dots');
  second.editor.redo();
  expect(second.shown()).toBe('One');
  second.editor.redo();
  expect(second.editor.nodeOf('words')).toBeUndefined();
  second.editor.undo();
  await vi.advanceTimersByTimeAsync(400);
  expect(server.page().slots?.content).toHaveLength(2);
  expect(second.said.at(-1)).toBe('Undid: Removed words');
});

test('others see a change, and undo skips what they changed since', async () => {
  const server = newServer();
  const [ana, ben] = [open(server, 'ana'), open(server, 'ben')];
  ana.heading('Ana');
  await vi.advanceTimersByTimeAsync(1000);
  await ben.editor.saving.poll();
  expect(ben.shown()).toBe('Ana');
  expect(ben.said).toContain('ana: Changed heading of Opening');
  expect(ben.editor.history.get().done).toEqual([]);
  ben.heading('Ben');
  await vi.advanceTimersByTimeAsync(1000);
  await ana.editor.saving.poll();
  ana.editor.undo();
  expect(ana.shown()).toBe('Ben');
  expect(ana.said.at(-1)).toContain('Skipped');
});

test('what is about a section that is gone is set aside, with the reason, and can be made again if that comes back', async () => {
  const server = newServer();
  const [ana, ben] = [open(server, 'ana'), open(server, 'ben')];
  ana.remove('opening');
  await vi.advanceTimersByTimeAsync(400);
  ben.heading('Ben');
  await vi.advanceTimersByTimeAsync(1000);
  const [aside] = ben.editor.setAside.get();
  expect(aside).toMatchObject({ reason: 'The section is not there any more.' });
  expect(ben.editor.saving.state.get().state).toBe('saved');
  ana.editor.undo();
  await vi.advanceTimersByTimeAsync(400);
  await ben.editor.saving.poll();
  if (aside) ben.editor.restore(aside);
  expect(ben.shown()).toBe('Ben');
  expect(ben.editor.setAside.get()).toEqual([]);
});

test('what is typed while others watch is sent at once, and still undone as one', async () => {
  const server = newServer();
  const { editor, heading, shown } = open(server, 'ana', [], ['ben']);
  const before = shown();
  for (const text of ['D', 'Do', 'Dot', 'Dots', 'Dots!']) {
    heading(text);
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(server.labels().length).toBeGreaterThan(3);
  editor.undo();
  expect(shown()).toBe(before);
  editor.redo();
  expect(shown()).toBe('Dots!');
  await vi.advanceTimersByTimeAsync(1500);
  heading('Lines');
  await vi.advanceTimersByTimeAsync(500);
  editor.undo();
  expect(shown()).toBe('Dots!');
});

test('what was heard of others counts only after what is known', async () => {
  const server = newServer();
  const ana = open(server, 'ana');
  const ben = open(server, 'ben');
  ben.remove('words');
  await vi.advanceTimersByTimeAsync(400);
  const heard = { seq: 1, changes: server.made('ana') };
  ana.editor.saving.hear(1, heard);
  expect(ana.editor.nodeOf('words')).toBeDefined();
  ana.editor.saving.hear(0, heard);
  expect(ana.editor.nodeOf('words')).toBeUndefined();
  ana.editor.saving.hear(0, heard);
  expect(ana.editor.saving.base()).toBe(1);
});

test('what waits for a connection, and is set aside by what is heard meanwhile, keeps nothing else from being sent', async () => {
  const server = newServer();
  const [ana, ben] = [open(server, 'ana'), open(server, 'ben')];
  const taken = server.made('ben');
  server.fail(new TypeError('no connection'));
  ben.heading('In a tunnel');
  await vi.advanceTimersByTimeAsync(1000);
  expect(ben.editor.saving.state.get().state).toBe('waiting');
  server.fail(null);
  ana.remove('opening');
  await vi.advanceTimersByTimeAsync(400);
  ben.editor.saving.hear(taken.length, { seq: 1, changes: server.made('ben') });
  expect(ben.editor.setAside.get()).toHaveLength(1);
  expect(ben.editor.saving.state.get().state).toBe('saved');
  ben.remove('words');
  await vi.advanceTimersByTimeAsync(400);
  expect(server.labels()).toHaveLength(2);
});

test('what arrives as its page is left, and is heard of before it is sent again, is saved', async () => {
  const server = newServer();
  const ana = open(server, 'ana');
  ana.heading('In a tunnel');
  ana.editor.saving.leave();
  await vi.advanceTimersByTimeAsync(0);
  ana.editor.saving.hear(0, { seq: 1, changes: server.made('ana') });
  expect(ana.editor.unsent.get()).toBe(0);
  expect(ana.editor.saving.state.get().state).toBe('saved');
  await vi.advanceTimersByTimeAsync(3000);
  expect(server.labels()).toHaveLength(1);
});

test('a change that the server never takes is set aside, and the others are saved', async () => {
  const server = newServer();
  const taken = server.sendAs('ana');
  const picky: Send = async (sent) => {
    if (sent.changes.some(({ label }) => label.startsWith('Removed'))) throw new NotTaken('Too large.');
    return taken(sent);
  };
  const again = openEditor({
    root: server.page(),
    seq: 0,
    schemas: blockSchemas,
    made: [],
    kept: [],
    send: picky,
    keep: async () => {},
    explain: String,
    say: () => {},
    isWatched: () => false,
  });
  again.change({ label: 'Removed words' }, [{ op: 'remove', id: 'words' }]);
  again.change({ label: 'Changed' }, [{ op: 'set', id: 'opening', at: ['props', 'heading'], value: 'Kept' }]);
  await vi.advanceTimersByTimeAsync(400);
  expect(again.setAside.get()).toMatchObject([{ reason: 'Too large.' }]);
  expect(server.labels()).toEqual(['Changed']);
  expect(again.nodeOf('words')).toBeDefined();
});

test('a block is told of its own changes alone', () => {
  const { editor, heading } = open(newServer());
  const told: string[] = [];
  for (const id of ['root', 'opening', 'words']) editor.watch(id, () => told.push(id));
  heading('One');
  expect(told).toEqual(['opening']);
  editor.change({ label: 'Moved' }, [
    { op: 'move', id: 'words', to: { parent: 'root', slot: 'content', after: null } },
  ]);
  expect(told).toEqual(['opening', 'words', 'root']);
});
