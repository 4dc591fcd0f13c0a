/** What happens to a new review under the settings, in sentences. */
import { words, wordsLanguage } from '../../../app/words.ts';
import { triggerPhrases } from '../review.ts';
import type { Settings, SettingsRule } from './settings-form.ts';

const texts = words.reviewSettings.summary;

export type Described = Pick<Settings, 'whoMayReview' | 'moderation' | 'rules' | 'words'>;

/** These hold a review back on every site. */
const always: readonly SettingsRule[] = [
  { trigger: 'LINK', rating: '', action: 'NEEDS_MANUAL_APPROVAL' },
  { trigger: 'REPEATED_TEXT', rating: '', action: 'NEEDS_MANUAL_APPROVAL' },
];

const or = new Intl.ListFormat(wordsLanguage, { type: 'disjunction' });

const who: Record<Settings['whoMayReview'], string> = {
  EVERYBODY: texts.who.EVERYBODY,
  MEMBERS: texts.who.MEMBERS,
  BUYERS: texts.who.BUYERS,
};

export function describeSettings(settings: Described): string {
  const { moderation } = settings;
  return [who[settings.whoMayReview], moderation === 'MANUAL' ? held : published(settings)].join(' ');
}

const held = texts.allHeld;

function published({ moderation, rules: all, words }: Described): string {
  const rules = moderation === 'RULES' ? all : [];
  const conditions = (action: SettingsRule['action']) => rules.filter((rule) => rule.action === action);
  const rejecting = conditions('REJECT');
  const holding = [
    ...conditions('NEEDS_MANUAL_APPROVAL'),
    ...always.filter(({ trigger }) => !rejecting.some((rule) => rule.trigger === trigger)),
  ];
  const held = rejecting.length > 0 ? texts.alsoHeld : texts.newHeld;
  return [
    rejecting.length > 0 ? texts.newRejected(anyOf(rejecting, words)) : '',
    holding.length > 0 ? held(anyOf(holding, words)) : '',
    texts.othersPublished,
  ]
    .filter(Boolean)
    .join(' ');
}

const anyOf = (rules: readonly SettingsRule[], words: readonly string[]): string =>
  or.format(new Set(rules.map((rule) => condition(rule, words))));

function condition({ trigger, rating }: SettingsRule, words: readonly string[]): string {
  if (trigger === 'PROFANITY') return words.length > 0 ? texts.ownWord(words.length) : texts.swearWord;
  if (trigger === 'RATING_AT_MOST') return rating === '1' ? texts.oneStar : texts.stars(rating);
  return triggerPhrases[trigger];
}

/** Why the owner's words do nothing; null if they are looked for. */
export function whyWordsAreIdle({ moderation, rules, words }: Described): string | null {
  if (words.length === 0) return null;
  if (moderation !== 'RULES') return texts.idleWords;
  if (!rules.some(({ trigger }) => trigger === 'PROFANITY')) return texts.idleWithoutRule;
  return null;
}
