import { letterKind } from '../../../letters.ts';
import { type Circumstances, circumstanceFacts, exampleCircumstances } from './circumstances.ts';

export const newDeviceLetter = letterKind<Circumstances>({
  name: 'new-device',
  title: 'Login from a new device',
  when: 'When someone logs in on a device that has not been used before.',
  write: (circumstances, writing) => {
    const words = writing.words.newDevice;
    return {
      subject: words.subject(writing.sender),
      paragraphs: [words.text],
      facts: circumstanceFacts(circumstances, writing),
      closing: words.closing,
    };
  },
  example: exampleCircumstances,
});
