import type { Static } from '@stoa/contract';
import type { LoggedMail } from '@stoa/contract/stoa/mails';
import { words } from '../../app/words.ts';
import { inMailWords } from './mail-words.ts';

const texts = words.emails;

/** An e-mail that the site sent, or was to send. */
export type Email = Static<typeof LoggedMail>;
type State = NonNullable<Email['state']>;

/** States as staff know them; `explains` says what they mean, where that is not plain. */
const states: Record<State, { label: string; color: string; explains: string | null }> = {
  WAITING: { label: texts.states.waiting, color: 'blue', explains: null },
  HELD: {
    label: texts.states.held,
    color: 'yellow',
    explains: texts.explains.held,
  },
  IN_DOUBT: {
    label: texts.states.unclear,
    color: 'orange',
    explains: texts.explains.unclear,
  },
  SENT: { label: texts.states.sent, color: 'green', explains: null },
  FAILED: { label: texts.states.failed, color: 'red', explains: null },
  BOUNCED: {
    label: texts.states.bounced,
    color: 'red',
    explains: texts.explains.bounced,
  },
};

export const stateOf = ({ state = 'WAITING' }: Email) => states[state];

/** A confidential e-mail has no subject in the log: it may show a code. */
export const nameOf = ({ subject, title = '' }: Email): string => subject || inMailWords(title);

export const recipientOf = ({ recipient }: Email): string => recipient || texts.noRecipient;

/** Whether it can be sent after all: it did not arrive, or waits between two tries. */
export const isStuck = ({ state, nextDate }: Email): boolean =>
  state === 'FAILED' || state === 'BOUNCED' || state === 'IN_DOUBT' || (state === 'WAITING' && Boolean(nextDate));

/** The page of what an e-mail is about; null where it has none. */
export function subjectPageOf({ about }: Email): { to: string; label: string } | null {
  if (!about?.id) return null;
  switch (about.kind) {
    case 'ORDER':
      return { to: `/orders/${about.id}`, label: texts.page.seeOrder };
    case 'ABANDONED_CHECKOUT':
      return { to: `/abandoned-checkouts/${about.id}`, label: texts.page.seeCheckout };
    case 'GIFT_CARD':
      return { to: `/gift-cards/${about.id}`, label: texts.page.seeGiftCard };
    case 'MEMBER':
      return { to: `/members/${about.id}`, label: texts.page.seeMember };
    case 'REVIEW':
      return { to: `/reviews/${about.id}`, label: texts.page.seeReview };
    case 'PRODUCT':
      return { to: `/products/${about.id}`, label: texts.page.seeProduct };
    default:
      return null;
  }
}
