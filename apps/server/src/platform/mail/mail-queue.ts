import type { Database, Tx } from '../db/index.ts';
import { type QueueWorker, startQueueWorker } from '../queue-worker.ts';
import { claimMails, deleteMail, insertMails, mailChannel, postponeMail, type QueuedMail } from './mail-queue.store.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Writes a mail down with the transaction: it goes out soon after the commit, and not at all without one. */
export const queueMail = (tx: Tx, mail: Mail): Promise<void> => queueMails(tx, [mail]);

/** As `queueMail`, for many in one statement. */
export const queueMails = (tx: Tx, mails: readonly Mail[]): Promise<void> => insertMails(tx, mails);

type Log = { warn(details: object, message: string): void; error(details: object, message: string): void };
export type MailSenderOptions = {
  database: Database;
  mailer: Mailer;
  now: () => Date;
  log: Log;
  /** Milliseconds between looks at the queue when no notification comes. */
  pollMs?: number;
};
/** Sends what is due. */
export type MailSender = QueueWorker;

const MINUTE = 60_000;
/** A mail takes seconds: who has one for longer was lost with its process. */
const LEASE_MS = 5 * MINUTE;
/** After a failure: 1, 2, 4 … minutes, up to two hours. */
const LONGEST_WAIT_MS = 120 * MINUTE;
/** With those waits a mail is tried for a day. */
const MOST_ATTEMPTS = 19;
const AT_ONCE = 5;

/** Starts sending queued mails. Any number of processes may: each mail is sent by one, twice only after a crash. */
export function startMailSender(options: MailSenderOptions): Promise<MailSender> {
  const { database, now, log, pollMs = 5_000 } = options;
  return startQueueWorker({
    database,
    channel: mailChannel,
    pollMs,
    async work(isStopping) {
      while (!isStopping()) {
        const until = new Date(now().getTime() + LEASE_MS);
        const mails = await claimMails(database, { now: now(), until, limit: AT_ONCE });
        if (mails.length === 0) return;
        await Promise.all(mails.map((mail) => sendOne(options, mail)));
      }
    },
    onError: (error) => log.error({ err: error }, 'queued mails could not be read'),
  });
}

async function sendOne(
  { database, mailer, now, log }: MailSenderOptions,
  { id, mail, attempts }: QueuedMail,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    // neither the address nor the text: what mails carry is nobody's business in a log
    const details = { err: error, mailId: id, attempts };
    if (attempts >= MOST_ATTEMPTS) {
      log.error(details, 'a mail could not be sent for a day and was dropped');
      return deleteMail(database, id);
    }
    log.warn(details, 'a mail could not be sent and is tried again');
    const wait = Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT_MS);
    return postponeMail(database, id, new Date(now().getTime() + wait));
  }
  await deleteMail(database, id);
}
