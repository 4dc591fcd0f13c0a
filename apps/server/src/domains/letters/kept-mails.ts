/** How long the log of mails is kept, and what becomes of it when people want their data or have it erased. */
import type { PersonalData } from '../../context.ts';
import type { Expiry } from '../../domain.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { eraseMails, exportMails, removeOldMails } from '../../platform/mail/mails.store.ts';

const TEXTS_MS = 90 * DAY_MS;
const ENTRIES_MS = 365 * DAY_MS;

export const oldMailsExpire: Expiry = (database, now) =>
  asPlatform('the mails of all sites are kept for a while', database, (tx) =>
    removeOldMails(tx, {
      texts: new Date(now.getTime() - TEXTS_MS),
      entries: new Date(now.getTime() - ENTRIES_MS),
    }),
  );

/** What was mailed to a person, and what was mailed about them. */
export const mailData: PersonalData = {
  name: 'mails',
  export: (_ctx, tx, { emails }) => exportMails(tx, emails),
  erase: (_ctx, tx, people) =>
    eraseMails(
      tx,
      people.flatMap(({ emails }) => emails),
    ),
};
