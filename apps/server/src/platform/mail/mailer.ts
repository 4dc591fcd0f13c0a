import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Letter, Mail } from './letter.ts';
import { htmlOf } from './letter-html.ts';

/** Sends mail. An exception means that the mail was not accepted and may be sent again. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Whether mails leave this server, rather than being written to a folder. */
  delivers: boolean;
};

export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`; null writes mails to a folder instead of sending them. */
  smtpUrl: string | null;
  /** The sender's address. */
  from: string;
  /** The folder for mails when there is no SMTP server. */
  directory: string;
};

/** Sends through the configured SMTP server, or else writes each mail as an `.eml` file, which mail programs open. */
export function createMailer({ smtpUrl, from, directory }: MailSettings): Mailer {
  // loaded with the first mail: most servers start long before they send one
  const transport = async () => {
    const { createTransport } = await import('nodemailer');
    return smtpUrl
      ? createTransport(smtpUrl)
      : createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  };
  let opened: ReturnType<typeof transport> | undefined;
  return {
    delivers: smtpUrl !== null,
    async send({ to, subject, text, fromName, replyTo, letter, look }) {
      opened ??= transport();
      const html = await htmlOf(letter, look);
      const sender = fromName ? { name: fromName, address: from } : from;
      const headers = headersOf(letter);
      const sent: { message?: unknown } = await (await opened).sendMail({
        ...{ from: sender, to, subject, text, html, headers },
        ...(replyTo && { replyTo }),
      });
      if (!Buffer.isBuffer(sent.message)) return;
      const name = `${new Date().toISOString().replaceAll(':', '')}-${randomUUID()}.eml`;
      const write = () => writeFile(join(directory, name), sent.message as Buffer);
      await write().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(directory, { recursive: true });
        await write();
      });
    },
  };
}

/** Mail programs offer a button to unsubscribe: RFC 2369 and 8058. */
const headersOf = ({ unsubscribe }: Letter): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
