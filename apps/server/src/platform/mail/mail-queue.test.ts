import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { type Mailbox, startMailbox } from '@stoa/testkit/mailbox';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asPlatform, type Database, readSite, withSite } from '../db/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { refuse } from '../refusal.ts';
import { startWorker, type Task, type Worker } from '../tasks/index.ts';
import { exampleLook } from './letter.fixture.ts';
import { type Mail, toMail } from './letter.ts';
import { type MailReason, mailTask, queueMail, type Sending } from './mail-queue.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { findMail, hurryHeldMails, type LoggedMail, type MailOutcome } from './mails.store.ts';

let database: Database;
let mailbox: Mailbox;
let directory: string;
beforeAll(async () => {
  database = await openOwnDatabase();
  mailbox = await startMailbox();
  directory = await mkdtemp(join(tmpdir(), 'mails-'));
});
afterAll(async () => {
  await mailbox?.stop();
  await database?.close();
  await rm(directory, { recursive: true });
});

const NEVER_MS = 2 ** 31 - 1;
const clock = { now: new Date('2026-03-02T10:00:00.000Z') };
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const logged: object[] = [];
const log = {
  info: (details: object) => void logged.push(details),
  warn: (details: object) => void logged.push(details),
  error: (details: object) => void logged.push(details),
};

let siteId: string;
let workers: Worker[];
beforeEach(() => {
  siteId = randomUUID();
  workers = [];
  logged.length = 0;
  mailbox.mails.length = 0;
  mailbox.open();
});
afterEach(async () => {
  await Promise.all(workers.map(({ stop }) => stop()));
  await asPlatform('start afresh', database, (tx) => sql`truncate tasks`.execute(tx.db));
});

const scope = () => ({ database, siteId, statements: { count: 0 }, now: () => clock.now, log });
const mail = (subject: string): Mail => toMail('Ann@example.com', { subject, paragraphs: ['Hello'] }, exampleLook);
const queue = (subject: string, reason: Partial<MailReason> = {}, end?: () => unknown): Promise<string> =>
  withSite(scope(), async (tx) => {
    const id = queueMail(tx, mail(subject), { kind: 'note', ...reason });
    return (end?.() as string) ?? id;
  });
const entry = (id: string) => readSite(scope(), (tx) => findMail(tx, id)) as Promise<LoggedMail>;

const smtp = (): Mailer => createMailer({ smtpUrl: mailbox.url, from: 'shop@example.com', directory });
const noServer = (): Mailer => createMailer({ smtpUrl: null, from: 'shop@example.com', directory });
/** A process that sends mails. */
async function start(mailer: Mailer = smtp(), kinds: Task<Sending, never>[] = [], on: Database = database) {
  const contextOf = async (site: string) => ({ ...scope(), siteId: site, mailer });
  const all = [mailTask, ...kinds];
  const worker = await startWorker<Sending>({
    database: on,
    kinds: all,
    contextOf,
    now: () => clock.now,
    log,
    pollMs: NEVER_MS,
  });
  if (on === database) workers.push(worker);
  return worker;
}
/** A process that takes what is due now, and dies of it: it hears of nothing that comes later. */
async function startDying(mailer: Mailer): Promise<void> {
  const worker = await start(mailer, [], { ...database, rooms: new Set(), onWake: () => () => {} });
  worker.drain().catch(() => {}); // it may outlive the database
}
const subjects = () => mailbox.mails.map(({ subject }) => subject);

test('mails go out after the commit, and not without one; the log has them', async () => {
  const worker = await start();
  const id = await queue('committed', { about: { kind: 'ORDER', id: siteId } });
  await queue('refused', {}, () => refuse('CART_NOT_FOUND'));
  await queue('thrown', {}, () => {
    throw new Error('undone');
  }).catch(() => {});
  await worker.drain();
  await expect.poll(subjects).toEqual(['committed']);
  await expect.poll(async () => (await entry(id)).state).toBe('SENT');
  expect(await entry(id)).toMatchObject({
    ...{ recipient: 'ann@example.com', kind: 'note', subject: 'committed', tries: 1, hasContent: true },
    ...{ about: { kind: 'ORDER', id: siteId }, endedDate: clock.now.toISOString() },
    answers: [{ date: clock.now.toISOString(), text: expect.stringMatching(/^250 /) }],
  });
  expect(mailbox.mails[0]?.text).toContain(`Message-ID: <${id}@example.com>`);
});

test('two senders send each mail once', async () => {
  const [one, other] = [await start(), await start()];
  await Promise.all(Array.from({ length: 20 }, (_, at) => queue(`mail ${at}`)));
  await Promise.all([one.drain(), other.drain()]);
  await expect.poll(subjects).toHaveLength(20);
  expect(new Set(subjects()).size).toBe(20);
});

test('what is decided again after a crash is the same mail', async () => {
  const worker = await start();
  const ids = [await queue('new order', { once: 'order 1' }), await queue('new order', { once: 'order 1' })];
  await worker.drain();
  ids.push(await queue('new order', { once: 'order 1' }));
  await worker.drain();
  await queue('new order', { once: 'order 2' });
  await worker.drain();
  expect(new Set(ids).size).toBe(1);
  await expect.poll(subjects).toEqual(['new order', 'new order']);
});

test('the log keeps neither subject nor text of what is confidential', async () => {
  const worker = await start();
  const id = await queue('482913 is your code', { isConfidential: true });
  expect(await entry(id)).toMatchObject({ subject: '', hasContent: false, isConfidential: true });
  await worker.drain();
  await expect.poll(subjects).toEqual(['482913 is your code']);
  const { rows } = await asPlatform('a test looks', database, (tx) =>
    sql<{ row: string }>`select mails::text as row from mails where id = ${id}`.execute(tx.db),
  );
  expect(rows[0]?.row).not.toMatch(/482913|Hello/);
});

describe('a mail that is not accepted', () => {
  test('for now is tried again after growing pauses, for a day', async () => {
    const worker = await start();
    mailbox.close();
    const id = await queue('late');
    await worker.drain();
    expect(await entry(id)).toMatchObject({ state: 'WAITING', tries: 1, nextDate: '2026-03-02T10:01:00.000Z' });
    expect((await entry(id)).answers[0]?.text).toContain('450 4.2.1 the mailbox is closed for now');
    expect(JSON.stringify(logged)).not.toContain('ann@');
    later(MINUTE_MS - 1);
    await worker.drain();
    expect((await entry(id)).tries).toBe(1);
    later(1);
    await worker.drain();
    expect((await entry(id)).tries).toBe(2);
    mailbox.open();
    later(2 * MINUTE_MS);
    await worker.drain();
    expect(subjects()).toEqual(['late']);
    expect(await entry(id)).toMatchObject({ state: 'SENT', tries: 3, nextDate: null });

    mailbox.close();
    const never = await queue('never');
    const begin = clock.now.getTime();
    while ((await entry(never)).state === 'WAITING') {
      await worker.drain();
      later(10 * MINUTE_MS);
    }
    expect((clock.now.getTime() - begin) / HOUR_MS).toBeGreaterThan(22);
    expect((clock.now.getTime() - begin) / HOUR_MS).toBeLessThan(30);
    expect(await entry(never)).toMatchObject({ state: 'FAILED', tries: 19 });
  });

  test.each([
    [{ at: 'RCPT TO', code: 550, text: '5.1.1 nobody here' }, 'BOUNCED'],
    [{ at: 'DATA', code: 554, text: 'looks like spam' }, 'FAILED'],
  ] as const)('for good is not tried again: %j', async (refusal, state) => {
    const told: MailOutcome[] = [];
    const tells: Task<Sending, MailOutcome> = {
      name: `told ${siteId}`,
      lane: 'database',
      handle: async (_ctx, _tx, outcome) => void told.push(outcome),
    };
    const worker = await start(smtp(), [tells]);
    mailbox.refuse(refusal);
    const about = { kind: 'ORDER' as const, id: siteId };
    const id = await queue('unwanted', { tells, about });
    await worker.drain();
    mailbox.open();
    later(DAY_MS);
    await worker.drain();
    expect(subjects()).toEqual([]);
    expect(await entry(id)).toMatchObject({ state, tries: 1, nextDate: null });
    expect(told).toMatchObject([
      { mailId: id, state, about, recipient: 'ann@example.com', answer: expect.stringContaining(refusal.text) },
    ]);
  });
});

describe('a crash', () => {
  /** What a process did when it died: everything after a point does not happen. */
  const never = () => new Promise<never>(() => {});
  const deaths: Record<string, { mailer: () => Mailer; state: LoggedMail['state'] }> = {
    'before it asks the mail server': { mailer: () => ({ ...smtp(), send: never }), state: 'WAITING' },
    'when the mail server has all but the end of the mail': {
      mailer: () => ({ ...smtp(), send: (of, { id }) => smtp().send(of, { id, handOver: never }) }),
      state: 'WAITING',
    },
    'when it has noted that it hands the mail over': {
      mailer: () => ({
        ...smtp(),
        send: (of, { id, handOver }) => smtp().send(of, { id, handOver: () => handOver().then(never) }),
      }),
      state: 'IN_DOUBT',
    },
    'when the mail server has accepted the mail': {
      mailer: () => ({ ...smtp(), send: (of, how) => smtp().send(of, how).then(never) }),
      state: 'IN_DOUBT',
    },
  };

  test.each(Object.entries(deaths))(
    '%s: the mail is sent once at most, and never lost',
    async (_when, { mailer, state }) => {
      const id = await queue('precious');
      await startDying(mailer());
      await expect.poll(async () => (await entry(id)).tries).toBe(1);
      await expect.poll(async () => (await entry(id)).state).toBe(state);
      const accepted = subjects().length;
      later(MINUTE_MS); // the lease ends
      const next = await start();
      await next.drain();
      if (state === 'WAITING') {
        await expect.poll(subjects).toEqual(['precious']);
        expect(await entry(id)).toMatchObject({ state: 'SENT', tries: 2 });
      } else {
        later(DAY_MS);
        await next.drain();
        expect(subjects()).toHaveLength(accepted);
        expect(await entry(id)).toMatchObject({ state: 'IN_DOUBT', tries: 1 });
      }
    },
  );

  test('of which a process comes back to life: whoever tried last may hand the mail over', async () => {
    const asleep = Promise.withResolvers<void>();
    const slow: Mailer = {
      ...smtp(),
      send: (of, { id, handOver }) => smtp().send(of, { id, handOver: () => asleep.promise.then(handOver) }),
    };
    const id = await queue('precious');
    await startDying(slow);
    await expect.poll(async () => (await entry(id)).tries).toBe(1);
    later(MINUTE_MS);
    const next = await start();
    await next.drain();
    await expect.poll(subjects).toEqual(['precious']);
    asleep.resolve();
    await expect.poll(() => logged.length).toBeGreaterThan(0);
    expect(subjects()).toEqual(['precious']);
    expect(await entry(id)).toMatchObject({ state: 'SENT', tries: 2 });
  });

  test('of each attempt does not go on for ever', async () => {
    const id = await queue('deadly');
    await asPlatform('it was tried often', database, (tx) =>
      sql`update mails set tries = 19 where id = ${id}`.execute(tx.db),
    );
    await (await start()).drain();
    expect(await entry(id)).toMatchObject({ state: 'FAILED' });
    expect(subjects()).toEqual([]);
  });
});

describe('without a mail server', () => {
  test('mails wait for one, and are written to a folder in the meantime', async () => {
    const id = await queue('patient');
    const without = await start(noServer());
    await without.drain();
    expect(await entry(id)).toMatchObject({ state: 'HELD', tries: 0, endedDate: null });
    later(3 * HOUR_MS);
    await without.drain();
    expect(await readdir(directory)).toHaveLength(1);
    await without.stop();
    workers.length = 0;
    await asPlatform('there is one now', database, (tx) => hurryHeldMails(tx, clock.now));
    await (await start()).drain();
    expect(subjects()).toEqual(['patient']);
    expect(await entry(id)).toMatchObject({ state: 'SENT', tries: 1 });
  });

  test('a process that knows of none leaves nothing to do until there is one', async () => {
    const id = await withSite({ ...scope(), mailer: noServer() }, async (tx) =>
      queueMail(tx, mail('calm'), { kind: 'note' }),
    );
    expect(await entry(id)).toMatchObject({ state: 'HELD', tries: 0 });
    await expect.poll(() => readdir(directory)).toHaveLength(2);
    const worker = await start();
    await worker.drain();
    expect(subjects()).toEqual([]);
    await asPlatform('it is looked for now', database, (tx) => hurryHeldMails(tx, clock.now));
    await worker.drain();
    expect(subjects()).toEqual(['calm']);
  });

  test('they are given up when they are too old, confidential ones after an hour', async () => {
    const [usual, secret] = [await queue('patient'), await queue('a code', { isConfidential: true })];
    const worker = await start(noServer());
    await worker.drain();
    later(HOUR_MS);
    await worker.drain();
    expect([(await entry(usual)).state, (await entry(secret)).state]).toEqual(['HELD', 'FAILED']);
    later(14 * DAY_MS);
    await worker.drain();
    expect(await entry(usual)).toMatchObject({
      state: 'FAILED',
      answers: [{ text: 'There was no mail server to send it.' }],
    });
  });
});
