import type { Context } from '../../context.ts';
import { type LetterKind, PLATFORM_NAME, sendLetter } from '../../letters.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Circumstances } from './letters/circumstances.ts';
import { PLATFORM_REALM } from './realm.ts';

export type MailScope = Pick<Context, 'siteId' | 'site' | 'client' | 'now'>;

/** The sender: the site for its members, the platform for staff. */
export const senderName = ({ siteId, site }: MailScope): string =>
  siteId === PLATFORM_REALM ? PLATFORM_NAME : site.name;

/** Mails the owner of an account of the context's realm. */
export const mailAccount = <Facts>(
  { siteId, site }: MailScope,
  tx: Tx,
  kind: LetterKind<Facts>,
  { to, facts }: { to: string; facts: Facts },
): void => sendLetter(tx, kind, { to, from: siteId === PLATFORM_REALM ? null : site }, facts);

/** The time and origin of the request behind a letter. */
export const circumstancesOf = ({ now, client }: MailScope): Required<Circumstances> => ({
  time: now().toISOString(),
  address: client.address,
  program: client.userAgent.slice(0, 200).toWellFormed(),
});
