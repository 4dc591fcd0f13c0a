import {
  IconAddressBook,
  IconArticle,
  IconBookmark,
  IconCash,
  IconCategory,
  IconChartBar,
  IconDiscount,
  IconFile,
  IconFileImport,
  IconForms,
  IconGift,
  IconHome,
  IconLanguage,
  IconLink,
  IconMail,
  IconPackages,
  IconPhoto,
  IconReceipt,
  IconSettings,
  IconShoppingCartX,
  IconStar,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import { WaitingCount } from '../../features/members/waiting-count.tsx';
import { WaitingReviews } from '../../features/reviews/waiting-reviews.tsx';
import { useMayOpen } from '../use-may-open.ts';

/** The main pages, in the order of the menu. */
const entries = [
  { to: '/', label: 'Home', Icon: IconHome },
  { to: '/orders', label: 'Orders', Icon: IconReceipt },
  { to: '/reports', label: 'Reports', Icon: IconChartBar },
  { to: '/payments', label: 'Payments', Icon: IconCash },
  { to: '/abandoned-checkouts', label: 'Abandoned checkouts', Icon: IconShoppingCartX },
  { to: '/members', label: 'Members', Icon: IconUsers, Count: WaitingCount },
  { to: '/contacts', label: 'Contacts', Icon: IconAddressBook },
  { to: '/emails', label: 'E-mails', Icon: IconMail },
  { to: '/reviews', label: 'Reviews', Icon: IconStar, Count: WaitingReviews },
  { to: '/discounts', label: 'Discounts', Icon: IconDiscount },
  { to: '/gift-cards', label: 'Gift cards', Icon: IconGift },
  { to: '/pay-links', label: 'Pay links', Icon: IconLink },
  { to: '/products', label: 'Products', Icon: IconTag },
  { to: '/inventory', label: 'Inventory', Icon: IconPackages },
  { to: '/categories', label: 'Categories', Icon: IconCategory },
  { to: '/labels', label: 'Brands and sections', Icon: IconBookmark },
  { to: '/import', label: 'Import and export', Icon: IconFileImport },
  { to: '/pages', label: 'Pages', Icon: IconFile },
  { to: '/forms', label: 'Forms', Icon: IconForms },
  { to: '/blog', label: 'Blog', Icon: IconArticle },
  { to: '/languages', label: 'Languages', Icon: IconLanguage },
  { to: '/media', label: 'Media', Icon: IconPhoto },
  { to: '/settings', label: 'Settings', Icon: IconSettings },
];

/** The main pages that the user has access to. */
export function useMenu() {
  const mayOpen = useMayOpen();
  return entries.filter(({ to }) => mayOpen(to));
}
