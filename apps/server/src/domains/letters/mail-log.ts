/** The log of mails, as the people who run a site read it, and what they may do about mails that did not arrive. */
import type { mails } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { Mail } from '../../platform/mail/letter.ts';
import { htmlOf } from '../../platform/mail/letter-html.ts';
import { queueMail, scheduleMail } from '../../platform/mail/mail-queue.ts';
import {
  countTroubles,
  findMail,
  findMails,
  type LoggedMail,
  type MailContent,
  mailsQueryable,
  reopenMail,
} from '../../platform/mail/mails.store.ts';
import { compileQuery, toCursorPage } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { accountLimit, limitAttempts } from '../identity/index.ts';

type Service = typeof mails;

const MOST_AT_ONCE = 100;
const RECENT_MS = 7 * DAY_MS;

const noMail = notFound('there is no such e-mail');

const viewMail = ({ letterKinds }: Pick<Context, 'letterKinds'>, mail: LoggedMail) => {
  const { id, recipient, kind, subject, state, tries, about, isConfidential, hasContent, answers } = mail;
  const { createdDate, nextDate, endedDate, repeats = null } = mail;
  const title = letterKinds.find(({ name }) => name === kind)?.title ?? kind;
  return {
    ...{ id, recipient, kind, title, subject, state, tries, about, isConfidential, hasContent, answers },
    ...{ createdDate, nextDate, endedDate, repeats },
  };
};

export const queryMails: UseCase<Service['queryMails']> = async (ctx, { query = {} }) => {
  const compiled = compileQuery(
    query,
    { ...mailsQueryable, maxLimit: MOST_AT_ONCE },
    { secret: ctx.cursorSecret, scope: `mails ${ctx.siteId}`, path: 'query' },
  );
  if (!compiled.ok) return invalid(...compiled.violations);
  const { rows, pagingMetadata } = toCursorPage(
    compiled.value,
    await readSite(ctx, (tx) => findMails(tx, compiled.value)),
  );
  return { mails: rows.map((row) => viewMail(ctx, row)), pagingMetadata };
};

export const getMail: UseCase<Service['getMail']> = async (ctx, { mailId }) => {
  const mail = await readSite(ctx, (tx) => findMail(tx, mailId));
  if (!mail) return noMail;
  const { content } = mail;
  return {
    mail: viewMail(ctx, mail),
    content: content && { html: await htmlOf(content.letter, content.look), text: content.text },
  };
};

export const getMailTroubles: UseCase<Service['getMailTroubles']> = (ctx) =>
  readSite(ctx, async (tx) => ({
    troubles: {
      delivers: ctx.mailer.delivers,
      ...(await countTroubles(tx, new Date(ctx.now().getTime() - RECENT_MS))),
    },
  }));

/** The same mail is sent after all. Where the mail server has accepted one that is in doubt, its reader gets it twice. */
export const retryMail: UseCase<Service['retryMail']> = (ctx, { mailId }) =>
  withSite(ctx, async (tx) => {
    const mail = await findMail(tx, mailId, { lock: true });
    if (!mail) return noMail;
    const isEnded = mail.state === 'FAILED' || mail.state === 'BOUNCED' || mail.state === 'IN_DOUBT';
    const isPausing = mail.state === 'WAITING' && mail.nextDate !== null;
    if (!isEnded && !isPausing) return refuse('MAIL_IS_NOT_STUCK');
    if (!mail.content || !mail.recipient) return refuse('MAIL_HAS_NO_TEXT');
    await reopenMail(tx, mailId);
    scheduleMail(tx, { id: mailId, ...mailOf(mail, mail.content) });
    const reopened = await findMail(tx, mailId);
    return reopened ? { mail: viewMail(ctx, reopened) } : noMail;
  });

/** A new mail with the same text. */
export const sendMailAgain: UseCase<Service['sendMailAgain']> = async (ctx, { mailId, to }) => {
  const known = await readSite(ctx, (tx) => findMail(tx, mailId));
  if (!known) return noMail;
  const { content, recipient, kind, about } = known;
  const address = to ?? recipient;
  if (!content || !address) return refuse('MAIL_HAS_NO_TEXT');
  const counted = await limitAttempts(ctx, [accountLimit('mail', ctx.siteId, address)]);
  if (isRefusal(counted)) return counted;
  const id = await withSite(ctx, async (tx) =>
    queueMail(tx, mailOf({ ...known, recipient: address }, content), {
      ...{ kind, repeats: mailId },
      ...(about && { about }),
    }),
  );
  const sent = await readSite(ctx, (tx) => findMail(tx, id));
  return sent ? { mail: viewMail(ctx, sent) } : noMail;
};

const mailOf = ({ recipient, subject }: LoggedMail, content: MailContent): Mail => ({
  to: recipient,
  subject,
  ...content,
});
