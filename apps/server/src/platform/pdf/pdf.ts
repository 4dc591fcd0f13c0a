import { Worker } from 'node:worker_threads';
import { directionOf, languageOf } from '@stoa/messages';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** A document to be printed, as plain data. Tables may use the layout `rows`: a line below each row. */
export type PdfDocument = {
  /** Shown as the title of the window. */
  title: string;
  /** BCP 47. */
  language: string;
  author: string;
  pageSize: TDocumentDefinitions['pageSize'];
  /** Left, top, right and bottom, in points. */
  margins: [number, number, number, number];
  content: Content[];
  /** Columns of lines at the foot of each page. */
  footer?: string[][];
  /** `Page {page} of {pages}`, at the foot of documents of several pages. */
  pageLabel?: string;
  /** Of small print and lines, as `#rrggbb`. */
  muted: string;
};

export type Pdfs = {
  /** Prints a document; null where too many are waiting, or it takes more than a document may. */
  print(document: PdfDocument): Promise<Buffer | null>;
  /** Ends the thread, and with it the work in progress. */
  stop(): Promise<void>;
};

/** A document in the direction of the language that its own words are in. */
export type ToPdfWorker = PdfDocument & { direction: 'ltr' | 'rtl' };
export type FromPdfWorker = { bytes: Uint8Array } | { failed: string };

type Settings = {
  log: { error(details: object, message: string): void };
  /** The most documents that wait for their turn. */
  mostWaiting?: number;
  /** The most milliseconds for one document. */
  deadlineMs?: number;
  /** Milliseconds without work after which the thread ends. */
  idleMs?: number;
};

/** Far more than the longest invoice needs. A document that needs more ends the thread, not the server. */
const HEAP_MB = 256;

/**
 * Opens the printer: one document at a time, in a thread of its own that is started when it is needed, so that requests
 * never wait for the layout of somebody else's pages.
 */
export function openPdfs({ log, mostWaiting = 50, deadlineMs = 30_000, idleMs = 30_000 }: Settings): Pdfs {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isStopped = false;

  async function end(): Promise<void> {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  function start(): Worker {
    const file = new URL('./pdf-worker.ts', import.meta.url);
    // this process's flags and secrets are not for the thread
    const started = new Worker(file, { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    started.unref();
    return started;
  }

  async function printNow(document: PdfDocument): Promise<Buffer | null> {
    if (isStopped) return null;
    clearTimeout(idle);
    worker ??= start();
    const thread = worker;
    const answer = Promise.withResolvers<FromPdfWorker>();
    const fail = (reason: string) => answer.resolve({ failed: reason });
    const onExit = () => fail('the thread ended');
    const onError = (error: unknown) => fail(error instanceof Error ? error.message : String(error));
    thread.once('message', answer.resolve).once('error', onError).once('exit', onExit);
    const deadline = setTimeout(() => fail('it took too long'), deadlineMs);
    thread.ref();
    const direction = directionOf(languageOf(document.language));
    thread.postMessage({ ...document, direction } satisfies ToPdfWorker);
    const said = await answer.promise;
    clearTimeout(deadline);
    thread.off('message', answer.resolve).off('error', onError).off('exit', onExit).unref();
    if ('bytes' in said) {
      idle = setTimeout(() => void end(), idleMs).unref();
      return Buffer.from(said.bytes);
    }
    if (!isStopped) log.error({ reason: said.failed, title: document.title }, 'a document could not be printed');
    await end();
    return null;
  }

  return {
    print(document) {
      if (waiting >= mostWaiting) return Promise.resolve(null);
      waiting++;
      const printed = last
        .then(() => printNow(document))
        .finally(() => {
          waiting--;
        });
      last = printed.catch(() => {});
      return printed;
    },
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      await end();
    },
  };
}
