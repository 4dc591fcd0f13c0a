import { Divider, NavLink, Stack, VisuallyHidden } from '@mantine/core';
import {
  IconBookmark,
  IconCategory,
  IconExternalLink,
  IconFileImport,
  IconHome,
  IconPackages,
  IconPhoto,
  IconReceipt,
  IconTag,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../session.ts';
import classes from './shell.module.css';

const pages = [
  { to: '/', label: 'Home', Icon: IconHome },
  { to: '/orders', label: 'Orders', Icon: IconReceipt },
  { to: '/products', label: 'Products', Icon: IconTag },
  { to: '/inventory', label: 'Inventory', Icon: IconPackages },
  { to: '/categories', label: 'Categories', Icon: IconCategory },
  { to: '/labels', label: 'Brands and sections', Icon: IconBookmark },
  { to: '/import', label: 'Import and export', Icon: IconFileImport },
  { to: '/media', label: 'Media', Icon: IconPhoto },
];

/** The pages of the back office, and the way to the shop. */
export function Navigation() {
  const { pathname } = useLocation();
  const { site } = useSession();
  return (
    <Stack component="nav" aria-label="Main" gap={4}>
      {pages.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          component={Link}
          to={to}
          label={label}
          leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
          active={isWithin(pathname, to)}
          aria-current={isWithin(pathname, to) ? 'page' : undefined}
          className={classes.link}
        />
      ))}
      <Divider my="xs" />
      <NavLink
        href={site.url}
        target="_blank"
        label={
          <>
            View shop <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </>
        }
        leftSection={<IconExternalLink size={20} stroke={1.6} aria-hidden />}
        className={classes.link}
      />
    </Stack>
  );
}

const isWithin = (pathname: string, page: string) =>
  page === '/' ? pathname === '/' : pathname === page || pathname.startsWith(`${page}/`);
