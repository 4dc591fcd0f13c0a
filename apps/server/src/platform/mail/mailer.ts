import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Letter, Mail } from './letter.ts';
import { htmlOf } from './letter-html.ts';

/** Sends mail. */
export type Mailer = {
  /**
   * Sends a mail and returns the mail server's answer. An exception means that it was not accepted, unless the mail server had
   * all of it and did not answer. @param delivery.handOver is awaited when the mail server has everything but the line that
   * ends the mail, without which it accepts none; if it throws, that line is not sent
   */
  send(mail: Mail, delivery: { id: string; handOver(): Promise<void> }): Promise<string>;
  /** Writes a mail to the folder of mails. */
  keep(mail: Mail, id: string): Promise<void>;
  /** Whether there is a mail server. */
  delivers: boolean;
  /** Waits until all mails are in the folder that are on their way there. */
  settle(): Promise<void>;
};

export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`; null where there is no mail server. */
  smtpUrl: string | null;
  /** The sender's address. */
  from: string;
  /** The folder for mails when there is no SMTP server. */
  directory: string;
};

/** The time a mail server may take for an answer: it may be looking at the mail (RFC 5321, 4.5.3.2). */
const ANSWER_MS = 10 * 60_000;
const CONNECT_MS = 30_000;

/** Sends through the configured SMTP server, or else writes each mail as an `.eml` file, which mail programs open. */
export function createMailer({ smtpUrl, from, directory }: MailSettings): Mailer {
  // loaded with the first mail: most servers start long before they send one
  const open = async (url: string) => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      socketTimeout: ANSWER_MS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
    });
  };
  let opened: ReturnType<typeof open> | undefined;
  const keeping = new Set<Promise<void>>();
  return {
    delivers: smtpUrl !== null,
    async send(mail, { id, handOver }) {
      if (smtpUrl === null) throw new Error('there is no mail server');
      opened ??= open(smtpUrl);
      const message = await composed(mail, { id, from });
      const raw = Readable.from(
        (async function* () {
          yield message;
          await handOver();
        })(),
        { objectMode: false },
      );
      const sent: { response?: string } = await (await opened).sendMail({ envelope: { from, to: [mail.to] }, raw });
      return sent.response ?? '';
    },
    keep(mail, id) {
      const kept = keepIn(directory, mail, { id, from }).finally(() => keeping.delete(kept));
      keeping.add(kept);
      return kept;
    },
    async settle() {
      await Promise.allSettled(keeping);
    },
  };
}

async function keepIn(directory: string, mail: Mail, by: { id: string; from: string }): Promise<void> {
  const message = await composed(mail, by);
  const name = `${new Date().toISOString().replaceAll(':', '')}-${randomUUID()}.eml`;
  const write = () => writeFile(join(directory, name), message);
  await write().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(directory, { recursive: true });
    await write();
  });
}

/** The mail as it is sent. Its id stays the same however often it is tried, so that mail programs recognise it. */
async function composed(
  { to, subject, text, fromName, replyTo, letter, look }: Mail,
  { id, from }: { id: string; from: string },
): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const html = await htmlOf(letter, look);
  return new MailComposer({
    ...{ from: fromName ? { name: fromName, address: from } : from, to, subject, text, html },
    ...{ headers: headersOf(letter), messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`, newline: 'unix' },
    ...(replyTo && { replyTo }),
  })
    .compile()
    .build();
}

/** Mail programs offer a button to unsubscribe: RFC 2369 and 8058. */
const headersOf = ({ unsubscribe }: Letter): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
