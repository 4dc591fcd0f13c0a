import { expect, test } from 'vitest';
import { refuseWeakPassword } from './password-rules.ts';
import { defaultSignInSettings } from './sign-in-settings.ts';

const ruleOf = async (password: string, settings = defaultSignInSettings) => {
  const refused = await refuseWeakPassword(password, { email: 'ann.lee@example.com', settings });
  if (refused?.refused !== 'invalid') return null;
  return refused.violations.map(({ field, violatedRule, ruleName }) => [field, ruleName ?? violatedRule]);
};

test.each([
  'correct horse battery staple',
  'quite long and never seen',
  'zT8#kqLw',
  'monkeybusinessontuesday',
  'пароль-которого-нет',
  '日本語の長い合言葉です',
])('%s is taken', async (password) => {
  expect(await ruleOf(password)).toBeNull();
});

test.each([
  ['seven77', 'MIN_LENGTH'],
  ['👩‍🚀👩‍🚀', 'MIN_LENGTH'],
  [`${'x1'.repeat(64)}y`, 'MAX_LENGTH'],
  ['password', 'WEAK_PASSWORD'],
  ['PASSWORD', 'WEAK_PASSWORD'],
  ['p4ssw0rd', 'WEAK_PASSWORD'],
  ['Monkey123', 'WEAK_PASSWORD'],
  ['!!dragon1', 'WEAK_PASSWORD'],
  ['11111111', 'WEAK_PASSWORD'],
  ['xyzxyzxyz', 'WEAK_PASSWORD'],
  ['1q2w3e4r', 'WEAK_PASSWORD'],
  ['Ann.Lee@example.com', 'WEAK_PASSWORD'],
])('%s is refused: %s', async (password, rule) => {
  expect(await ruleOf(password)).toEqual([['password', rule]]);
});

test('a site can require more', async () => {
  expect(await ruleOf('zT8#kqLw', { ...defaultSignInSettings, shortestPassword: 12 })).toEqual([
    ['password', 'MIN_LENGTH'],
  ]);
});
