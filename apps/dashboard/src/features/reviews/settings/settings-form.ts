/** The fields of the settings, and what is sent of them. */

import { words } from '../../../app/words.ts';
import type { Settings as WireSettings } from '../queries.ts';
import type { Trigger } from '../review.ts';

/** `rating` is the text of a choice; only the rule for few stars uses it. */
export type SettingsRule = { trigger: Trigger; rating: string; action: 'REJECT' | 'NEEDS_MANUAL_APPROVAL' };
export type Settings = {
  whoMayReview: 'EVERYBODY' | 'MEMBERS' | 'BUYERS';
  moderation: 'AUTOMATIC' | 'MANUAL' | 'RULES';
  rules: SettingsRule[];
  words: string[];
};

const USUAL_RATING = '2';
export const MOST_RULES = 20;

/** In the order of the choice. */
export const triggers: Readonly<Record<Trigger, string>> = words.reviewSettings.rules.triggers;

export const readSettings = ({ whoMayReview, moderation, rules, words }: WireSettings): Settings => ({
  whoMayReview: whoMayReview ?? 'EVERYBODY',
  moderation: moderation ?? 'RULES',
  rules: (rules ?? []).map(({ trigger, rating, action }) => ({
    trigger: trigger ?? 'LINK',
    rating: String(rating ?? USUAL_RATING),
    action: action ?? 'NEEDS_MANUAL_APPROVAL',
  })),
  words: words ?? [],
});

export const writeSettings = ({ rules, ...settings }: Settings) => ({
  ...settings,
  rules: rules.map(({ trigger, rating, action }) => ({
    ...{ trigger, action },
    rating: trigger === 'RATING_AT_MOST' ? Number(rating) : null,
  })),
});

/** A further rule, for something that no other rule looks for. */
export function withAnotherRule(rules: readonly SettingsRule[]): SettingsRule[] {
  const free = (Object.keys(triggers) as Trigger[]).find((one) => !rules.some(({ trigger }) => trigger === one));
  return [...rules, { trigger: free ?? 'RATING_AT_MOST', rating: USUAL_RATING, action: 'NEEDS_MANUAL_APPROVAL' }];
}
