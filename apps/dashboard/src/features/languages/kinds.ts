/** What can be translated, and into which languages. */
import type { Static, TranslatedKind } from '@stoa/contract';
import { type Language, languages } from '@stoa/messages/languages';

export type { Language };
export type Kind = Static<typeof TranslatedKind>;
export type State = 'MISSING' | 'OUTDATED' | 'DONE';

export const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'PRODUCT', label: 'Products' },
  { value: 'CATEGORY', label: 'Categories' },
  { value: 'PAGE', label: 'Pages' },
  { value: 'SITE', label: 'Menu and footer' },
];

export const states: Record<State, { label: string; color: string }> = {
  MISSING: { label: 'To translate', color: 'gray' },
  OUTDATED: { label: 'To check', color: 'orange' },
  DONE: { label: 'Done', color: 'green' },
};

export const kindOf = (text: string | null | undefined): Kind =>
  kinds.find(({ value }) => value === text)?.value ?? 'PRODUCT';

export const stateOf = (text: string | null): State | null =>
  text !== null && Object.hasOwn(states, text) ? (text as State) : null;

/** The languages of a site other than its own, which comes first in its list. */
export const othersOf = (all: readonly string[] = []): Language[] =>
  all.slice(1).flatMap((one) => languages.find((known) => known === one) ?? []);

const names = new Intl.DisplayNames(['en'], { type: 'language' });
export const nameOf = (language: string): string => names.of(language) ?? language;
