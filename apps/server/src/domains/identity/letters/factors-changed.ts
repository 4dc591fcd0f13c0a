import type { Messages } from '@stoa/messages';
import { letterKind } from '../../../letters.ts';
import { type Circumstances, circumstanceFacts, exampleCircumstances } from './circumstances.ts';

/** A change of an account's login methods, and the name of the factor. */
export type FactorChange = { change: keyof Messages['letters']['factorsChanged']['changes']; name: string };

export const factorsChangedLetter = letterKind<Circumstances & FactorChange>({
  name: 'factors-changed',
  title: 'Login method changed',
  when: 'When a way to log in, such as a passkey, is added to an account or removed from it.',
  write: ({ change, name, ...circumstances }, writing) => {
    const words = writing.words.factorsChanged;
    return {
      subject: words.subject(writing.sender),
      paragraphs: [words.changes[change](name)],
      facts: circumstanceFacts(circumstances, writing),
      closing: words.closing,
    };
  },
  example: { ...exampleCircumstances, change: 'WEBAUTHN_ADDED', name: 'Firefox on Linux' },
});
