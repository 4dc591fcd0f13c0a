/** Letters: the mails that domains send. Each is a file in its domain, with an example that the dashboard shows. */
import { formatsOf, type Messages, messagesIn } from '@stoa/messages';
import type { Tx } from './platform/db/index.ts';
import { type Letter, type Look, type Mail, toMail } from './platform/mail/letter.ts';
import { htmlOf } from './platform/mail/letter-html.ts';
import { type MailReason, queueMail } from './platform/mail/mail-queue.ts';
import type { About } from './platform/mail/mails.store.ts';
import type { Site } from './site.ts';
import { mainLanguageOf, siteIn } from './site.ts';

/** The material for writing a letter. */
export type Writing = {
  /** The texts, in the reader's language. */
  words: Messages['letters'];
  /** Dates, in that language and the sender's time zone. */
  formats: ReturnType<typeof formatsOf>;
  /** The sender's name. */
  sender: string;
};

/** An order as what a letter is about. */
export const aboutOrder = ({ id }: { id: string }): About => ({ kind: 'ORDER', id });

export type { About, MailOutcome, MailSubject } from './platform/mail/mails.store.ts';

/** A kind of letter, and how to write it from its facts. */
export type LetterKind<Facts = unknown> = {
  /** `order-confirmation`: the name of its file. */
  name: string;
  title: string;
  /** When it is sent, in a sentence for the people who run the site: `When an order is placed.` */
  when: string;
  /** Whether it goes to the people of the shop, at the addresses that they choose; otherwise, to whom it is about. */
  isToBusiness?: true;
  /** Whether a shop may do without it. */
  isOptional?: true;
  /** Whether it is sent only where the shop wants it. It is optional, too. */
  isOptIn?: true;
  /** Whether it holds a code or a link that opens something: the log of mails keeps neither its subject nor its text. */
  isConfidential?: true;
  write(facts: Facts, writing: Writing): Letter;
  example: Facts;
};

/** Declares a kind of letter. */
export const letterKind = <Facts>(kind: LetterKind<Facts>): LetterKind<Facts> => kind;

/** The name of the product in mails to staff. */
export const PLATFORM_NAME = 'Stoa';
/** The language of the dashboard, and of mails to staff. */
export const PLATFORM_LANGUAGE = 'en';
const FONT = "'Helvetica Neue', 'Segoe UI', Roboto, Arial, sans-serif";

/** The sender: a site for its visitors and members, whose answers reach the shop, or the platform (null) for staff. */
export type Sender = Pick<Site, 'name' | 'language' | 'mainLanguage' | 'timeZone'> & {
  settings: Pick<Site['settings'], 'theme' | 'email' | 'letters'>;
};

const platform: Sender = { name: PLATFORM_NAME, language: PLATFORM_LANGUAGE, timeZone: 'UTC', settings: { theme: {} } };

/** Whether a sender sends letters of a kind: those that a shop may do without can be switched off, and some on. */
export function isSent(
  { isOptional, isOptIn, name }: Pick<LetterKind, 'isOptional' | 'isOptIn' | 'name'>,
  from: { settings: Pick<Site['settings'], 'letters'> } | null,
): boolean {
  const settings = from?.settings.letters?.[name];
  return isOptIn ? settings?.isOn === true : !(isOptional && settings?.isOff);
}

/**
 * Writes a letter and queues it with the transaction: it is sent soon after the commit, and never without one. Nothing happens
 * where the sender has switched it off.
 */
export function sendLetter<Facts>(
  tx: Tx,
  kind: LetterKind<Facts>,
  { to, from, ...reason }: Addressing & Pick<MailReason, 'about' | 'tells' | 'once'>,
  facts: Facts,
): void {
  if (!isSent(kind, from)) return;
  const { name, isConfidential = false, isToBusiness } = kind;
  // what happens while somebody reads the site in another language is told in its own
  const sender = from && isToBusiness ? siteIn(from, mainLanguageOf(from)) : from;
  queueMail(tx, mailOf(kind, { to, from: sender }, facts), { kind: name, isConfidential, ...reason });
}

type Addressing = { to: string; from: Sender | null };

/** A letter as a mail; it is sent by `sendLetter`. */
export function mailOf<Facts>(kind: LetterKind<Facts>, { to, from }: Addressing, facts: Facts): Mail {
  const sender = from ?? platform;
  const { email } = sender.settings;
  return { ...toMail(to, writeLetter(kind, facts, sender), lookOf(sender)), ...(email && { replyTo: email }) };
}

/** Queues a letter with the facts of its example, whether or not letters of its kind are sent. */
export function sendExample<Facts>(tx: Tx, kind: LetterKind<Facts>, to: Addressing): void {
  queueMail(tx, mailOf(kind, to, kind.example), { kind: kind.name });
}

/** A letter as it would go out, with the facts of its example. */
export async function exampleOf<Facts>(
  kind: LetterKind<Facts>,
  sender: Sender,
): Promise<{ subject: string; html: string; text: string }> {
  const { letter, look, subject, text } = toMail('', writeLetter(kind, kind.example, sender), lookOf(sender));
  return { subject, html: await htmlOf(letter, look), text };
}

function writeLetter<Facts>(kind: LetterKind<Facts>, facts: Facts, sender: Sender): Letter {
  const { language, timeZone, name } = sender;
  return kind.write(facts, {
    words: messagesIn(language).letters,
    formats: formatsOf({ language, timeZone }),
    sender: name,
  });
}

/** The sender's own colours, if every mail program understands them. */
function lookOf({ name, language, settings: { theme } }: Sender): Look {
  const colorOf = (token: string, otherwise: string) =>
    /^#[0-9a-f]{6}$/i.test(theme[token] ?? '') ? String(theme[token]) : otherwise;
  const accent = colorOf('color-accent', '#1d4ed8');
  return {
    name,
    language,
    colors: {
      ink: colorOf('color-ink', '#1d1b19'),
      paper: colorOf('color-paper', '#ffffff'),
      accent,
      onAccent: colorOf('color-on-accent', isDark(accent) ? '#ffffff' : '#141210'),
      muted: colorOf('color-muted', '#5f5b57'),
    },
    font: FONT,
  };
}

/** Whether white is more readable than near-black on a colour: WCAG 2.2, 1.4.3. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
}
