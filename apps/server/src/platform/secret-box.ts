import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts for the database. Text encrypted in one scope is unreadable in another. */
export type SecretBox = {
  encrypt(text: string, scope: string): Buffer;
  /** The text; null where it was not encrypted here, in this scope, or was tampered with. */
  decrypt(bytes: Uint8Array, scope: string): string | null;
};

/** AES-256-GCM with a key derived from the platform's. */
export function secretBox(platformKey: Uint8Array): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', platformKey, '', 'stored secrets', 32));
  return {
    encrypt(text, scope) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(scope));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]);
    },
    decrypt(bytes, scope) {
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(scope))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
