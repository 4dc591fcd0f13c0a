/** What can be translated, and into which languages. */
import type { Static, TranslatedKind } from '@stoa/contract';
import { type Language, languages } from '@stoa/messages/languages';
import { words, wordsLanguage } from '../../app/words.ts';

const texts = words.translating;

export type { Language };
export type Kind = Static<typeof TranslatedKind>;
export type State = 'MISSING' | 'OUTDATED' | 'DONE';

export const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value: value as Kind, label }));

export const states: Record<State, { label: string; color: string }> = {
  MISSING: { label: texts.states.MISSING, color: 'gray' },
  OUTDATED: { label: texts.states.OUTDATED, color: 'orange' },
  DONE: { label: texts.states.DONE, color: 'green' },
};

/** What the list can be limited to. */
export type Wanted = State | 'UNFINISHED';
export const wantedStates: readonly { value: Wanted | ''; label: string }[] = [
  { value: '', label: texts.all },
  { value: 'UNFINISHED', label: texts.unfinished },
  ...Object.entries(states).map(([value, { label }]) => ({ value: value as State, label })),
];

export const kindOf = (text: string | null | undefined): Kind =>
  kinds.find(({ value }) => value === text)?.value ?? 'PRODUCT';

export const wantedOf = (text: string | null): Wanted | null =>
  wantedStates.find(({ value }) => value !== '' && value === text)?.value || null;

/** The languages of a site other than its own, which comes first in its list. */
export const othersOf = (all: readonly string[] = []): Language[] =>
  all.slice(1).flatMap((one) => languages.find((known) => known === one) ?? []);

const names = new Intl.DisplayNames([wordsLanguage], { type: 'language' });
export const nameOf = (language: string): string => names.of(language) ?? language;
