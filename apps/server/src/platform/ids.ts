import { randomFillSync } from 'node:crypto';

const RANDOM_BYTES = 10;
// asking the system for so few bytes costs more than the rest of creating an id
const random = Buffer.alloc(400 * RANDOM_BYTES);
let used = random.length;

/** A UUID of version 7: ordered by creation time, so that indexes grow at one end. */
export function newId(now = Date.now()): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const bytes = Buffer.allocUnsafe(16);
  bytes.writeUIntBE(now, 0, 6);
  random.copy(bytes, 6, used, used + RANDOM_BYTES);
  used += RANDOM_BYTES;
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The nil UUID. No entity has it, and it sorts before all others: the site of the platform's own tasks, the start of a walk over ids. */
export const NIL_ID = '00000000-0000-0000-0000-000000000000';

export const isGuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
