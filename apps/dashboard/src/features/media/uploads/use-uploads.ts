import { useRef, useState } from 'react';
import { explain } from '../../../ui/explain.ts';
import type { FileView } from '../library.ts';
import { NotTaken, uploadFile } from './upload-file.ts';

export type UploadItem = {
  key: number;
  file: File;
  folderId: string;
  /** From 0 to 1. */
  progress: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** The reason for a failure. */
  reason?: string;
};

/** The number of concurrent uploads. */
const AT_A_TIME = 3;

export type Uploads = ReturnType<typeof useUploads>;

/** Uploads files to the library in the background while the user continues on the page. */
export function useUploads(onStored: (file: FileView) => void, { isPrivate = false } = {}) {
  const [items, setItems] = useState<UploadItem[]>([]);
  const queue = useRef<UploadItem[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);

  const patch = (key: number, change: Partial<UploadItem>) =>
    setItems((old) => old.map((item) => (item.key === key ? { ...item, ...change } : item)));
  const drop = (key: number) => setItems((old) => old.filter((item) => item.key !== key));

  const startNext = () => {
    while (running.current.size < AT_A_TIME) {
      const item = queue.current.shift();
      if (!item) return;
      void run(item);
    }
  };

  const run = async ({ key, file, folderId }: UploadItem) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    patch(key, { state: 'sending', progress: 0 });
    const onProgress = (progress: number) => patch(key, { progress });
    try {
      const stored = await uploadFile(file, { folderId, isPrivate, onProgress, signal: controller.signal });
      patch(key, { state: 'done', progress: 1 });
      onStored(stored);
    } catch (error) {
      if (controller.signal.aborted) drop(key);
      else patch(key, { state: 'failed', reason: error instanceof NotTaken ? error.message : explain(error).detail });
    } finally {
      running.current.delete(key);
      startNext();
    }
  };

  const enqueue = (added: UploadItem[]) => {
    queue.current.push(...added);
    startNext();
  };

  return {
    items,
    add(files: readonly File[], folderId: string) {
      const added = files.map(
        (file): UploadItem => ({ key: nextKey.current++, file, folderId, progress: 0, state: 'waiting' }),
      );
      setItems((old) => [...old, ...added]);
      enqueue(added);
    },
    cancel(key: number) {
      queue.current = queue.current.filter((item) => item.key !== key);
      const controller = running.current.get(key);
      if (controller) controller.abort();
      else drop(key);
    },
    retry(item: UploadItem) {
      patch(item.key, { state: 'waiting', reason: undefined });
      enqueue([item]);
    },
    clearDone: () => setItems((old) => old.filter(({ state }) => state !== 'done' && state !== 'failed')),
  };
}
