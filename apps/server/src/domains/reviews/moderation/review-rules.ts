import type { Static } from '@stoa/contract';
import type { ReviewTrigger, ReviewRule as WireRule } from '@stoa/contract/stoa/reviews';
import { hasBadWords } from './bad-words.ts';
import { hasLink } from './links.ts';

export type Trigger = Static<typeof ReviewTrigger>;
type Action = NonNullable<Static<typeof WireRule>['action']>;
export type Rule = { trigger: Trigger; action: Action; rating: number | null };
export type Moderation = {
  moderation: 'AUTOMATIC' | 'MANUAL' | 'RULES';
  rules: readonly Rule[];
  /** Words that the site does not want, beside the known ones. */
  words: readonly string[];
};

/** What rules look at. */
export type JudgedReview = {
  text: string;
  authorName: string | null;
  rating: number;
  media: readonly { kind: 'IMAGE' | 'VIDEO' }[];
  verified: boolean;
  /** Whether another review has the same text. */
  isRepeated: boolean;
};

export type Decision = { status: 'APPROVED' | 'IN_MODERATION' | 'REJECTED'; heldBy: Trigger[] };

/** These are held on every site, whatever its rules: they are how advertising comes in. */
const always: readonly Rule[] = [
  { trigger: 'LINK', action: 'NEEDS_MANUAL_APPROVAL', rating: null },
  { trigger: 'REPEATED_TEXT', action: 'NEEDS_MANUAL_APPROVAL', rating: null },
];

type Test = (review: JudgedReview, rule: Rule, words: readonly string[]) => boolean;
const spokenBy = ({ text, authorName }: JudgedReview): string => `${authorName ?? ''}\n${text}`;

const tests: Readonly<Record<Trigger, Test>> = {
  LINK: (review) => hasLink(spokenBy(review)),
  REPEATED_TEXT: ({ isRepeated }) => isRepeated,
  PROFANITY: (review, _rule, words) => hasBadWords(spokenBy(review), words),
  IMAGE: ({ media }) => media.some(({ kind }) => kind === 'IMAGE'),
  VIDEO: ({ media }) => media.some(({ kind }) => kind === 'VIDEO'),
  RATING_AT_MOST: ({ rating }, rule) => rule.rating !== null && rating <= rule.rating,
  UNVERIFIED: ({ verified }) => !verified,
};

/** Decides on a submitted review: published unless it is held by the site's mode or a rule. The strictest rule counts. */
export function decide({ moderation, rules, words }: Moderation, review: JudgedReview): Decision {
  const inForce = moderation === 'RULES' ? [...rules, ...always] : always;
  const met = inForce.filter((rule) => tests[rule.trigger](review, rule, words));
  const heldBy = [...new Set(met.map(({ trigger }) => trigger))];
  if (met.some(({ action }) => action === 'REJECT')) return { status: 'REJECTED', heldBy };
  const isHeld = moderation === 'MANUAL' || met.length > 0;
  return { status: isHeld ? 'IN_MODERATION' : 'APPROVED', heldBy };
}
