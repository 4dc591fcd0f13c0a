import type { RichContentNode } from '@stoa/contract';
import type { Policy } from './queries.ts';

const titles: Record<NonNullable<Policy['name']>, string> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  returns: 'Returns and withdrawal',
  digital: 'Digital goods',
  contact: 'Legal notice and contact',
  custom: 'Another text',
};
const explanations: Record<NonNullable<Policy['name']>, string> = {
  terms: 'The contract between you and your customers',
  privacy: 'What you do with personal data',
  returns: 'How customers send things back, and until when',
  digital: 'What applies to downloads; customers who buy some have to accept it',
  contact: 'Who runs this site and how to reach them (Impressum); never part of what customers accept',
  custom: 'Under a title of your own',
};

export const titleOf = ({ name = 'custom', title }: Policy): string => title || titles[name];
export const explanationOf = ({ name = 'custom' }: Policy): string => explanations[name];

const hasText = ({ textData, nodes = [] }: RichContentNode): boolean =>
  Boolean((textData as { text?: string } | null | undefined)?.text?.trim()) || nodes.some(hasText);

/** Whether a policy has any text. */
export const isWritten = ({ text }: Policy): boolean => (text?.nodes ?? []).some(hasText);
