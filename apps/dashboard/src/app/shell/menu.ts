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
import { words } from '../words.ts';

const texts = words.shell.pages;

/** The main pages, in the order of the menu. */
const entries = [
  { to: '/', label: texts.home, Icon: IconHome },
  { to: '/orders', label: texts.orders, Icon: IconReceipt },
  { to: '/reports', label: texts.reports, Icon: IconChartBar },
  { to: '/payments', label: texts.payments, Icon: IconCash },
  { to: '/abandoned-checkouts', label: texts.abandonedCheckouts, Icon: IconShoppingCartX },
  { to: '/members', label: texts.members, Icon: IconUsers, Count: WaitingCount },
  { to: '/contacts', label: texts.contacts, Icon: IconAddressBook },
  { to: '/emails', label: texts.emails, Icon: IconMail },
  { to: '/reviews', label: texts.reviews, Icon: IconStar, Count: WaitingReviews },
  { to: '/discounts', label: texts.discounts, Icon: IconDiscount },
  { to: '/gift-cards', label: texts.giftCards, Icon: IconGift },
  { to: '/pay-links', label: texts.payLinks, Icon: IconLink },
  { to: '/products', label: texts.products, Icon: IconTag },
  { to: '/inventory', label: texts.inventory, Icon: IconPackages },
  { to: '/categories', label: texts.categories, Icon: IconCategory },
  { to: '/labels', label: texts.labels, Icon: IconBookmark },
  { to: '/import', label: texts.import, Icon: IconFileImport },
  { to: '/pages', label: texts.pages, Icon: IconFile },
  { to: '/forms', label: texts.forms, Icon: IconForms },
  { to: '/blog', label: texts.blog, Icon: IconArticle },
  { to: '/languages', label: texts.languages, Icon: IconLanguage },
  { to: '/media', label: texts.media, Icon: IconPhoto },
  { to: '/settings', label: texts.settings, Icon: IconSettings },
];

/** The main pages that the user has access to. */
export function useMenu() {
  const mayOpen = useMayOpen();
  return entries.filter(({ to }) => mayOpen(to));
}
