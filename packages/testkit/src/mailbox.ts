/** A real mail server on the loopback interface, which stores received mails. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string[]; subject: string; text: string };
/** A mail server's no: its step, its code, and its words without the code. */
export type Refusal = { at: 'RCPT TO' | 'DATA'; code: number; text: string };
export type Mailbox = {
  /** `smtp://…`, as in the server's settings. */
  url: string;
  mails: ReceivedMail[];
  /** Takes no mails for now, as busy servers do. */
  close(): void;
  /** Takes every mail again. */
  open(): void;
  /** Refuses mails from now on: addresses (`RCPT TO`), or whole mails (`DATA`). */
  refuse(refusal: Refusal): void;
  /** Accepts mails from now on, without ever saying so. */
  fallSilent(): void;
  stop(): Promise<void>;
};

export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let refusal: Refusal | null = null;
  let isSilent = false;
  const refused = (at: Refusal['at']): Error | null =>
    refusal?.at === at ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, answer) => answer(refused('RCPT TO')),
    onData(stream, session, answer) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const no = refused('DATA');
        if (no) return answer(no);
        mails.push(
          readMail(
            Buffer.concat(parts).toString('utf8'),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        if (!isSilent) answer();
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
      refusal = { at: 'RCPT TO', code: 450, text: '4.2.1 the mailbox is closed for now' };
    },
    open: () => {
      refusal = null;
      isSilent = false;
    },
    refuse: (no) => {
      refusal = no;
    },
    fallSilent: () => {
      isSilent = true;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The parts of a mail that tests need: its subject, and its text, as people read them. */
export function readMail(raw: string, to: string[]): ReceivedMail {
  const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(raw)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? '';
  return { to, subject: decodeWords(subject), text: decodeBytes(raw.replace(/=\r?\n/g, '')) };
}

/** A header whose words may be encoded (RFC 2047): `=?UTF-8?Q?caf=C3=A9?=`. */
const decodeWords = (header: string): string =>
  header
    // a character may begin in one word and end in the next
    .replace(/\?= =\?UTF-8\?Q\?/gi, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => decodeBytes(word.replaceAll('_', ' ')))
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString());

/** Text whose bytes outside ASCII are written as `=C3=A9`. */
const decodeBytes = (text: string): string =>
  text.replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
