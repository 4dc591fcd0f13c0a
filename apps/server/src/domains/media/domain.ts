import type { Services } from '../../context.ts';
import type { Domain } from '../../domain.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { cleanUpMedia } from './clean-up.ts';
import { served } from './operations.ts';

const trimResized = ({ media }: Services) => media.resized.trim();

export const media: Domain = {
  name: 'media',
  says: 'The files of a site: folders, uploads, the trash, downloads',
  owns: ['media_archives', 'media_arrivals', 'media_files', 'media_folders', 'media_uses'],
  serves: served,
  recurringJobs: [
    { name: 'clean up the media library', everyMs: 60 * MINUTE_MS, run: cleanUpMedia },
    { name: 'trim resized pictures', everyMs: 10 * MINUTE_MS, run: trimResized },
  ],
};
