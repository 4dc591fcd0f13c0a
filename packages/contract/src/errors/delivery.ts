import type { ErrorEntry } from './error-entry.ts';

/** Codes of delivery profiles, shipping options, pickup locations and local delivery. */
export const deliveryErrors = {
  APP_ID_CANNOT_BE_UPDATED: { status: 400, description: 'A carrier of a region cannot become another carrier.' },
  CARRIER_ALREADY_EXISTS_IN_REGION: { status: 409, description: 'The region already has this carrier.' },
  DEFAULT_CANNOT_BE_UPDATED: { status: 400, description: 'Which delivery profile is the default cannot be changed.' },
  DELIVERY_CARRIER_CANNOT_BE_UPDATED: {
    status: 400,
    description: 'The carriers of a region are changed by the operations for carriers.',
  },
  DELIVERY_CARRIER_MISSING_BACKUP_RATE: { status: 400, description: 'This carrier needs a backup rate.' },
  DELIVERY_CARRIER_NOT_FOUND: { status: 404, description: 'The carrier does not deliver here.' },
  DELIVERY_PROFILES_LIMIT_EXCEEDED: {
    status: 428,
    description: 'The site has reached its maximum number of delivery profiles.',
  },
  DELIVERY_PROFILE_NOT_FOUND: { status: 404, description: 'There is no such delivery profile.' },
  DELIVERY_REGION_CANNOT_BE_UPDATED: {
    status: 400,
    description: 'The regions of a delivery profile are changed by the operations for regions.',
  },
  DELIVERY_REGION_NOT_FOUND: { status: 404, description: 'There is no such region.' },
  DESTINATIONS_COLLISION: { status: 409, description: 'A destination belongs to another region of the profile.' },
  GENERIC_ERROR: { status: 400, description: 'The carrier did not answer with its prices.' },
  INVALID_POSTAL_CODE: { status: 400, description: 'The carrier knows no such postal code.' },
  INVALID_QUANTITY_VALUE: { status: 400, description: 'A quantity in a condition must be a whole number.' },
  LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED: {
    status: 428,
    description: 'The region has reached its maximum number of options of this kind.',
  },
  LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED: {
    status: 428,
    description: 'The external id has reached its maximum number of options.',
  },
  LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED: {
    status: 428,
    description: 'The site has reached its maximum number of pickup locations.',
  },
  LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED: {
    status: 428,
    description: 'The shipping rule has reached its maximum number of pickup locations.',
  },
  MISSING_CURRENCY_IN_THE_REQUEST_HEADERS: { status: 400, description: "Prices are in the site's currency only." },
  MISSING_DEFAULT_DELIVERY_PROFILE: { status: 428, description: 'The site has no default delivery profile.' },
  MISSING_POSTAL_CODE: { status: 400, description: 'The carrier needs a postal code to tell its prices.' },
  NO_DELIVERY_REGION_FOUND: { status: 428, description: 'No region covers this destination.' },
  PARTIAL_ADDRESS: { status: 400, description: 'The carrier needs the whole address to tell its prices.' },
  REQUIRED_COUNTRY: { status: 400, description: 'The destination must name its country.' },
  SINGLE_DEFAULT_DELIVERY_PROFILE: {
    status: 428,
    description: 'A site has exactly one default delivery profile, and keeps it.',
  },
  SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY: {
    status: 400,
    description: 'Destinations in this country cannot be limited to parts of it.',
  },
  UNKNOWN_DELIVERY_CARRIER: { status: 404, description: 'There is no such carrier.' },
} as const satisfies Record<string, ErrorEntry>;
