/** What happens to a new review under the settings, in sentences. */
import { triggerPhrases } from '../review.ts';
import type { Settings, SettingsRule } from './settings-form.ts';

export type Described = Pick<Settings, 'whoMayReview' | 'moderation' | 'rules' | 'words'>;

/** These hold a review back on every site. */
const always: readonly SettingsRule[] = [
  { trigger: 'LINK', rating: '', action: 'NEEDS_MANUAL_APPROVAL' },
  { trigger: 'REPEATED_TEXT', rating: '', action: 'NEEDS_MANUAL_APPROVAL' },
];

const or = new Intl.ListFormat('en', { type: 'disjunction' });

const who: Record<Settings['whoMayReview'], string> = {
  EVERYBODY: 'Everyone can review your products.',
  MEMBERS: 'Only members who are logged in can review your products.',
  BUYERS: 'Only customers who bought a product can review it.',
};

export function describeSettings(settings: Described): string {
  const { moderation } = settings;
  return [who[settings.whoMayReview], moderation === 'MANUAL' ? held : published(settings)].join(' ');
}

const held = 'Every new review waits until someone on your team approves it.';

function published({ moderation, rules: all, words }: Described): string {
  const rules = moderation === 'RULES' ? all : [];
  const conditions = (action: SettingsRule['action']) => rules.filter((rule) => rule.action === action);
  const rejecting = conditions('REJECT');
  const holding = [
    ...conditions('NEEDS_MANUAL_APPROVAL'),
    ...always.filter(({ trigger }) => !rejecting.some((rule) => rule.trigger === trigger)),
  ];
  const [first, ...more] = [
    rejecting.length > 0 ? `is rejected if it ${anyOf(rejecting, words)}.` : '',
    holding.length > 0 ? `waits for approval if it ${anyOf(holding, words)}.` : '',
  ].filter(Boolean);
  return [`A new review ${first}`, ...more.map((text) => `It ${text}`), 'All others are published at once.'].join(' ');
}

const anyOf = (rules: readonly SettingsRule[], words: readonly string[]): string =>
  or.format(new Set(rules.map((rule) => condition(rule, words))));

function condition({ trigger, rating }: SettingsRule, words: readonly string[]): string {
  if (trigger === 'PROFANITY') return `contains a swear word${ownWords(words.length)}`;
  if (trigger === 'RATING_AT_MOST') return rating === '1' ? 'has 1 star' : `has ${rating} stars or fewer`;
  return triggerPhrases[trigger];
}

const ownWords = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ' or your own word' : ` or one of your ${count} own words`;
};

/** Why the owner's words do nothing; null if they are looked for. */
export function whyWordsAreIdle({ moderation, rules, words }: Described): string | null {
  if (words.length === 0) return null;
  if (moderation !== 'RULES') return 'These words are only looked for while rules decide.';
  if (!rules.some(({ trigger }) => trigger === 'PROFANITY'))
    return 'These words are only looked for if there is a rule for unwanted words.';
  return null;
}
