import { expect, test } from 'vitest';
import { type UploadPlan, uploadQueue } from './upload-queue.ts';

type Stored = { name: string };
type Answer = Stored | { problem: string };

/** A queue whose files arrive when the test says so. */
function heldQueue(plan: Partial<UploadPlan<Stored>> = {}) {
  const underway: { name: string; onProgress: (share: number) => void; arrives: (answer?: Answer) => Promise<void> }[] =
    [];
  const queue = uploadQueue<Stored>({
    stored: [],
    problem: null,
    most: 3,
    texts: { tooMany: (most) => `At most ${most}.`, uploaded: (count) => `${count} added` },
    send: ({ name }, onProgress) => {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      const arrives = async (answer: Answer = { name }) => {
        resolve(answer);
        await promise;
        await Promise.resolve();
      };
      underway.push({ name, onProgress, arrives });
      return promise;
    },
    ...plan,
  });
  const choose = (...names: string[]) => {
    const input = { files: names.map((name) => new File([], name)) as unknown as FileList, value: 'chosen' };
    queue.take(input);
    return input;
  };
  return { queue, choose, underway };
}

const names = (stored: readonly Stored[]) => stored.map(({ name }) => name);

test('files are sent one after the other, and the field is empty at once', async () => {
  const { queue, choose, underway } = heldQueue();
  expect(choose('a', 'b').value).toBe('');
  expect(underway.map(({ name }) => name)).toEqual(['a']);
  underway[0]?.onProgress(0.5);
  expect(queue.state()).toMatchObject({ left: 2, sending: { name: 'a', share: 0.5 }, said: '' });
  await underway[0]?.arrives();
  expect(queue.state()).toMatchObject({ left: 1, sending: { name: 'b', share: 0 } });
  await underway[1]?.arrives();
  expect(queue.state()).toEqual({
    stored: [{ name: 'a' }, { name: 'b' }],
    left: 0,
    sending: null,
    problems: [],
    said: '2 added',
  });
});

test('files that are chosen while others are on their way are waited for, too', async () => {
  const { queue, choose, underway } = heldQueue();
  const busy: boolean[] = [];
  queue.watch(() => busy.push(queue.state().left > 0));
  choose('a');
  choose('b', 'c');
  expect(underway).toHaveLength(1);
  await underway[0]?.arrives();
  await underway[1]?.arrives();
  expect(busy).not.toContain(false);
  await underway[2]?.arrives();
  expect(queue.state()).toMatchObject({ left: 0, said: '3 added' });
  expect(names(queue.state().stored)).toEqual(['a', 'b', 'c']);
});

test('no more are taken than there is room for, with those that are on their way', async () => {
  const { queue, choose, underway } = heldQueue({ stored: [{ name: 'old' }] });
  choose('a');
  choose('b', 'c');
  expect(queue.state()).toMatchObject({ left: 2, problems: ['At most 3.'] });
  await underway[0]?.arrives();
  await underway[1]?.arrives();
  const [old] = queue.state().stored;
  if (old) queue.remove(old);
  expect(queue.state()).toMatchObject({ problems: [], said: '' });
  choose('d');
  await underway[2]?.arrives();
  expect(names(queue.state().stored)).toEqual(['a', 'b', 'd']);
});

test('what is wrong with a file stays while others are on their way, and its room is free again', async () => {
  const { queue, choose, underway } = heldQueue({ problem: 'Choose a file.' });
  expect(queue.state().problems).toEqual(['Choose a file.']);
  choose('a', 'b');
  await underway[0]?.arrives({ problem: 'Too large.' });
  choose('c');
  await underway[1]?.arrives();
  const [b] = queue.state().stored;
  if (b) queue.remove(b);
  expect(queue.state()).toMatchObject({ left: 1, problems: ['Too large.'] });
  await underway[2]?.arrives();
  expect(queue.state()).toMatchObject({ left: 0, problems: ['Too large.'], said: '2 added' });
  choose('d', 'e');
  expect(queue.state()).toMatchObject({ left: 2, problems: [] });
});
