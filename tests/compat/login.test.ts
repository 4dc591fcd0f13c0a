import { connect, httpTransport, signInSettings } from '@stoa/sdk';
import type { TestServer } from '@stoa/server/testing/server';
import { type Mailbox, type ReceivedMail, startMailbox } from '@stoa/testkit/mailbox';
import { authentication, recovery, signOnPolicy, verification } from '@wix/identity';
import { authentication as membersAuthentication } from '@wix/members';
import { ApiKeyStrategy, createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../../apps/server/src/domains/members/registration/people.fixture.ts';
import { errorOf, MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

const PASSWORD = 'quite long and never seen';
const OTHER_PASSWORD = 'another one, also unseen';
const modules = { authentication, recovery, verification, signOnPolicy, membersAuthentication };

let mailbox: Mailbox;
let shop: TestServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  shop = await startShop({ smtpUrl: mailbox.url, seed: 'none' });
});
afterAll(async () => {
  await shop?.stop();
  await mailbox?.stop();
});

const newVisitor = (tokens?: Tokens) =>
  createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId, tokens }), modules });
const newOwner = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }), modules });
/** A client with a logged-in member, vouched for by an app. */
async function newMember(email: string) {
  const visitor = newVisitor();
  const options = { verifyEmail: true, mergeExistingContact: true };
  const tokens = await visitor.auth.getMemberTokensForExternalLoginWithSession(email, shop.site.apiKey, options);
  return newVisitor(tokens);
}
const settings = () => {
  const transport = httpTransport({ baseUrl: shop.url, headers: () => ({ authorization: shop.site.apiKey }) });
  return connect(signInSettings, transport);
};
const changeSettings = async (changes: object) => {
  const { signInSettings: known } = await settings().getSignInSettings({});
  await settings().updateSignInSettings({ signInSettings: { ...changes, revision: known?.revision ?? '0' } });
};

let people = 0;
const newAddress = () => `person-${++people}@mail.test`;
/** The next mail to an address. */
async function mailTo(address: string, subject: RegExp): Promise<ReceivedMail> {
  const find = () => mailbox.mails.findIndex((mail) => mail.to.includes(address) && subject.test(mail.subject));
  await expect.poll(find).toBeGreaterThan(-1);
  return mailbox.mails.splice(find(), 1)[0] as ReceivedMail;
}
const codeFor = async (address: string) => /\d{6}/.exec((await mailTo(address, /your code/)).subject)?.[0] ?? '';
const tokenFor = async (address: string, subject: RegExp) =>
  /token=([\w-]+)/.exec((await mailTo(address, subject)).text)?.[1] ?? '';
const captcha = async () => solveCaptcha(await settings().getCaptchaChallenge({}));

describe("a front end's own login page", () => {
  test('registers, logs in and explains errors', async () => {
    const { auth } = newVisitor();
    const email = newAddress();
    expect(await auth.register({ email, password: PASSWORD, profile: { firstName: 'Ann' } })).toEqual({
      loginState: 'SUCCESS',
      data: { sessionToken: expect.any(String) },
    });
    expect(await auth.register({ email, password: PASSWORD })).toMatchObject({ errorCode: 'emailAlreadyExists' });
    expect(await auth.register({ email: 'nonsense', password: PASSWORD })).toMatchObject({ errorCode: 'invalidEmail' });
    const weak = await auth.register({ email: newAddress(), password: 'password1' });
    expect(weak).toMatchObject({ loginState: 'FAILURE', error: expect.stringContaining('attackers try first') });
    expect(weak).not.toHaveProperty('errorCode');
    expect(await auth.login({ email, password: PASSWORD })).toMatchObject({ loginState: 'SUCCESS' });
    expect(await auth.login({ email, password: 'wrong' })).toMatchObject({ errorCode: 'invalidPassword' });
    expect(await auth.login({ email: 'nonsense', password: 'wrong' })).toMatchObject({ errorCode: 'invalidEmail' });
  });

  test('verifies an address', async () => {
    await changeSettings({ requireEmailVerification: true });
    const { auth } = newVisitor();
    const email = newAddress();
    const asked = await auth.register({ email, password: PASSWORD });
    expect(asked).toEqual({ loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: expect.any(String) } });
    const verificationCode = await codeFor(email);
    const wrong = verificationCode === '000000' ? '000001' : '000000';
    expect(await refusalOf(auth.processVerification({ verificationCode: wrong }, asked))).toEqual([
      'VERIFICATION_FAILED',
      400,
    ]);
    expect(await auth.processVerification({ verificationCode }, asked)).toMatchObject({ loginState: 'SUCCESS' });
    await changeSettings({ requireEmailVerification: false });
  });

  test('waits for approval', async () => {
    await changeSettings({ whoMayJoin: 'APPROVED' });
    const email = newAddress();
    expect(await newVisitor().auth.register({ email, password: PASSWORD })).toEqual({
      loginState: 'OWNER_APPROVAL_REQUIRED',
    });
    await newOwner().membersAuthentication.approve({ email });
    expect(await newVisitor().auth.login({ email, password: PASSWORD })).toMatchObject({ loginState: 'SUCCESS' });
    // the recipients of mails about pending members
    const wrong = changeSettings({ approvalNotices: 'ADDRESS', approvalNoticeAddress: 'no address' });
    await expect(wrong).rejects.toMatchObject({ violations: [{ field: 'signInSettings.approvalNoticeAddress' }] });
    await expect(changeSettings({ approvalNotices: 'SOME' })).rejects.toMatchObject({
      violations: [{ field: 'signInSettings.approvalNotices' }],
    });
    await changeSettings({ whoMayJoin: 'EVERYONE' });
  });

  test('solves a captcha', async () => {
    await changeSettings({ captcha: 'ALWAYS' });
    const { auth } = newVisitor();
    const credentials = { email: newAddress(), password: PASSWORD };
    expect(await auth.register(credentials)).toMatchObject({ errorCode: 'missingCaptchaToken' });
    const made = { ...credentials, captchaTokens: { recaptchaToken: 'made up' } };
    expect(await auth.register(made)).toMatchObject({ errorCode: 'invalidCaptchaToken' });
    const captchaTokens = { invisibleRecaptchaToken: await captcha() };
    expect(await auth.register({ ...credentials, captchaTokens })).toMatchObject({ loginState: 'SUCCESS' });
    expect(await auth.login(credentials)).toMatchObject({ errorCode: 'missingCaptchaToken' });
    expect(await auth.login(made)).toMatchObject({ errorCode: 'invalidCaptchaToken' });
    const again = { ...credentials, captchaTokens: { recaptchaToken: await captcha() } };
    expect(await auth.login(again)).toMatchObject({ loginState: 'SUCCESS' });
    await changeSettings({ captcha: 'RISK' });
  });

  test('resets a password', async () => {
    const { auth, recovery } = newVisitor();
    const email = newAddress();
    await auth.register({ email, password: PASSWORD });
    await auth.sendPasswordResetEmail(email, `http://${shop.site.host}/`);
    const token = await tokenFor(email, /Set a new password/);
    const answer = await recovery.recover(token, { password: OTHER_PASSWORD });
    expect(answer).toMatchObject({ state: 'SUCCESS', sessionToken: expect.any(String) });
    expect(await auth.login({ email, password: PASSWORD })).toMatchObject({ errorCode: 'invalidPassword' });
    expect(await auth.login({ email, password: OTHER_PASSWORD })).toMatchObject({ loginState: 'SUCCESS' });
    const elsewhere = auth.sendPasswordResetEmail(email, 'https://evil.example.com/');
    expect(await refusalOf(elsewhere)).toEqual(['REDIRECT_DOMAIN_NOT_ALLOWED', 403]);
  });
});

describe('identity', () => {
  test('register, log in, validate', async () => {
    const { authentication: client } = newVisitor();
    const email = newAddress();
    const profile = {
      firstName: 'Ann',
      nickname: 'annie',
      phonesV2: [{ phone: '+49 30 1', tag: 'HOME' as const }],
      customFields: [{ name: 'unheard of', value: { strValue: 'x' } }],
    };
    const registered = await client.registerV2({ email }, { password: PASSWORD, profile, clientMetaData: { any: 1 } });
    expect(registered.identity).toMatchObject({
      _id: expect.any(String),
      _createdDate: expect.any(Date),
      revision: '1',
      email: { address: email, isVerified: false },
      status: { name: 'ACTIVE' },
      identityProfile: { firstName: 'Ann', nickname: 'annie', phonesV2: [{ phone: '+49 30 1', tag: 'HOME' }] },
      factors: [{ type: 'PASSWORD', status: 'ACTIVE' }],
    });
    expect(registered.identity?.identityProfile?.customFields).toEqual([]);
    expect(await refusalOf(client.registerV2({ email }, { password: PASSWORD }))).toEqual(['-19995', 409]);
    expect(await violationsOf(client.registerV2({ email: newAddress() }, { password: 'short' }))).toEqual({
      password: 'MIN_LENGTH',
    });
    expect(await violationsOf(client.registerV2({ email }, { profile: { company: 'x'.repeat(1001) } }))).toMatchObject({
      'profile.company': 'MAX_LENGTH',
    });
    expect((await client.loginV2({ email }, { password: PASSWORD })).state).toBe('SUCCESS');
    expect(await refusalOf(client.loginV2({ email }, { password: 'wrong' }))).toEqual(['-19976', 401]);
    expect(await refusalOf(client.loginV2({ email: newAddress() }, { password: 'wrong' }))).toEqual(['-19976', 401]);
    expect(await violationsOf(client.loginV2({ email }, { stateToken: 'x'.repeat(1001) }))).toEqual({
      stateToken: 'MAX_LENGTH',
    });
    expect(await client.validateEmail(email)).toMatchObject({ valid: true });
    expect(await client.validateEmail('nonsense')).toMatchObject({ valid: false, formatInvalid: true });
    expect(await violationsOf(client.validateEmail('x'.repeat(255)))).toEqual({ email: 'MAX_LENGTH' });
  });

  test('sign on, change the password, log out', async () => {
    const email = newAddress();
    const { authentication: client } = await newMember(email);
    await client.changePassword(PASSWORD);
    expect(await violationsOf(client.changePassword('12345678'))).toEqual({ newPassword: 'VALIDATION' });
    expect((await errorOf(newVisitor().authentication.changePassword(PASSWORD))).status).toBe(403);
    expect((await newVisitor().authentication.loginV2({ email }, { password: PASSWORD })).state).toBe('SUCCESS');
    const next = `http://${shop.site.host}/`;
    expect(await client.logout({ postLogoutRedirectUri: next })).toMatchObject({ statusCode: 302 });
    // the access token belonged to that login
    expect((await errorOf(client.changePassword(OTHER_PASSWORD))).status).toBe(401);
    const visitor = newVisitor().authentication;
    expect(await refusalOf(visitor.logout({ postLogoutRedirectUri: 'https://evil.example.com/' }))).toEqual([
      'REDIRECT_DOMAIN_NOT_ALLOWED',
      403,
    ]);
    expect(await violationsOf(visitor.logout({ clientId: 'nobody' }))).toEqual({ clientId: 'FORMAT' });
    expect((await errorOf(visitor.signOn({ email }))).status).toBe(403);
    const { authentication: owner, membersAuthentication: members } = newOwner();
    const signedOn = await owner.signOn({ email }, { profile: { firstName: 'Ann' } });
    expect(signedOn).toMatchObject({ sessionToken: expect.any(String), identity: { email: { isVerified: true } } });
    expect(await violationsOf(owner.signOn({ email: 'nonsense' }))).toEqual({ 'loginId.email': 'FORMAT' });
    await members.block({ email });
    expect(await refusalOf(owner.signOn({ email }))).toEqual(['IDENTITY_BLOCKED', 403]);
  });

  test('verification', async () => {
    const email = newAddress();
    const { verification: client } = await newMember(email);
    const { verificationId = '' } = await client.start({ target: 'EMAIL' });
    const code = await codeFor(email);
    expect(await violationsOf(client.verifyDuringAuthentication('12345', { stateToken: verificationId }))).toEqual({
      code: 'MIN_LENGTH',
    });
    expect(await client.verifyDuringAuthentication(code, { stateToken: verificationId })).toMatchObject({
      state: 'SUCCESS',
    });
    expect(await refusalOf(client.verifyDuringAuthentication(code, { stateToken: verificationId }))).toEqual([
      'VERIFICATION_FAILED',
      400,
    ]);
    expect(await refusalOf(newVisitor().verification.start({ identityId: MISSING }))).toEqual(['-19999', 404]);
    expect(await violationsOf(newVisitor().verification.start({ target: 'SMS' as never }))).toMatchObject({
      target: 'INVALID_ENUM_VALUE',
    });
  });

  test('recovery and activation', async () => {
    const { recovery: visitor } = newVisitor();
    const { recovery: owner, authentication: app } = newOwner();
    const email = newAddress();
    await visitor.sendRecoveryEmail(newAddress());
    expect(await violationsOf(visitor.sendRecoveryEmail('nonsense'))).toEqual({ email: 'FORMAT' });
    const { identity } = await app.signOn({ email });
    await owner.sendActivationEmail(identity?._id ?? '');
    const token = await tokenFor(email, /Your account/);
    expect(await violationsOf(visitor.recover(token, { password: 'password' }))).toEqual({ password: 'VALIDATION' });
    expect((await visitor.recover(token, { password: PASSWORD })).state).toBe('SUCCESS');
    expect(await refusalOf(visitor.recover(token, { password: PASSWORD }))).toEqual(['INVALID_RECOVERY_TOKEN', 400]);
    expect(await refusalOf(owner.sendActivationEmail(MISSING))).toEqual(['-19999', 404]);
    expect(await violationsOf(owner.sendActivationEmail('nobody'))).toEqual({ identityId: 'FORMAT' });
    expect((await errorOf(visitor.sendActivationEmail(MISSING))).status).toBe(403);
  });

  test('sign-on policy', async () => {
    const { signOnPolicy: owner } = newOwner();
    const { signOnPolicy: policy } = await owner.getSignOnPolicy();
    expect(policy).toMatchObject({ requireOwnerApproval: false, requireEmailVerification: false });
    const changed = await owner.updateSignOnPolicy({ requireEmailVerification: true });
    expect(changed).toMatchObject({ requireOwnerApproval: false, requireEmailVerification: true });
    await owner.updateSignOnPolicy({ requireEmailVerification: false });
    expect(await violationsOf(owner.updateSignOnPolicy({ requireOwnerApproval: 'yes' as never }))).toEqual({
      'signOnPolicy.requireOwnerApproval': 'OTHER',
    });
    expect((await errorOf(newVisitor().signOnPolicy.getSignOnPolicy())).status).toBe(403);
    expect((await errorOf(newVisitor().signOnPolicy.updateSignOnPolicy({}))).status).toBe(403);
  });
});

describe('the first generation of the members API', () => {
  test('register and log in', async () => {
    const { membersAuthentication: client } = newVisitor();
    const email = newAddress();
    const contactInfo = { firstName: 'Ann', lastName: 'Lee' };
    const registered = await client.register(email, PASSWORD, { contactInfo, profilePrivacyStatus: 'PUBLIC' });
    expect(registered).toMatchObject({
      member: { loginEmail: email, firstName: 'Ann', status: 'ACTIVE', profilePrivacyStatus: 'PUBLIC', role: 'MEMBER' },
      session: { token: expect.any(String) },
    });
    expect(await refusalOf(client.register(email, PASSWORD))).toEqual(['-19995', 409]);
    expect(await violationsOf(client.register('nonsense', PASSWORD))).toEqual({ email: 'FORMAT' });
    expect(await client.login(email, PASSWORD)).toMatchObject({
      member: { _id: registered.member?._id },
      session: { token: expect.any(String) },
    });
    expect(await refusalOf(client.login(email, 'wrong'))).toEqual(['-19976', 401]);
    expect(await violationsOf(client.login('nonsense', PASSWORD))).toEqual({ email: 'FORMAT' });
  });

  test('verify an address in a second call', async () => {
    await changeSettings({ requireEmailVerification: true });
    const { membersAuthentication: client } = newVisitor();
    const email = newAddress();
    const { details } = await errorOf(client.register(email, PASSWORD));
    expect(details.applicationError?.code).toBe('EMAIL_VERIFICATION_REQUIRED');
    const verificationId = String(details.applicationError?.data.verificationId);
    const otp = await codeFor(email);
    const wrong = { verificationId, otp: otp === '000000' ? '000001' : '000000' };
    expect(await refusalOf(client.register(email, PASSWORD, { emailVerification: wrong } as object))).toEqual([
      'EMAIL_VERIFICATION_FAILED',
      400,
    ]);
    const proven = await client.register(email, PASSWORD, { emailVerification: { verificationId, otp } } as object);
    expect(proven).toMatchObject({ member: { emailVerified: true }, session: { token: expect.any(String) } });
    await changeSettings({ requireEmailVerification: false });
  });

  test('approve and block', async () => {
    await changeSettings({ whoMayJoin: 'APPROVED' });
    const { membersAuthentication: client } = newVisitor();
    const { membersAuthentication: owner } = newOwner();
    const email = newAddress();
    const { approvalToken, member, session } = await client.register(email, PASSWORD);
    expect([member?.status, session]).toEqual(['APPLICANT', undefined]);
    expect((await errorOf(client.approve({ token: approvalToken ?? '' }))).status).toBe(403);
    expect(await refusalOf(client.login(email, PASSWORD))).toEqual(['IDENTITY_PENDING', 403]);
    expect(await owner.approve({ token: approvalToken ?? '' })).toEqual({ session: { token: expect.any(String) } });
    expect(await refusalOf(owner.approve({ token: approvalToken ?? '' }))).toEqual(['MEMBER_NOT_FOUND', 404]);
    await changeSettings({ whoMayJoin: 'EVERYONE' });
    await owner.block({ _id: member?._id ?? '' } as never);
    expect(await refusalOf(client.login(email, PASSWORD))).toEqual(['IDENTITY_BLOCKED', 403]);
    expect(await refusalOf(owner.block({ email: newAddress() }))).toEqual(['MEMBER_NOT_FOUND', 404]);
    expect(await violationsOf(owner.block({}))).toEqual({ '': 'REQUIRED_ONE_OF_FIELD' });
    expect(await violationsOf(owner.approve({}))).toEqual({ '': 'REQUIRED_ONE_OF_FIELD' });
  });

  test('mail a link, change the address', async () => {
    const { membersAuthentication: owner } = newOwner();
    const email = newAddress();
    const self = await newMember(email);
    expect(await owner.sendSetPasswordEmail(email)).toEqual({ accepted: true });
    await mailTo(email, /Set a new password/);
    expect(await owner.sendSetPasswordEmail(newAddress())).toEqual({ accepted: false });
    expect(await violationsOf(owner.sendSetPasswordEmail(1 as never))).toEqual({ email: 'OTHER' });
    expect((await errorOf(newVisitor().membersAuthentication.sendSetPasswordEmail(email))).status).toBe(403);

    const { member } = await owner.changeLoginEmail(await idOf(email), newAddress());
    const [id, moved] = [member?._id ?? '', member?.loginEmail ?? ''];
    expect(member).toMatchObject({ emailVerified: false });
    await mailTo(email, /login address/);
    expect(await refusalOf(owner.changeLoginEmail(MISSING, newAddress()))).toEqual(['MEMBER_NOT_FOUND', 404]);
    expect(await violationsOf(owner.changeLoginEmail(id, 'nonsense'))).toEqual({ newEmail: 'FORMAT' });
    const taken = newAddress();
    await newMember(taken);
    expect(await refusalOf(owner.changeLoginEmail(id, taken))).toEqual(['-19995', 409]);

    const wanted = newAddress();
    const asked = await errorOf(self.membersAuthentication.changeLoginEmail(id, wanted));
    expect(asked.details.applicationError?.code).toBe('EMAIL_VERIFICATION_REQUIRED');
    const stateToken = String(asked.details.applicationError?.data.verificationId);
    const code = await codeFor(wanted);
    const done = await self.verification.verifyDuringAuthentication(code, { stateToken });
    expect(done).toMatchObject({ state: 'SUCCESS', identity: { email: { address: wanted, isVerified: true } } });
    await mailTo(moved, /login address/);
  });
});

describe('people with access to the back office', () => {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-stoa-client': '1' };
    const response = await fetch(`${shop.url}/stoa/v1/session${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, cookie: response.headers.get('set-cookie'), body: await response.json() };
  };

  test('set a forgotten password by a mailed link', async () => {
    const { ownerEmail: email, ownerPassword } = shop.site;
    const before = await post('', { email, password: ownerPassword });
    expect(before.cookie).toContain('stoa_session=');
    expect((await post('/password-link', { email: newAddress() })).body).toEqual({});
    expect((await post('/password-link', { email })).body).toEqual({});
    const mail = await mailTo(email, /Set a new password for Stoa/);
    const [, recoveryToken] = /dashboard\/new-password\?token=([\w-]+)/.exec(mail.text) ?? [];
    const weak = await post('/forgotten-password', { recoveryToken, password: 'password' });
    expect(weak.status).toBe(400);
    const set = await post('/forgotten-password', { recoveryToken, password: OTHER_PASSWORD });
    expect(set).toMatchObject({ status: 200, body: { account: { email } } });
    const cookie = String(before.cookie).split(';')[0] ?? '';
    const session = await fetch(`${shop.url}/stoa/v1/session`, { headers: { cookie } });
    expect(session.status).toBe(401);
    expect((await post('', { email, password: ownerPassword })).body).toMatchObject({
      details: { applicationError: { code: 'INVALID_CREDENTIALS' } },
    });
    expect((await post('', { email, password: OTHER_PASSWORD })).status).toBe(200);
  });
});

/** The id of a person whom an app vouches for. */
async function idOf(email: string): Promise<string> {
  const { identity } = await newOwner().authentication.signOn({ email });
  return identity?._id ?? '';
}
