import type { ErrorEntry } from './error-entry.ts';

/** Error codes of locations, tags and data collections. */
export const siteErrors = {
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
  SITE_NOT_PUBLISHED: { status: 428, description: 'The site is not open to visitors.' },
  TAGS_LIMIT_EXCEEDED: { status: 428, description: 'The site has reached its maximum number of tags.' },
} as const satisfies Record<string, ErrorEntry>;
