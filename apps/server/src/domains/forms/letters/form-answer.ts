import { letterKind } from '../../../letters.ts';

/** What the owner of a form answers. Nothing of what was entered is in it: the address may be somebody else's. */
type Facts = { subject: string; text: string };

export const formAnswerLetter = letterKind<Facts>({
  name: 'form-answer',
  title: 'Answer of a form',
  when: 'When someone sends a form that answers by e-mail. Each form has its own text.',
  write: ({ subject, text }, { words: { formAnswer }, sender }) => ({
    subject,
    paragraphs: text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    closing: formAnswer.closing(sender),
  }),
  example: {
    subject: 'We have received your message',
    text: 'Thank you for writing to us.\nWe answer within two working days.',
  },
});
