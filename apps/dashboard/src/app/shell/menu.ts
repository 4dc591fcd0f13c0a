import {
  type Icon,
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
import type { ComponentType } from 'react';
import { WaitingCount } from '../../features/members/waiting-count.tsx';
import { WaitingOrders } from '../../features/orders/waiting-orders.tsx';
import { WaitingReviews } from '../../features/reviews/waiting-reviews.tsx';
import { useMayOpen } from '../use-may-open.ts';
import { words } from '../words.ts';

const { pages: texts, groups: groupTitles } = words.shell;

type MenuEntry = { to: string; label: string; Icon: Icon; Count?: ComponentType };
export type MenuGroup = { title: string | null; entries: MenuEntry[]; isAtEnd?: boolean };

/** The main pages by what they are for, in the order of the menu. */
const groups: MenuGroup[] = [
  { title: null, entries: [{ to: '/', label: texts.home, Icon: IconHome }] },
  {
    title: groupTitles.sales,
    entries: [
      { to: '/orders', label: texts.orders, Icon: IconReceipt, Count: WaitingOrders },
      { to: '/payments', label: texts.payments, Icon: IconCash },
      { to: '/abandoned-checkouts', label: texts.abandonedCheckouts, Icon: IconShoppingCartX },
      { to: '/discounts', label: texts.discounts, Icon: IconDiscount },
      { to: '/gift-cards', label: texts.giftCards, Icon: IconGift },
      { to: '/pay-links', label: texts.payLinks, Icon: IconLink },
      { to: '/reports', label: texts.reports, Icon: IconChartBar },
    ],
  },
  {
    title: groupTitles.catalogue,
    entries: [
      { to: '/products', label: texts.products, Icon: IconTag },
      { to: '/inventory', label: texts.inventory, Icon: IconPackages },
      { to: '/categories', label: texts.categories, Icon: IconCategory },
      { to: '/labels', label: texts.labels, Icon: IconBookmark },
      { to: '/import', label: texts.import, Icon: IconFileImport },
    ],
  },
  {
    title: groupTitles.customers,
    entries: [
      { to: '/members', label: texts.members, Icon: IconUsers, Count: WaitingCount },
      { to: '/contacts', label: texts.contacts, Icon: IconAddressBook },
      { to: '/emails', label: texts.emails, Icon: IconMail },
      { to: '/reviews', label: texts.reviews, Icon: IconStar, Count: WaitingReviews },
    ],
  },
  {
    title: groupTitles.website,
    entries: [
      { to: '/pages', label: texts.pages, Icon: IconFile },
      { to: '/blog', label: texts.blog, Icon: IconArticle },
      { to: '/forms', label: texts.forms, Icon: IconForms },
      { to: '/media', label: texts.media, Icon: IconPhoto },
      { to: '/languages', label: texts.languages, Icon: IconLanguage },
    ],
  },
  { title: null, entries: [{ to: '/settings', label: texts.settings, Icon: IconSettings }], isAtEnd: true },
];

/** The main pages that the user has access to, without groups that have none. */
export function useMenu(): MenuGroup[] {
  const mayOpen = useMayOpen();
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ to }) => mayOpen(to)) }))
    .filter(({ entries }) => entries.length > 0);
}
