import { randomUUID } from 'node:crypto';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, withSite } from '../db/index.ts';
import { refuse } from '../refusal.ts';
import { startWorker } from '../tasks/index.ts';
import { exampleLook } from './letter.fixture.ts';
import type { Mail } from './letter.ts';
import { toMail } from './letter.ts';
import { mailTask, queueMail } from './mail-queue.ts';
import type { Mailer } from './mailer.ts';

let database: Database;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database?.close());

const clock = { now: new Date('2026-03-02T10:00:00.000Z') };
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const logged: string[] = [];
const log = {
  warn: (_details: object, message: string) => void logged.push(message),
  error: (_details: object, message: string) => void logged.push(message),
};
beforeEach(() => {
  logged.length = 0;
});

const mail = (subject: string): Mail => toMail('ann@example.com', { subject, paragraphs: [] }, exampleLook);
const queue = (subject: string, end?: () => unknown) =>
  withSite({ database, siteId: randomUUID(), statements: { count: 0 }, now: () => clock.now }, async (tx) => {
    queueMail(tx, mail(subject));
    return end?.();
  });
/** A mail server, and the mails it received. `isDown` rejects mails. */
async function sender() {
  const sent: string[] = [];
  const state = { isDown: false };
  const mailer: Mailer = {
    delivers: true,
    async send({ subject }) {
      if (state.isDown) throw new Error('the mail server is down');
      sent.push(subject);
    },
  };
  const started = await startSending(mailer);
  return { ...started, sent, state };
}
function startSending(mailer: Mailer) {
  const now = () => clock.now;
  const contextOf = async (siteId: string) => ({ database, siteId, statements: { count: 0 }, now, mailer });
  return startWorker({ database, kinds: [mailTask], contextOf, now, log, pollMs: 60_000 });
}

test('mails go out after the commit, and not without one', async () => {
  const { sent, stop } = await sender();
  await queue('committed');
  await queue('refused', () => refuse('CART_NOT_FOUND'));
  await queue('thrown', () => {
    throw new Error('undone');
  }).catch(() => {});
  await expect.poll(() => sent).toEqual(['committed']);
  await stop();
});

test('two senders send each mail once', async () => {
  const [one, other] = [await sender(), await sender()];
  await Promise.all(Array.from({ length: 20 }, (_, at) => queue(`mail ${at}`)));
  await expect.poll(() => one.sent.length + other.sent.length).toBe(20);
  expect(new Set([...one.sent, ...other.sent]).size).toBe(20);
  await Promise.all([one.stop(), other.stop()]);
});

test('a rejected mail is retried after growing delays, and dropped after a day', async () => {
  const { sent, state, drain, stop } = await sender();
  state.isDown = true;
  await queue('late');
  await drain();
  await expect.poll(() => logged).toHaveLength(1);
  later(59_000);
  await drain();
  expect(logged).toHaveLength(1);
  later(1_000);
  await drain();
  expect(logged).toHaveLength(2);
  state.isDown = false;
  later(60_000);
  await drain();
  expect(sent).toEqual([]);
  later(60_000);
  await drain();
  expect(sent).toEqual(['late']);

  state.isDown = true;
  logged.length = 0;
  await queue('never');
  const start = clock.now.getTime();
  while (!logged.some((message) => message.includes('given up'))) {
    await drain();
    later(60_000);
  }
  expect((clock.now.getTime() - start) / 3_600_000).toBeCloseTo(24, 0);
  state.isDown = false;
  await drain();
  expect(sent).toEqual(['late']);
  await stop();
});

test('a mail whose sender died is sent by another when its lease has expired', async () => {
  let isTaken = false;
  const dying: Mailer = {
    delivers: true,
    send: () => {
      isTaken = true;
      return new Promise(() => {});
    },
  };
  await startSending(dying);
  await queue('taken');
  await expect.poll(() => isTaken).toBe(true);
  later(60_000 - 1);
  const { sent, drain, stop } = await sender();
  await drain();
  expect(sent).toEqual([]);
  later(1);
  await drain();
  expect(sent).toEqual(['taken']);
  await stop();
});
