/** A server in this process, whose clock a story moves, with an empty site or a small shop. */
import { startTestServer, type TestServer } from '@stoa/server/testing/server';
import { launchBrowser } from '@stoa/testkit/browser';
import { startMailbox } from '@stoa/testkit/mailbox';
import type { Office } from '../stories/own-security.ts';
import { newPerson } from './person.ts';

export async function openOffice({
  seed = 'none',
}: {
  seed?: 'none' | 'small';
} = {}): Promise<Office & { server: TestServer; stop(): Promise<void> }> {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const mailbox = await startMailbox();
  const server = await startTestServer({ seed, now, smtpUrl: mailbox.url });
  const browser = await launchBrowser();
  // passkeys require host names
  const { port } = new URL(server.url);
  const { ownerEmail: email, ownerPassword: password } = server.site;
  return {
    server,
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
