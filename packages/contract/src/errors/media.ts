import type { ErrorEntry } from './error-entry.ts';

/** Codes of the media library. */
export const mediaErrors = {
  PICTURES_BUSY: { status: 503, description: 'Too many pictures are being made. Try again in a moment.' },
} as const satisfies Record<string, ErrorEntry>;
