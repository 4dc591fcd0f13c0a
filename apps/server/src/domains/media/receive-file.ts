import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { placeForArrival } from './store-file.ts';

class TooLarge extends Error {}

/** Whether `receiveFile` failed because of the limit. */
export const isTooLarge = (error: unknown): boolean => error instanceof TooLarge;

/** Writes incoming bytes to the local disk, and fails as soon as they exceed the limit. Returns their path. */
export async function receiveFile(ctx: Context, content: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const path = await placeForArrival(ctx);
  let size = 0;
  try {
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > most) throw new TooLarge();
          yield chunk;
        }
      },
      createWriteStream(path),
    );
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** `receiveFile`, which refuses a file that exceeds the limit. */
export async function receiveWithin(
  ctx: Context,
  content: AsyncIterable<Uint8Array>,
  most: number,
): Promise<string | Refusal> {
  try {
    return await receiveFile(ctx, content, most);
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    const description = `is larger than ${most} bytes`;
    return invalid({ field: 'file', description, violatedRule: 'OTHER', ruleName: 'FILE_SIZE_OVER_LIMIT' });
  }
}
