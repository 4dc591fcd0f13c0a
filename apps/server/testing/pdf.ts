// For tests: what a printed document says.

import { extractText, getDocumentProxy } from 'unpdf';
import type { FileAnswer } from '../src/platform/file-answer.ts';

/** The pages of a PDF as text. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text;
}

/** The bytes of a file that a use case answers with. */
export async function bytesOf({ file }: FileAnswer): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
