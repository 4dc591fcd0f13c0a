import { letterKind } from '../../../letters.ts';

export const loginCodeLetter = letterKind<{ code: string }>({
  name: 'login-code',
  title: 'Login code',
  when: 'When someone asks for a login code by e-mail.',
  isConfidential: true,
  write: ({ code }, { words: { code: words }, sender }) => ({
    subject: words.subject(code, sender),
    paragraphs: [words.code(code), words.validity],
    closing: words.closing,
  }),
  example: { code: '482913' },
});
