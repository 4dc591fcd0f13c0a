import { startTestServer } from '@stoa/server/testing/server';
import { launchBrowser } from '@stoa/testkit/browser';
import { startMailbox } from '@stoa/testkit/mailbox';
import { afterAll, beforeAll, test } from 'vitest';
import {
  type Office,
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
import { newPerson } from './support/person.ts';

/** Each story has its own owner. */
async function openOffice(): Promise<Office & { stop(): Promise<void> }> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const mailbox = await startMailbox();
  const server = await startTestServer({ seed: 'none', now, smtpUrl: mailbox.url });
  const browser = await launchBrowser();
  // passkeys require host names
  const { port } = new URL(server.url);
  const { ownerEmail: email, ownerPassword: password } = server.site;
  return {
    newOwner: async () => {
      const owner = await newPerson(browser, { home: `http://localhost:${port}/dashboard/` });
      owner.watch.expect(401, '/stoa/v1/session'); // the response that nobody is signed in
      return owner;
    },
    newMember: (options) => newPerson(browser, { home: `http://${server.site.host}:${port}`, ...options }),
    owner: { email, password },
    mailbox,
    now,
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    stop: async () => {
      await browser.close();
      await server.stop();
      await mailbox.stop();
    },
  };
}

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
