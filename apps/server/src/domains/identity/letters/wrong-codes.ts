import { letterKind } from '../../../letters.ts';
import { type Circumstances, circumstanceFacts, exampleCircumstances } from './circumstances.ts';

export const wrongCodesLetter = letterKind<Circumstances>({
  name: 'wrong-codes',
  title: 'Wrong codes',
  when: 'When someone who knows the password keeps failing the second factor.',
  write: (circumstances, writing) => {
    const words = writing.words.wrongCodes;
    return {
      subject: words.subject(writing.sender),
      paragraphs: [words.text],
      facts: circumstanceFacts(circumstances, writing),
      closing: words.closing,
    };
  },
  example: exampleCircumstances,
});
