/** What can be translated, and into which languages. */
import type { Static, TranslatedKind } from '@stoa/contract';
import { type Language, languages } from '@stoa/messages/languages';

export type { Language };
export type Kind = Static<typeof TranslatedKind>;
export type State = 'MISSING' | 'OUTDATED' | 'DONE';

export const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'PRODUCT', label: 'Products' },
  { value: 'CATEGORY', label: 'Categories' },
  { value: 'BRAND', label: 'Brands' },
  { value: 'RIBBON', label: 'Ribbons' },
  { value: 'TAGS', label: 'Tags' },
  { value: 'PAGE', label: 'Pages' },
  { value: 'SITE', label: 'Menu and footer' },
  { value: 'CHECKOUT', label: 'Checkout and policies' },
  { value: 'SHIPPING_OPTION', label: 'Shipping' },
  { value: 'PICKUP_LOCATION', label: 'Pickup' },
  { value: 'LOCAL_DELIVERY', label: 'Local delivery' },
  { value: 'GIFT_CARD', label: 'Gift card' },
  { value: 'FORM', label: 'Forms' },
  { value: 'BLOG_POST', label: 'Blog posts' },
  { value: 'BLOG_CATEGORY', label: 'Blog categories' },
  { value: 'BLOG_TAG', label: 'Blog tags' },
  { value: 'CONSENT', label: 'Consent banner' },
];

export const states: Record<State, { label: string; color: string }> = {
  MISSING: { label: 'To translate', color: 'gray' },
  OUTDATED: { label: 'To check', color: 'orange' },
  DONE: { label: 'Done', color: 'green' },
};

/** What the list can be limited to. */
export type Wanted = State | 'UNFINISHED';
export const wantedStates: readonly { value: Wanted | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'UNFINISHED', label: 'To do' },
  ...Object.entries(states).map(([value, { label }]) => ({ value: value as State, label })),
];

export const kindOf = (text: string | null | undefined): Kind =>
  kinds.find(({ value }) => value === text)?.value ?? 'PRODUCT';

export const wantedOf = (text: string | null): Wanted | null =>
  wantedStates.find(({ value }) => value !== '' && value === text)?.value || null;

/** The languages of a site other than its own, which comes first in its list. */
export const othersOf = (all: readonly string[] = []): Language[] =>
  all.slice(1).flatMap((one) => languages.find((known) => known === one) ?? []);

const names = new Intl.DisplayNames(['en'], { type: 'language' });
export const nameOf = (language: string): string => names.of(language) ?? language;
