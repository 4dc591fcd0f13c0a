import type { RichContentNode } from '@stoa/contract';
import { words } from '../../../app/words.ts';
import type { Policy } from './queries.ts';

const texts = words.checkoutSettings;

const titles: Record<NonNullable<Policy['name']>, string> = {
  terms: texts.policies.names.terms,
  privacy: texts.policies.names.privacy,
  returns: texts.policies.names.returns,
  digital: texts.policies.names.digital,
  contact: texts.policies.names.contact,
  custom: texts.policies.names.custom,
};
const explanations: Record<NonNullable<Policy['name']>, string> = {
  terms: texts.policies.about.terms,
  privacy: texts.policies.about.privacy,
  returns: texts.policies.about.returns,
  digital: texts.policies.about.digital,
  contact: texts.policies.about.contact,
  custom: texts.policies.about.custom,
};

export const titleOf = ({ name = 'custom', title }: Policy): string => title || titles[name];
export const explanationOf = ({ name = 'custom' }: Policy): string => explanations[name];

const hasText = ({ textData, nodes = [] }: RichContentNode): boolean =>
  Boolean((textData as { text?: string } | null | undefined)?.text?.trim()) || nodes.some(hasText);

/** Whether a policy has any text. */
export const isWritten = ({ text }: Policy): boolean => (text?.nodes ?? []).some(hasText);
