/** Roles for the team of a site and the permissions they grant. */

export type StaffRole = {
  key: string;
  title: string;
  /** The purpose of the role. */
  description: string;
  /** Permission names; `GROUP.*` grants a whole group, `*` everything. */
  permissions: readonly string[];
};

/** Titles of the permission groups. A group is the first part of a permission's name. */
export const permissionGroups: Record<string, string> = {
  AUDIT: 'Activity',
  BADGES: 'Badges',
  BADGE_ASSIGNMENTS: 'Badge assignments',
  BILLING: 'Taxes',
  BLOG: 'Blog',
  CATEGORIES: 'Categories',
  CONTACTS: 'Contacts',
  COUPONS: 'Coupons',
  CURRENCY_CONVERTER: 'Currencies',
  DEVELOPERS: 'API keys and apps',
  ECOM: 'Carts, checkouts and orders',
  FORMS: 'Forms and what people send by them',
  IAM: 'Accounts and login',
  LOCATIONS: 'Locations',
  MAILS: 'E-mails that were sent',
  MEDIA: 'Media',
  MEMBERS: 'Members',
  OWNER: 'Ownership of the site',
  PAGES: 'Pages',
  PAYMENTS: 'Cards that members let be kept',
  REPORTS: 'Sales figures',
  REVIEWS: 'Reviews',
  SETTINGS: 'Site settings',
  SITE_PROPERTIES: 'Business profile and opening hours',
  SITE_SETTINGS: 'Site properties',
  STAFF: 'Team and roles',
  STOA: 'Saved views and background jobs',
  STORES: 'Promotions',
  TAGS: 'Tags',
  TRANSLATIONS: 'Translations',
  WISHLIST: 'Wish lists',
  WIX_FORMS: 'Limits of forms',
  WIX_HEADLESS: 'Links to hosted pages',
  WIX_STORES: 'Products and inventory',
  WIX_TIPS: 'Tips',
};

/** Permissions that no operation requires. They make operations show or allow more. */
export const furtherPermissions = [
  'CATEGORIES.CATEGORY_READ',
  'TAGS.TAG_READ',
  'WIX_STORES.PRODUCT_MERCHANT_DATA_READ',
  'WIX_STORES.PRODUCT_READ_NON_VISIBLE',
] as const;

/** Permissions for working with the dashboard's lists. */
const atWork = ['STOA.SAVED_VIEW_READ', 'STOA.SAVED_VIEW_WRITE', 'STOA.JOB_READ', 'WIX_STORES.CATALOG_VERSION_READ'];

/** The built-in roles. Sites can add custom roles. */
export const staffRoles = [
  {
    key: 'owner',
    title: 'Owner',
    description: 'Runs the site and may do everything, including transferring ownership.',
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
    description: 'Looks after the catalogue, inventory, contacts and reviews, sees orders, costs and profit.',
    permissions: [
      'WIX_STORES.*',
      'STORES.*',
      'CATEGORIES.*',
      'TAGS.*',
      'LOCATIONS.*',
      'ECOM.*',
      'PAYMENTS.*',
      'COUPONS.*',
      'WISHLIST.*',
      'WIX_TIPS.*',
      'CURRENCY_CONVERTER.*',
      'BILLING.*',
      'CONTACTS.*',
      'FORMS.*',
      'WIX_FORMS.*',
      'BLOG.*',
      'REPORTS.*',
      'REVIEWS.*',
      'MAILS.*',
      'STOA.*',
      'WIX_HEADLESS.*',
      'MEMBERS.MEMBER_READ',
      'MEMBERS.CUSTOM_FIELDS_READ',
      'BADGES.BADGE_READ',
      'BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_READ',
      'MEDIA.*',
      'TRANSLATIONS.*',
    ],
  },
  {
    key: 'fulfilment',
    title: 'Fulfilment',
    description: 'Sees and fulfils orders, and keeps stock up to date. Changes no prices and sees no members.',
    permissions: [
      'ECOM.READ_ORDERS',
      'ECOM.READ_FULFILLMENTS',
      'ECOM.MODIFY_FULFILLMENTS',
      'WIX_STORES.INVENTORY_READ',
      'WIX_STORES.INVENTORY_UPDATE',
      'WIX_STORES.INVENTORY_UPSERT',
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
    description: 'Looks after pages, the blog, pictures and what search engines show.',
    permissions: [
      'PAGES.*',
      'BLOG.*',
      'MEDIA.*',
      'TRANSLATIONS.*',
      'CATEGORIES.CATEGORY_READ',
      // forms on pages, without what people sent by them
      'forms:v4:form:list_forms',
      'forms:v4:form:create_form',
      ...atWork,
    ],
  },
  {
    key: 'support',
    title: 'Support',
    description: 'Answers customers: sees orders, members and contacts without changing them, and replies to reviews.',
    permissions: [
      'ECOM.READ_ORDERS',
      'ECOM.SUBSCRIPTION_CONTRACT_READ',
      'ECOM.READ_FULFILLMENTS',
      'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
      'MAILS.READ',
      'CONTACTS.VIEW',
      'MEMBERS.MEMBER_READ',
      'MEMBERS.MEMBER_ABOUT_READ',
      'MEMBERS.CUSTOM_FIELDS_READ',
      'MEMBERS.ROLES_READ',
      'BADGES.BADGE_READ',
      'BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_READ',
      'REVIEWS.READ_REVIEWS',
      'REVIEWS.READ_PRIVATE_REVIEWS',
      'REVIEWS.SET_REPLY',
      ...atWork,
    ],
  },
] as const satisfies readonly StaffRole[];

/** Returns the group of a permission: `MEDIA` for both `MEDIA.FILES_UPLOAD` and `media:site_media:…`. */
export const groupOf = (permission: string): string => (permission.split(/[.:]/)[0] ?? '').toUpperCase();

/** Checks whether a list of permissions grants a permission, by its name, its group or `*`. */
export function grants(given: readonly string[], permission: string): boolean {
  const group = `${groupOf(permission)}.*`;
  return given.some((one) => one === '*' || one === permission || one === group);
}

/** Checks whether the list of operations of a session contains an operation, by its name or its service. */
export const mayCall = (listed: readonly string[], operation: string): boolean =>
  listed.includes(operation) || listed.includes(`${operation.split('.')[0]}.*`);

/** Returns the wanted permissions that a list does not grant. People can only pass on permissions they have. */
export const notGranted = (given: readonly string[], wanted: readonly string[]): string[] =>
  wanted.filter((permission) => !grants(given, permission));
