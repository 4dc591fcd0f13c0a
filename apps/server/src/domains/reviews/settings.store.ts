import { revisedSettings } from '../../platform/revised-settings.store.ts';
import type { Moderation } from './moderation/review-rules.ts';

export type ReviewSettings = Moderation & { whoMayReview: 'EVERYBODY' | 'MEMBERS' | 'BUYERS'; revision: string };

/** Until a site changes them. */
export const usualSettings: ReviewSettings = {
  moderation: 'RULES',
  rules: [{ trigger: 'PROFANITY', action: 'NEEDS_MANUAL_APPROVAL', rating: null }],
  words: [],
  whoMayReview: 'EVERYBODY',
  revision: '1',
};

export const { read: readSettings, save: saveSettings } = revisedSettings('review_settings', usualSettings);
