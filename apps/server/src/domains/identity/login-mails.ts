import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { escapeHtml } from '../../platform/html.ts';
import { queueMails } from '../../platform/mail/mail-queue.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { PLATFORM_REALM } from './realm.ts';

/** Names the product where somebody who runs sites is written to. */
const PLATFORM_NAME = 'Stoa';

export type MailScope = Pick<Context, 'siteId' | 'site' | 'client' | 'now'>;

type Letter = { subject: string; paragraphs: string[]; link?: { label: string; url: string }; closing: string };

/** Who writes: the site to its members, the platform to people who run sites. */
export const senderName = ({ siteId, site }: MailScope): string =>
  siteId === PLATFORM_REALM ? PLATFORM_NAME : site.name;

export const mailCode = (ctx: MailScope, tx: Tx, to: string, code: string): Promise<void> =>
  send(ctx, tx, to, {
    subject: `${code} is your code for ${senderName(ctx)}`,
    paragraphs: [`Your code is ${code}.`, 'It is valid for 10 minutes. Nobody else needs it: do not pass it on.'],
    closing: 'If you did not ask for a code, there is nothing to do.',
  });

/** `isExplained`: with a word for who did not ask for it. */
export const mailRecovery = (
  ctx: MailScope,
  tx: Tx,
  to: string,
  { url, isExplained }: { url: string; isExplained: boolean },
): Promise<void> =>
  send(ctx, tx, to, {
    subject: `Set a new password for ${senderName(ctx)}`,
    paragraphs: ['Somebody asked for a new password for your account. The link works once, for an hour.'],
    link: { label: 'Set a new password', url },
    closing: isExplained ? 'If it was not you, there is nothing to do: your password stays as it is.' : '',
  });

export const mailActivation = (ctx: MailScope, tx: Tx, to: string, url: string): Promise<void> =>
  send(ctx, tx, to, {
    subject: `Your account at ${senderName(ctx)}`,
    paragraphs: [
      `${senderName(ctx)} made an account for you. Choose a password to log in. The link works once, for a week.`,
    ],
    link: { label: 'Choose a password', url },
    closing: 'If you do not want the account, there is nothing to do.',
  });

export const mailApproved = (ctx: MailScope, tx: Tx, to: string): Promise<void> =>
  send(ctx, tx, to, {
    subject: `Welcome to ${senderName(ctx)}`,
    paragraphs: [`${senderName(ctx)} has approved your account. You can log in now.`],
    closing: 'If you did not ask for an account, there is nothing to do.',
  });

/** Tells people of the team who waits for them; `latest` is whoever began to wait last. */
export const mailApprovalAwaited = (
  ctx: MailScope,
  tx: Tx,
  to: readonly string[],
  { count, latest, url }: { count: number; latest: string; url: string },
): Promise<void> => {
  const who = count === 1 ? `${latest} waits` : `${count} people wait`;
  const more = count === 1 ? [] : [`The latest is ${latest}.`];
  return sendToAll(ctx, tx, to, {
    subject: `${who} for your approval at ${senderName(ctx)}`,
    paragraphs: [`${who} to become a member of ${senderName(ctx)}.`, ...more],
    link: { label: 'See who waits', url },
    closing: 'You get at most one such mail an hour. Who gets them is chosen in the settings, under Sign-in.',
  });
};

export const mailNewDevice = (ctx: MailScope, tx: Tx, to: string): Promise<void> =>
  send(ctx, tx, to, {
    subject: `New login to your account at ${senderName(ctx)}`,
    paragraphs: [
      'Somebody logged in to your account with a device that we have not seen before.',
      `Time: ${ctx.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      `Address: ${ctx.client.address || 'unknown'}`,
      `Program: ${ctx.client.userAgent.slice(0, 200).toWellFormed() || 'unknown'}`,
    ],
    closing: 'If it was not you, set a new password at once: that ends all logins.',
  });

export const mailPasswordChanged = (ctx: MailScope, tx: Tx, to: string): Promise<void> =>
  send(ctx, tx, to, {
    subject: `Your password for ${senderName(ctx)} was changed`,
    paragraphs: ['The password of your account was changed. Other devices were logged out.'],
    closing: 'If it was not you, set a new password by "Forgot password" at once.',
  });

/** Tells somebody that their password is known to whoever fails at the second factor. */
export const mailWrongCodes = (ctx: MailScope, tx: Tx, to: string): Promise<void> =>
  send(ctx, tx, to, {
    subject: `Somebody tried to log in to your account at ${senderName(ctx)}`,
    paragraphs: [
      'Somebody entered your password, and then wrong codes. They did not get in.',
      `Time: ${ctx.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      `Address: ${ctx.client.address || 'unknown'}`,
    ],
    closing: 'If it was not you, set a new password: yours is known to somebody.',
  });

/** Tells somebody of a change to how they log in, so that they notice one that they did not make. */
export const mailFactorsChanged = (ctx: MailScope, tx: Tx, to: string, what: string): Promise<void> =>
  send(ctx, tx, to, {
    subject: `A change to how you log in to ${senderName(ctx)}`,
    paragraphs: [
      what,
      `Time: ${ctx.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      `Address: ${ctx.client.address || 'unknown'}`,
    ],
    closing: 'If it was not you, set a new password at once and remove what you do not know.',
  });

export const mailAddressChanged = (ctx: MailScope, tx: Tx, to: string, newAddress: string): Promise<void> =>
  send(ctx, tx, to, {
    subject: `Your login address for ${senderName(ctx)} was changed`,
    paragraphs: [`From now on you log in with ${newAddress}.`],
    closing: 'If it was not you, tell us at once.',
  });

const send = (ctx: MailScope, tx: Tx, to: string, letter: Letter): Promise<void> => sendToAll(ctx, tx, [to], letter);

const sendToAll = (ctx: MailScope, tx: Tx, recipients: readonly string[], letter: Letter): Promise<void> =>
  queueMails(
    tx,
    recipients.map((to) => toMail(senderName(ctx), to, letter)),
  );

/** The letter as plain text and as simple HTML. */
function toMail(fromName: string, to: string, { subject, paragraphs, link, closing }: Letter): Mail {
  const ending = [closing, fromName].filter(Boolean);
  const text = [...paragraphs, ...(link ? [link.url] : []), ...ending].join('\n\n');
  const button = link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : '';
  const htmlOf = (texts: string[]) => texts.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  return {
    to,
    fromName,
    // a line break would begin another header
    subject: subject.replace(/\s+/g, ' '),
    text: `${text}\n`,
    html: `${htmlOf(paragraphs)}${button}${htmlOf(ending)}`,
  };
}
