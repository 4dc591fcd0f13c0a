/** The demo shop as a first start creates it, on a server process of its own. */
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cachedDirectory, hashOf } from '@stoa/testkit/cached-directory';
import { type Mailbox, type ReceivedMail, startMailbox } from '@stoa/testkit/mailbox';
import { PATIENCE_MS } from '@stoa/testkit/patience';
import { freePort } from '@stoa/testkit/postgres';
import type { DemoFile } from '../src/setup/demo-shop.ts';
import { startServerProcess } from './server-process.ts';

export type DemoShop = {
  /** The address of the API and the dashboard. None of the addresses has a slash at the end. */
  url: string;
  /** The address for visitors. */
  siteUrl: string;
  demo: DemoFile;
  /** The server's log: empty while all is well. */
  logged(): string[];
  /** The first mail to the address with a matching subject or text, as soon as the mail server receives it. */
  mailTo(address: string, words: RegExp): Promise<ReceivedMail>;
  /** The mail server: what it takes and refuses. */
  mailbox: Pick<Mailbox, 'refuse' | 'open'>;
  /** All such mails so far. */
  mailsTo(address: string, words: RegExp): ReceivedMail[];
  /** Stops the server and deletes the shop. */
  stop(): Promise<void>;
};

/** The sources of the demo shop. */
const SOURCES = ['apps/server/src', 'apps/server/migrations', 'packages', 'demo', 'package-lock.json'];

let known: Promise<string> | undefined;

/**
 * The shop as its first start leaves it. When a source has changed, its pictures are drawn again, which takes half a
 * minute. Whether one has is asked once in each process: that reads them all.
 */
const template = (): Promise<string> => (known ??= newTemplate());

async function newTemplate(): Promise<string> {
  return cachedDirectory('demo-shop', await hashOf(SOURCES), async (dataDirectory) => {
    await mkdir(dataDirectory);
    const server = startServerProcess({ dataDirectory, port: await freePort(), demo: true });
    try {
      await server.ready;
      const { status } = await fetch(`${server.url}/readyz`);
      if (status !== 200) throw new Error(`the demo shop is there, and /readyz answers ${status}`);
    } finally {
      await server.stop();
    }
  });
}

/** Serves a separate shop on a free port, with `settings` as the server reads them from its environment. */
export async function startDemoShop(settings: Record<string, string> = {}): Promise<DemoShop> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stoa-demo-'));
  const original = await template();
  cpSync(original, dataDirectory, { recursive: true });
  await shareResizedPictures(`${original}-resized`, dataDirectory);
  const [port, mailbox] = [await freePort(), await startMailbox()];
  const server = startServerProcess({ dataDirectory, port, settings: { SMTP_URL: mailbox.url, ...settings } });
  const stop = async () => {
    await server.stop();
    await mailbox.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await server.ready;
    const written: DemoFile = JSON.parse(await readFile(join(dataDirectory, 'demo.json'), 'utf8'));
    const demo = { ...written, baseUrl: server.url };
    const logged = () =>
      server
        .printed()
        .split('\n')
        .filter((line) => line.startsWith('{'));
    const mailTo: DemoShop['mailTo'] = (address, words) => findMail(mailbox, address, words);
    const mailsTo: DemoShop['mailsTo'] = (address, words) => mailbox.mails.filter(isMailTo(address, words));
    const siteUrl = `http://${demo.siteHost}:${port}`;
    return { mailTo, mailsTo, mailbox, url: server.url, siteUrl, demo, logged, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resized pictures follow from their originals: what one shop has drawn, the others need not draw again. */
async function shareResizedPictures(folder: string, dataDirectory: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await symlink(folder, join(dataDirectory, 'media-cache'), 'junction');
}

const isMailTo =
  (address: string, words: RegExp) =>
  ({ to, subject, text }: ReceivedMail): boolean =>
    to.includes(address) && words.test(`${subject}\n${text}`);

/** Mails arrive a moment after their cause. */
async function findMail({ mails }: Mailbox, address: string, words: RegExp): Promise<ReceivedMail> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
    const found = mails.find(isMailTo(address, words));
    if (found) return found;
  }
  throw new Error(`There was no mail to ${address} with ${words}`);
}
