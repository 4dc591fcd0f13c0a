/** A real mail server on the loopback interface, which stores received mails. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string[]; subject: string; text: string };
export type Mailbox = {
  /** `smtp://…`, as in the server's settings. */
  url: string;
  mails: ReceivedMail[];
  /** Rejects mails from now on. */
  close(): void;
  open(): void;
  stop(): Promise<void>;
};

export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let isOpen = true;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, answer) => (isOpen ? answer() : answer(new Error('the mailbox is closed'))),
    onData(stream, session, answer) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(
          readMail(
            Buffer.concat(parts).toString('utf8'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        answer();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => {
      isOpen = false;
    },
    open: () => {
      isOpen = true;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The parts of a mail that tests need: its subject, and its text with soft line breaks removed. */
export function readMail(raw: string, to: string[]): ReceivedMail {
  const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(raw)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? '';
  const text = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { to, subject, text };
}
