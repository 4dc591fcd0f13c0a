import type { Readable } from 'node:stream';

/** An answer that is a file for the caller to save. `answer` exists for the compiler alone. */
export type FileAnswer<Answer = object> = {
  file: { name: string; mimeType: string; content: Readable };
  answer?: Answer;
};

export const isFileAnswer = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'file' in value && 'content' in (value.file as object);
