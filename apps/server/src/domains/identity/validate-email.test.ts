import { expect, test } from 'vitest';
import { validateEmail } from './validate-email.ts';

test.each([
  ['ann@example.com', 'VALID'],
  ["o'neil+shop@mail.example.co.uk", 'VALID'],
  ['ann@münchen.example', 'VALID'],
  ['ann', 'FORMAT_INVALID'],
  ['', 'FORMAT_INVALID'],
  ['@example.com', 'FORMAT_INVALID'],
  ['ann@', 'FORMAT_INVALID'],
  ['ann@@example.com', 'FORMAT_INVALID'],
  ['ann lee@example.com', 'FORMAT_INVALID'],
  ['.ann@example.com', 'FORMAT_INVALID'],
  ['ann..lee@example.com', 'FORMAT_INVALID'],
  ['"ann"@example.com', 'FORMAT_INVALID'],
  [`${'a'.repeat(65)}@example.com`, 'FORMAT_INVALID'],
  [`ann@${'a.'.repeat(125)}com`, 'FORMAT_INVALID'],
  ['ann@example', 'DOMAIN_INVALID'],
  ['ann@-example.com', 'DOMAIN_INVALID'],
  ['ann@example..com', 'DOMAIN_INVALID'],
  ['ann@192.0.2.1', 'DOMAIN_INVALID'],
])('%s is %s', (email, expected) => {
  expect(validateEmail(email)).toBe(expected);
});
