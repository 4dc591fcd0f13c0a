import type { ErrorEntry } from './error-entry.ts';

/** Error codes of locations, tags, data collections and archives of sites. */
export const siteErrors = {
  ARCHIVE_NOT_USABLE: { status: 400, description: 'This is not an archive of a site that can be imported.' },
  ARCHIVE_TOO_LARGE: { status: 413, description: 'The archive is too large to import.' },
  CANNOT_ARCHIVE_DEFAULT: {
    status: 400,
    description: 'The default location cannot be archived. Make another location the default first.',
  },
  CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION: { status: 400, description: 'The location is archived.' },
  CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION: {
    status: 400,
    description: 'The types of this location cannot be changed.',
  },
  DATA_COLLECTION_NOT_FOUND: {
    status: 404,
    description: 'The site has no such data collection.',
    wire: 'WDE0025',
  },
  DEFAULT_NOT_CHANGED: { status: 409, description: 'The location is already the default.' },
  LOCATION_NOT_FOUND: { status: 404, description: 'There is no such location.' },
  SITE_NOT_NEW: {
    status: 428,
    description: 'An archive is imported into a new site only: this one has content of its own.',
  },
  SITE_NOT_PUBLISHED: { status: 428, description: 'The site is not open to visitors.' },
  TAGS_LIMIT_EXCEEDED: { status: 428, description: 'The site has reached its maximum number of tags.' },
} as const satisfies Record<string, ErrorEntry>;
