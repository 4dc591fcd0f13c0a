/** A virtual device with passkeys in a browser: it confirms without asking anybody. */
import type { Page } from 'playwright-core';

export type PasskeyDevice = {
  /** Whether a person touches the device when it asks: otherwise it waits. */
  setTouched(isTouched: boolean): Promise<void>;
  /** Ids of its passkeys. */
  credentials(): Promise<string[]>;
};

/** Adds a device with a fingerprint reader to the browser of a page. */
export async function plugIn(page: Page): Promise<PasskeyDevice> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setTouched: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    credentials: async () => {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ credentialId }) => credentialId);
    },
  };
}
