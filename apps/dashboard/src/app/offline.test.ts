import { MutationCache, MutationObserver, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { waitingFor } from './offline.ts';

afterEach(() => onlineManager.setOnline(true));

test('a change made offline waits, and is made when the connection is back', async () => {
  const [mutations, queries] = [new MutationCache(), new QueryCache()];
  const client = new QueryClient({ mutationCache: mutations, queryCache: queries });
  client.mount();
  const saved: string[] = [];
  const observer = new MutationObserver(client, { mutationFn: async (text: string) => saved.push(text) });
  expect(waitingFor({ mutations, queries })).toBe('nothing');
  onlineManager.setOnline(false);
  const done = observer.mutate('Mug');
  await expect.poll(() => waitingFor({ mutations, queries })).toBe('saving');
  onlineManager.setOnline(true);
  await done;
  expect(saved).toEqual(['Mug']);
  expect(waitingFor({ mutations, queries })).toBe('nothing');
  client.unmount();
});

test('a page opened offline waits, too', async () => {
  const [mutations, queries] = [new MutationCache(), new QueryCache()];
  const client = new QueryClient({ mutationCache: mutations, queryCache: queries });
  client.mount();
  onlineManager.setOnline(false);
  const read = client.fetchQuery({ queryKey: ['page'], queryFn: async () => 'contents' });
  await expect.poll(() => waitingFor({ mutations, queries })).toBe('loading');
  onlineManager.setOnline(true);
  expect(await read).toBe('contents');
  expect(waitingFor({ mutations, queries })).toBe('nothing');
  client.unmount();
});
