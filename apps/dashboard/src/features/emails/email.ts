import type { Static } from '@stoa/contract';
import type { LoggedMail } from '@stoa/contract/stoa/mails';

/** An e-mail that the site sent, or was to send. */
export type Email = Static<typeof LoggedMail>;
type State = NonNullable<Email['state']>;

/** States as staff know them; `explains` says what they mean, where that is not plain. */
const states: Record<State, { label: string; color: string; explains: string | null }> = {
  WAITING: { label: 'Waiting', color: 'blue', explains: null },
  HELD: {
    label: 'Held',
    color: 'yellow',
    explains:
      'This server has no e-mail server yet. The e-mail is sent once there is one, unless it’s more than 14 days old by then.',
  },
  IN_DOUBT: {
    label: 'Unclear',
    color: 'orange',
    explains:
      'The e-mail server got the whole e-mail, but the connection broke before it said whether it accepted it. So that no one gets it twice, it isn’t sent again by itself.',
  },
  SENT: { label: 'Sent', color: 'green', explains: null },
  FAILED: { label: 'Failed', color: 'red', explains: null },
  BOUNCED: {
    label: 'Bounced',
    color: 'red',
    explains:
      'The e-mail server says that this address takes no e-mail. Until one gets through, it receives no reminders, review requests or news of items that are back in stock.',
  },
};

export const stateOf = ({ state = 'WAITING' }: Email) => states[state];

/** A confidential e-mail has no subject in the log: it may show a code. */
export const nameOf = ({ subject, title = '' }: Email): string => subject || title;

export const recipientOf = ({ recipient }: Email): string => recipient || 'Someone whose data was erased';

/** Whether it can be sent after all: it did not arrive, or waits between two tries. */
export const isStuck = ({ state, nextDate }: Email): boolean =>
  state === 'FAILED' || state === 'BOUNCED' || state === 'IN_DOUBT' || (state === 'WAITING' && Boolean(nextDate));

/** The page of what an e-mail is about; null where it has none. */
export function subjectPageOf({ about }: Email): { to: string; label: string } | null {
  if (!about?.id) return null;
  switch (about.kind) {
    case 'ORDER':
      return { to: `/orders/${about.id}`, label: 'See the order' };
    case 'ABANDONED_CHECKOUT':
      return { to: `/abandoned-checkouts/${about.id}`, label: 'See the checkout' };
    case 'GIFT_CARD':
      return { to: `/gift-cards/${about.id}`, label: 'See the gift card' };
    case 'MEMBER':
      return { to: `/members/${about.id}`, label: 'See the member' };
    case 'REVIEW':
      return { to: `/reviews/${about.id}`, label: 'See the review' };
    case 'PRODUCT':
      return { to: `/products/${about.id}`, label: 'See the product' };
    default:
      return null;
  }
}
