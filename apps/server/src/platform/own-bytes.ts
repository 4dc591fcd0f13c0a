/**
 * Bytes that are kept for long. Those of a short buffer are a part of a larger one, of 64 KB, all of which stays in memory as long
 * as any of its parts: these get memory of their own.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
