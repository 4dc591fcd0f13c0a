/** Who on a site's team may do what: the roles that every site has, and the words for what they are made of. */

export type StaffRole = {
  key: string;
  title: string;
  /** What the role is for. */
  description: string;
  /** Permissions of the contract: a name, `GROUP.*` for all names of a group, `*` for all there are. */
  permissions: readonly string[];
};

/** The groups of permissions, by the first part of their names. */
export const permissionGroups: Record<string, string> = {
  AUDIT: 'Activity',
  BADGES: 'Badges',
  BADGE_ASSIGNMENTS: 'Who has which badge',
  BILLING: 'Taxes',
  CATEGORIES: 'Categories',
  CONTACTS: 'Contacts',
  DEVELOPERS: 'API keys and apps',
  ECOM: 'Carts, checkouts and orders',
  IAM: 'Accounts and signing in',
  LOCATIONS: 'Locations',
  MEDIA: 'Media',
  MEMBERS: 'Members',
  OWNER: 'Ownership of the site',
  REPORTS: 'Sales figures',
  STAFF: 'Team and roles',
  STOA: 'Saved views and background jobs',
  TAGS: 'Tags',
  WISHLIST: 'Wishlists of the site',
  WIX_HEADLESS: 'Links to hosted pages',
  WIX_STORES: 'Products and inventory',
};

/** Permissions that no operation insists on: with them, operations show or allow more. */
export const furtherPermissions = [
  'CATEGORIES.CATEGORY_READ',
  'TAGS.TAG_READ',
  'WIX_STORES.PRODUCT_MERCHANT_DATA_READ',
  'WIX_STORES.PRODUCT_READ_NON_VISIBLE',
] as const;

/** What everybody needs who works in the dashboard's lists. */
const atWork = ['STOA.SAVED_VIEW_READ', 'STOA.SAVED_VIEW_WRITE', 'STOA.JOB_READ', 'WIX_STORES.CATALOG_VERSION_READ'];

/** The roles of every site. Sites add roles of their own. */
export const staffRoles = [
  {
    key: 'owner',
    title: 'Owner',
    description: 'Runs the site and may do everything, also hand it over to somebody else.',
    permissions: ['*'],
  },
  {
    key: 'admin',
    title: 'Admin',
    description: 'Does everything for the owner except deciding about ownership.',
    permissions: Object.keys(permissionGroups)
      .filter((group) => group !== 'OWNER')
      .map((group) => `${group}.*`),
  },
  {
    key: 'store-manager',
    title: 'Store manager',
    description: 'Looks after the catalogue, inventory, orders, discounts and contacts, and sees costs and profit.',
    permissions: [
      'WIX_STORES.*',
      'CATEGORIES.*',
      'TAGS.*',
      'LOCATIONS.*',
      'ECOM.*',
      'WISHLIST.*',
      'BILLING.*',
      'CONTACTS.*',
      'REPORTS.*',
      'STOA.*',
      'WIX_HEADLESS.*',
      'MEMBERS.MEMBER_READ',
      'MEMBERS.CUSTOM_FIELDS_READ',
      'BADGES.BADGE_READ',
      'BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_READ',
      'MEDIA.*',
    ],
  },
  {
    key: 'fulfilment',
    title: 'Fulfilment',
    description: 'Packs and sends orders and counts stock. Changes no prices and sees no members.',
    permissions: [
      'ECOM.READ_ORDERS',
      'WIX_STORES.INVENTORY_READ',
      'WIX_STORES.INVENTORY_UPDATE',
      'WIX_STORES.READ_INVENTORY',
      'WIX_STORES.MODIFY_INVENTORY',
      'WIX_STORES.STORES_LOCATION_READ',
      'WIX_STORES.PRODUCT_READ_NON_VISIBLE',
      'CATEGORIES.CATEGORY_READ',
      'TAGS.TAG_READ',
      'LOCATIONS.READ',
      ...atWork,
    ],
  },
  {
    key: 'content-editor',
    title: 'Content editor',
    description: 'Looks after pages, pictures and what search engines show.',
    permissions: ['MEDIA.*', ...atWork],
  },
  {
    key: 'support',
    title: 'Support',
    description: 'Answers customers: sees orders, members and contacts, and changes none of them.',
    permissions: [
      'ECOM.READ_ORDERS',
      'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
      'CONTACTS.VIEW',
      'MEMBERS.MEMBER_READ',
      'MEMBERS.MEMBER_ABOUT_READ',
      'MEMBERS.CUSTOM_FIELDS_READ',
      'MEMBERS.ROLES_READ',
      'BADGES.BADGE_READ',
      'BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_READ',
      ...atWork,
    ],
  },
] as const satisfies readonly StaffRole[];

/** The group of a permission: `MEDIA` for `MEDIA.FILES_UPLOAD`, and for `media:site_media:…`. */
export const groupOf = (permission: string): string => (permission.split(/[.:]/)[0] ?? '').toUpperCase();

/** Whether a list of permissions holds one, by its name, its group or as one of all. */
export function grants(given: readonly string[], permission: string): boolean {
  const group = `${groupOf(permission)}.*`;
  return given.some((one) => one === '*' || one === permission || one === group);
}

/** Those of the wanted permissions that a list does not hold: nobody passes on what they do not have. */
export const notGranted = (given: readonly string[], wanted: readonly string[]): string[] =>
  wanted.filter((permission) => !grants(given, permission));
