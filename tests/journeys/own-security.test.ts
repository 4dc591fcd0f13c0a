import { afterAll, beforeAll, test } from 'vitest';
import {
  theOwnerAsksMembersForASecondFactor,
  theOwnerForgetsThePassword,
  theOwnerSignsInWithAPasskey,
  theOwnerSignsInWithCodes,
  theOwnerSignsOutElsewhere,
} from './stories/own-security.ts';
import {
  aMemberIsRemembered,
  aMemberShowsWhoTheyAreByMail,
  aMemberWithAPasskeyIsRemembered,
  theOwnerIsRemembered,
} from './stories/remembered-browser.ts';
import { openOffice } from './support/office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office?.stop());

test('the owner signs out all other devices', () => theOwnerSignsOutElsewhere(office));
test('the owner forgets the password and sets a new one', () => theOwnerForgetsThePassword(office));
test('the owner signs in with codes of an app, and once with a recovery code', () => theOwnerSignsInWithCodes(office));
test('the owner has the browser remembered, and proves who they are before they make a key', () =>
  theOwnerIsRemembered(office));
test.each([true, false])('a member has the browser remembered; with JavaScript: %s', (javaScriptEnabled) =>
  aMemberIsRemembered(office, { javaScriptEnabled }),
);
test('a member with a passkey has the browser remembered', () => aMemberWithAPasskeyIsRemembered(office));
test('a member confirms their identity with a mailed code', () => aMemberShowsWhoTheyAreByMail(office));
test('the owner asks all members for a second factor', () => theOwnerAsksMembersForASecondFactor(office));
test('the owner registers a passkey and signs in with it alone', () => theOwnerSignsInWithAPasskey(office));
