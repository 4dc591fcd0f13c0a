import type { Scope, Tx } from '../db/index.ts';
import { MINUTE_MS } from '../durations.ts';
import { type Retry, schedule, type Task } from '../tasks/index.ts';
import type { Mail } from './letter.ts';
import type { Mailer } from './mailer.ts';

/** For a day, as mail servers are away for hours, and some want to be asked twice. */
export const mailRetry: Retry = { firstMs: MINUTE_MS, longestMs: 120 * MINUTE_MS, most: 19 };

/** A queued mail on its way to the mail server: tried for a day, then dropped. */
export const mailTask: Task<Scope & { mailer: Mailer }, Mail> = {
  name: 'mail',
  lane: 'outside',
  retry: mailRetry,
  run: async ({ mailer }, mail) => void (await mailer.send(mail)),
};

/** Queues a mail with the transaction: it is sent soon after the commit, and never without one. */
export function queueMail(tx: Tx, mail: Mail): void {
  schedule(tx, mailTask, { input: mail });
}
