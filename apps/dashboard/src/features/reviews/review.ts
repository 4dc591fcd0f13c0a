import type { Response, reviewAdministration } from '@stoa/contract';

type Listed = NonNullable<Response<typeof reviewAdministration.listReviews>['reviews']>;
/** A review with its product and what is known of its author. */
export type ModeratedReview = Listed[number];
export type Trigger = NonNullable<ModeratedReview['heldBy']>[number];
export type Verdict = 'APPROVED' | 'REJECTED';

export const statuses = {
  IN_MODERATION: { text: 'Waiting', color: 'yellow' },
  APPROVED: { text: 'Published', color: 'green' },
  REJECTED: { text: 'Rejected', color: 'red' },
} as const;
export type Status = keyof typeof statuses;

/** A review that was only just submitted waits, too. */
export const statusOf = ({ review }: ModeratedReview): Status => {
  const status = review?.moderation?.moderationStatus;
  return status === 'APPROVED' || status === 'REJECTED' ? status : 'IN_MODERATION';
};

export const idOf = ({ review }: ModeratedReview): string => review?.id ?? '';
export const authorOf = ({ review }: ModeratedReview): string => review?.author?.authorName || 'Someone without a name';
export const starsOf = ({ review }: ModeratedReview): number => review?.content?.rating ?? 0;

const LONGEST_NAME = 60;

/** What a review is called in lists and messages: its title, or how its text begins. */
export function nameOf({ review }: ModeratedReview): string {
  const { title, body } = review?.content ?? {};
  const text = (title || body || 'Stars only').replace(/\s+/g, ' ').trim();
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).trimEnd()}…` : text;
}

/** What rules look for, of which a review is the subject. */
export const triggerPhrases: Readonly<Record<Trigger, string>> = {
  LINK: 'contains a web or e-mail address',
  REPEATED_TEXT: 'repeats the text of another review',
  PROFANITY: 'contains a word that you don’t want',
  IMAGE: 'has a picture',
  VIDEO: 'has a video',
  RATING_AT_MOST: 'has few stars',
  UNVERIFIED: 'comes from someone who hasn’t bought the product',
};

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** Why a review waits, in plain words. */
export function whyHeld(heldBy: readonly Trigger[] = []): string {
  if (heldBy.length === 0) return 'No rule held it back: it waits for someone to decide.';
  return `Held back because it ${and.format(heldBy.map((trigger) => triggerPhrases[trigger]))}.`;
}
