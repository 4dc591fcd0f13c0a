/** The log of the e-mails that a site sent, or was to send. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, date, email, guid, integer, list, message, nullable, ref, text } from '../schema.ts';
import { CursorPagingMetadata, CursorQuery } from '../shared/paging.ts';

/**
 * `WAITING`: to be sent, or to be tried again. `HELD`: the server has no mail server yet. `IN_DOUBT`: the mail server got all of it,
 * but never said whether it accepted it. `FAILED`: it was refused, or given up. `BOUNCED`: the address takes no mail.
 */
export const MailState = choice('WAITING', 'HELD', 'IN_DOUBT', 'SENT', 'FAILED', 'BOUNCED');

export const MailSubject = message('MailSubject', {
  kind: choice(
    'ORDER',
    'RETURN',
    'REVIEW',
    'REVIEW_REQUEST',
    'ABANDONED_CHECKOUT',
    'BACK_IN_STOCK_REQUEST',
    'GIFT_CARD',
    'FORM_SUBMISSION',
    'MEMBER',
    'PRODUCT',
  ),
  id: guid,
});

export const MailAnswer = message('MailAnswer', {
  date,
  /** In the words of the mail server or, where it said nothing, what went wrong. */
  text: text(),
});

export const LoggedMail = message('LoggedMail', {
  id: guid,
  /** The address, in small letters; empty once that person’s data was erased. */
  recipient: text(),
  /** The name of its letter, such as `order-confirmation`. */
  kind: text(),
  /** The title of its letter; of an e-mail that the site does not send any more, its name. */
  title: text(),
  /** Empty where the e-mail is confidential. */
  subject: text(),
  state: MailState,
  /** How often it was tried. */
  tries: integer(),
  about: nullable(ref(MailSubject)),
  createdDate: date,
  /** When it is tried next. */
  nextDate: nullable(date),
  /** When it was sent, or given up. */
  endedDate: nullable(date),
  /** The latest answers of the mail server, the last one at the end. */
  answers: list(ref(MailAnswer)),
  /** It holds a code or a link that opens something, so its text is not kept. */
  isConfidential: boolean,
  /** Whether its text is kept. */
  hasContent: boolean,
  /** The e-mail of which this one is a repetition. */
  repeats: nullable(guid),
});

export const MailContent = message('MailContent', {
  /** A complete HTML document without scripts and external resources. */
  html: text(),
  /** The plain-text alternative. */
  text: text(),
});

export const MailTroubles = message('MailTroubles', {
  /** Whether there is a mail server. */
  delivers: boolean,
  /** Tried without success, and to be tried again. */
  waiting: integer(),
  /** Waiting for a mail server. */
  held: integer(),
  /** Of the last seven days. */
  inDoubt: integer(),
  /** Of the last seven days, bounced ones included. */
  failed: integer(),
});

const mailId = guid;

export const mails = service('stoa.mails', ['/stoa'], {
  queryMails: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/mails/query',
    summary:
      'Query the e-mails that the site sent or was to send, the latest first, by recipient, kind, state, date and subject matter',
    permit: backOffice('MAILS.READ'),
    request: { query: ref(CursorQuery) },
    response: { mails: list(ref(LoggedMail)), pagingMetadata: ref(CursorPagingMetadata) },
  }),
  getMail: operation({
    method: 'GET',
    path: '/v1/mails/{mailId}',
    summary: 'Get an e-mail with its text, as far as that is kept',
    permit: backOffice('MAILS.READ'),
    request: { mailId },
    response: { mail: ref(LoggedMail), content: nullable(ref(MailContent)) },
    required: ['mailId'],
  }),
  getMailTroubles: operation({
    method: 'GET',
    path: '/v1/mail-troubles',
    summary: 'Count the e-mails that stand still or did not arrive',
    permit: backOffice('MAILS.READ'),
    request: {},
    response: { troubles: ref(MailTroubles) },
  }),
  retryMail: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/mails/{mailId}/retry',
    summary: 'Try again to send an e-mail that failed, bounced or is in doubt, or do not wait for the next try',
    permit: backOffice('MAILS.SEND'),
    request: { mailId },
    response: { mail: ref(LoggedMail) },
    required: ['mailId'],
    errors: ['MAIL_HAS_NO_TEXT', 'MAIL_IS_NOT_STUCK'],
  }),
  sendMailAgain: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/mails/{mailId}/send-again',
    summary: 'Send a further copy of an e-mail, to the same address or another one',
    permit: backOffice('MAILS.SEND'),
    request: {
      mailId,
      /** The address of the e-mail by default. */
      to: email,
    },
    response: { mail: ref(LoggedMail) },
    required: ['mailId'],
    errors: ['MAIL_HAS_NO_TEXT', 'THROTTLED_FEATURE'],
  }),
});
