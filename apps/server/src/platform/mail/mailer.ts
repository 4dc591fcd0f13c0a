import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Mail = { to: string; subject: string; text: string; html: string; fromName?: string };

/** Sends mail. What it throws means that the mail was not taken; sending it again is right then. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Whether mails leave this server, in place of being written to a folder. */
  delivers: boolean;
};

export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`; null writes mails to a folder in place of sending them. */
  smtpUrl: string | null;
  /** Address that mails come from. */
  from: string;
  /** Where mails are written when there is no SMTP server. */
  directory: string;
};

/** Sends by the SMTP server of the settings, or else writes each mail as an `.eml` file, which mail programs open. */
export function createMailer({ smtpUrl, from, directory }: MailSettings): Mailer {
  // loaded with the first mail: most starts of a server send none for long
  const transport = async () => {
    const { createTransport } = await import('nodemailer');
    return smtpUrl
      ? createTransport(smtpUrl)
      : createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  };
  let opened: ReturnType<typeof transport> | undefined;
  return {
    delivers: smtpUrl !== null,
    async send({ to, subject, text, html, fromName }) {
      opened ??= transport();
      const sender = fromName ? { name: fromName, address: from } : from;
      const sent: { message?: unknown } = await (await opened).sendMail({ from: sender, to, subject, text, html });
      if (!Buffer.isBuffer(sent.message)) return;
      await mkdir(directory, { recursive: true });
      await writeFile(
        join(directory, `${new Date().toISOString().replaceAll(':', '')}-${randomUUID()}.eml`),
        sent.message,
      );
    },
  };
}
