import { expect, test } from 'vitest';
import { sessionOver } from './fake-server.fixture.ts';
import { login, processVerification, register, sendPasswordResetEmail } from './login.ts';

const LOGIN = '/_api/iam/authentication/v2/login';
const REGISTER = '/_api/iam/authentication/v2/register';
const VERIFY = '/_api/iam/verification/v1/auth/verify';
const ada = { email: 'ada@example.com', password: 'the analytical engine' };

const refusal = (code: string, status = 400) => ({
  status,
  body: { message: 'No.', details: { applicationError: { code, description: 'No.' } } },
});

test.each([
  [
    { state: 'SUCCESS', sessionToken: 's' },
    { loginState: 'SUCCESS', data: { sessionToken: 's' } },
  ],
  [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
  [
    { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 't' },
    { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 't' } },
  ],
  [{ state: 'STATUS_CHECK' }, { loginState: 'FAILURE', error: 'Unknown _state' }],
])('the server says %j', async (body, state) => {
  const { session } = sessionOver({ [LOGIN]: { body }, [REGISTER]: { body } });
  expect(await login(session, ada)).toEqual(state);
  expect(await register(session, ada)).toEqual(state);
});

test.each([
  ['-19971', 'missingCaptchaToken', 'missingCaptchaToken'],
  ['-19970', 'invalidCaptchaToken', 'invalidCaptchaToken'],
  ['-19976', undefined, 'invalidPassword'],
  ['-19973', undefined, 'resetPassword'],
  ['-19995', 'emailAlreadyExists', 'invalidEmail'],
  ['SOMETHING', undefined, 'invalidEmail'],
])('the code %s is %s at registration and %s at login', async (code, atRegistration, atLogin) => {
  const { session } = sessionOver({ [LOGIN]: refusal(code), [REGISTER]: refusal(code) });
  const failed = { loginState: 'FAILURE', error: 'No.' };
  expect(await register(session, ada)).toEqual({ ...failed, ...(atRegistration && { errorCode: atRegistration }) });
  expect(await login(session, ada)).toEqual({ ...failed, errorCode: atLogin });
});

test('an invalid address is invalidEmail at registration', async () => {
  const fieldViolations = [{ field: 'loginId.email', description: 'is not an address', data: { type: 'EMAIL' } }];
  const body = { message: '', details: { validationError: { fieldViolations } } };
  const { session } = sessionOver({ [REGISTER]: { status: 400, body } });
  expect(await register(session, { ...ada, email: 'ada' })).toMatchObject({ errorCode: 'invalidEmail' });
});

test('being throttled does not mean that the address is wrong', async () => {
  const { session } = sessionOver({ [LOGIN]: refusal('THROTTLED_FEATURE', 429) });
  expect(await login(session, ada)).toEqual({ loginState: 'FAILURE', error: 'No.' });
});

test('captcha tokens have their wire names, and are omitted where there are none', async () => {
  const { session, sent } = sessionOver({ [LOGIN]: { body: { state: 'SUCCESS' } } });
  await login(session, ada);
  await login(session, { ...ada, captchaTokens: { recaptchaToken: 'a', invisibleRecaptchaToken: 'b' } });
  expect(sent.filter(({ path }) => path === LOGIN).map(({ body }) => body.captchaTokens)).toEqual([
    [],
    [{ Recaptcha: 'a' }, { InvisibleRecaptcha: 'b' }],
  ]);
});

test('a code is only sent when one is expected', async () => {
  const { session, sent } = sessionOver({ [VERIFY]: { body: { state: 'SUCCESS', sessionToken: 's' } } });
  expect(await processVerification(session, '123456', { loginState: 'INITIAL' })).toEqual({
    loginState: 'FAILURE',
    error: 'Unknown _state',
  });
  expect(sent).toEqual([]);
  const asked = { loginState: 'EMAIL_VERIFICATION_REQUIRED' as const, data: { stateToken: 't' } };
  expect(await processVerification(session, '123456', asked)).toMatchObject({ loginState: 'SUCCESS' });
  expect(sent.at(-1)?.body).toEqual({ code: '123456', stateToken: 't' });
});

test('a recovery mail leads back to the front end', async () => {
  const { session, sent } = sessionOver({});
  await sendPasswordResetEmail(session, ada.email, 'https://shop.test/reset');
  expect(sent.at(-1)?.body).toEqual({
    email: ada.email,
    redirect: { url: 'https://shop.test/reset', clientId: 'client' },
  });
});
