/** Bytes of a file that can be read from its start several times. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

/** A file that cannot be read at all; the message is for the person who uploaded it. */
export class UnreadableFile extends Error {}

/**
 * A file's text, piece by piece: UTF-8 with or without a byte order mark, or UTF-16 with one. Throws `UnreadableFile`
 * where the first bytes are not text.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder?.decode();
  if (rest) yield rest;
}

const ARCHIVES = new Set([0x504b0304, 0x1f8b0800]);

function encodingOf(start: Uint8Array): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (ARCHIVES.has(((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0))
    throw new UnreadableFile('This is an archive or a spreadsheet. Save it as a CSV file first.');
  if (start.subarray(0, 1000).includes(0))
    throw new UnreadableFile('This is no text. Save it as a CSV file in UTF-8 first.');
  return 'utf-8';
}
