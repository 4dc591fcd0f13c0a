import type { Response, reviewAdministration } from '@stoa/contract';
import { words, wordsLanguage } from '../../app/words.ts';

const texts = words.reviews;

type Listed = NonNullable<Response<typeof reviewAdministration.listReviews>['reviews']>;
/** A review with its product and what is known of its author. */
export type ModeratedReview = Listed[number];
export type Trigger = NonNullable<ModeratedReview['heldBy']>[number];
export type Verdict = 'APPROVED' | 'REJECTED';

export const statuses = {
  IN_MODERATION: { text: texts.states.waiting, color: 'yellow' },
  APPROVED: { text: texts.states.published, color: 'green' },
  REJECTED: { text: texts.states.rejected, color: 'red' },
} as const;
export type Status = keyof typeof statuses;

/** A review that was only just submitted waits, too. */
export const statusOf = ({ review }: ModeratedReview): Status => {
  const status = review?.moderation?.moderationStatus;
  return status === 'APPROVED' || status === 'REJECTED' ? status : 'IN_MODERATION';
};

export const idOf = ({ review }: ModeratedReview): string => review?.id ?? '';
export const authorOf = ({ review }: ModeratedReview): string => review?.author?.authorName || texts.noAuthor;
export const starsOf = ({ review }: ModeratedReview): number => review?.content?.rating ?? 0;

const LONGEST_NAME = 60;

/** What a review is called in lists and messages: its title, or how its text begins. */
export function nameOf({ review }: ModeratedReview): string {
  const { title, body } = review?.content ?? {};
  const text = (title || body || texts.starsOnly).replace(/\s+/g, ' ').trim();
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).trimEnd()}…` : text;
}

/** What rules look for, of which a review is the subject. */
export const triggerPhrases: Readonly<Record<Trigger, string>> = texts.triggers;

const and = new Intl.ListFormat(wordsLanguage, { type: 'conjunction' });

/** Why a review waits, in plain words. */
export function whyHeld(heldBy: readonly Trigger[] = []): string {
  if (heldBy.length === 0) return texts.heldByNothing;
  return texts.heldBecause(and.format(heldBy.map((trigger) => triggerPhrases[trigger])));
}
