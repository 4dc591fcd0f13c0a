/** The demo shop as a first start creates it, on a server process of its own. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DemoFile } from '../../../apps/server/src/setup/demo-shop.ts';
import { type ReceivedMail, readMail } from './mailbox.ts';
import { freePort } from './postgres.ts';
import { startServerProcess } from './server-process.ts';

export type DemoShop = {
  /** Where the API and the dashboard are. None of the addresses has a slash at the end. */
  url: string;
  /** Where visitors are. */
  siteUrl: string;
  demo: DemoFile;
  /** What the server logged: nothing while all is well. */
  logged(): string[];
  /** The first mail to the address whose subject or text matches, as soon as it is there. */
  mailTo(address: string, words: RegExp): Promise<ReceivedMail>;
  /** Stops the server and deletes the shop. */
  stop(): Promise<void>;
};

/** Creates the shop and serves it on a free port. Its pictures are drawn first, which takes half a minute. */
export async function startDemoShop(): Promise<DemoShop> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stoa-demo-'));
  const port = await freePort();
  const server = startServerProcess({ dataDirectory, port, demo: true });
  const stop = async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await server.ready;
    const demo: DemoFile = JSON.parse(await readFile(join(dataDirectory, 'demo.json'), 'utf8'));
    const logged = () =>
      server
        .printed()
        .split('\n')
        .filter((line) => line.startsWith('{'));
    const mailTo: DemoShop['mailTo'] = (address, words) => findMail(join(dataDirectory, 'mail'), address, words);
    return { mailTo, url: server.url, siteUrl: `http://${demo.siteHost}:${port}`, demo, logged, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const MAIL_PATIENCE_MS = 15_000;

/** Without a mail server each mail is a file, which its sender wrote a moment after what it is about. */
async function findMail(directory: string, address: string, words: RegExp): Promise<ReceivedMail> {
  for (const end = Date.now() + MAIL_PATIENCE_MS; Date.now() < end; await pause(50)) {
    const files = await readdir(directory).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.eml')).sort()) {
      const raw = await readFile(join(directory, file), 'utf8');
      const to = /^To: (.*)$/m.exec(raw)?.[1]?.trim() ?? '';
      const mail = readMail(raw, [to]);
      if (to.includes(address) && words.test(`${mail.subject}\n${mail.text}`)) return mail;
    }
  }
  throw new Error(`There was no mail to ${address} with ${words}`);
}
