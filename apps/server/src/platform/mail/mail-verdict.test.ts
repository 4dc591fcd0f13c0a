import { expect, test } from 'vitest';
import { verdictOf } from './mail-verdict.ts';

const smtp = (response: string, command: string, code = 'EENVELOPE') =>
  Object.assign(new Error(`refused: ${response}`), {
    responseCode: Number(response.slice(0, 3)),
    response,
    command,
    code,
  });

test.each([
  ['550 5.1.1 no such user', 'RCPT TO', 'BOUNCED'],
  ['550 no such user', 'RCPT TO', 'BOUNCED'],
  ['550 5.2.1 mailbox disabled', 'RCPT TO', 'BOUNCED'],
  ['554 5.1.10 domain takes no mail', 'DATA', 'BOUNCED'],
  ['550 5.7.1 relaying denied', 'RCPT TO', 'FAILED'],
  ['552 5.2.2 mailbox full', 'RCPT TO', 'FAILED'],
  ['550 5.1.8 bad sender', 'MAIL FROM', 'FAILED'],
  ['554 looks like spam', 'DATA', 'FAILED'],
  ['450 4.2.0 greylisted', 'RCPT TO', 'AGAIN'],
  ['452 out of space', 'DATA', 'AGAIN'],
  // about whoever delivers, not about the mail
  ['535 5.7.8 wrong password', 'AUTH PLAIN', 'AGAIN'],
  ['554 no service', 'CONN', 'AGAIN'],
])('%s at %s: %s', (response, command, state) => {
  expect(verdictOf(smtp(response, command), command === 'DATA')).toEqual({ state, answer: response });
});

test('without an answer it depends on whether the mail server had all of the mail', () => {
  const lost = Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' });
  expect(verdictOf(lost, false)).toEqual({ state: 'AGAIN', answer: 'Connection closed' });
  expect(verdictOf(lost, true)).toEqual({ state: 'IN_DOUBT', answer: 'Connection closed' });
  const none = Object.assign(new Error('No recipients defined'), { code: 'EENVELOPE' });
  expect(verdictOf(none, false).state).toBe('FAILED');
});

test('answers are one line of some length', () => {
  expect(verdictOf(smtp('550-5.1.1 nobody\r\n550 5.1.1 here', 'RCPT TO'), false).answer).toBe(
    '550-5.1.1 nobody 550 5.1.1 here',
  );
  expect(verdictOf(new Error('x'.repeat(2000)), false).answer).toHaveLength(500);
});
