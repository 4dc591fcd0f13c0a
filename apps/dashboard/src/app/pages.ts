import {
  IconAddressBook,
  IconBookmark,
  IconCategory,
  IconFileImport,
  IconHome,
  IconPackages,
  IconPhoto,
  IconReceipt,
  IconSettings,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import { WaitingCount } from '../features/members/waiting-count.tsx';

/** The areas of the settings, with the permission to see each. */
export const settingsAreas = [
  { path: 'team', title: 'Team and roles', needs: 'STAFF.READ' },
  { path: 'api-keys', title: 'API keys', needs: 'DEVELOPERS.API_KEY_READ' },
  { path: 'oauth-apps', title: 'OAuth apps', needs: 'DEVELOPERS.OAUTH_APP_READ' },
  { path: 'sign-in', title: 'Sign-in', needs: 'IAM.SIGN_ON_POLICY_READ' },
  { path: 'badges', title: 'Badges', needs: 'BADGES.BADGE_READ' },
  { path: 'profile-fields', title: 'Profile fields', needs: 'MEMBERS.CUSTOM_FIELDS_READ' },
  { path: 'activity', title: 'Activity', needs: 'AUDIT.READ' },
];

/** The main pages. Somebody sees those for which they have one of the permissions. */
export const pages = [
  { to: '/', label: 'Home', Icon: IconHome, needs: [] },
  { to: '/orders', label: 'Orders', Icon: IconReceipt, needs: ['ECOM.READ_ORDERS'] },
  {
    to: '/members',
    label: 'Members',
    Icon: IconUsers,
    needs: ['MEMBERS.MEMBER_READ'],
    Count: WaitingCount,
  },
  { to: '/contacts', label: 'Contacts', Icon: IconAddressBook, needs: ['CONTACTS.VIEW'] },
  { to: '/products', label: 'Products', Icon: IconTag, needs: ['WIX_STORES.PRODUCT_UPDATE'] },
  { to: '/inventory', label: 'Inventory', Icon: IconPackages, needs: ['WIX_STORES.INVENTORY_READ'] },
  { to: '/categories', label: 'Categories', Icon: IconCategory, needs: ['CATEGORIES.CATEGORY_UPDATE'] },
  { to: '/labels', label: 'Brands and sections', Icon: IconBookmark, needs: ['WIX_STORES.BRAND_READ'] },
  { to: '/import', label: 'Import and export', Icon: IconFileImport, needs: ['WIX_STORES.PRODUCT_CREATE'] },
  { to: '/media', label: 'Media', Icon: IconPhoto, needs: ['MEDIA.SITE_MEDIA_FILES_LIST'] },
  { to: '/settings', label: 'Settings', Icon: IconSettings, needs: settingsAreas.map(({ needs }) => needs) },
];
