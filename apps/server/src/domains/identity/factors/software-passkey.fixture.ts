// For tests: a passkey in software, which answers like a browser with an authenticator.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint16 = (value: number) => uint32(value).subarray(2);
/** CBOR: a byte string with its length as short as can be, and a text string of fewer than 24 bytes. */
const bytes = (data: Buffer) =>
  Buffer.concat([
    data.length < 256 ? Buffer.from([0x58, data.length]) : Buffer.concat([Buffer.from([0x59]), uint16(data.length)]),
    data,
  ]);
const text = (data: string) => Buffer.concat([Buffer.from([0x60 + data.length]), Buffer.from(data)]);

export type Changes = { origin?: string; host?: string; flags?: number; counter?: number; challenge?: string };

/** A key pair for one host name. `changes` make answers invalid. */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, changes: Changes) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (changes: Changes, rest = Buffer.alloc(0)) =>
    Buffer.concat([
      sha256(changes.host ?? new URL(origin).hostname),
      Buffer.from([(changes.flags ?? USER_PRESENT | USER_VERIFIED) | (rest.length ? HAS_CREDENTIAL : 0)]),
      uint32(changes.counter ?? ++counter),
      rest,
    ]);

  return {
    id: base64url(id),
    /** The result of `navigator.credentials.create`, as JSON. */
    register(challenge: string, changes: Changes = {}) {
      // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1)
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, 'base64url')),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authenticatorData(changes, credential)),
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, changes)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response, clientExtensionResults: {} };
    },
    /** The result of `navigator.credentials.get`, as JSON. */
    sign(challenge: string, changes: Changes = {}) {
      const data = clientData('webauthn.get', challenge, changes);
      const authenticator = authenticatorData(changes);
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticator),
        signature: base64url(signature),
      };
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}
