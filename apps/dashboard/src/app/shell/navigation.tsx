import { Divider, NavLink, Stack, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../session.ts';
import { words } from '../words.ts';
import { useMenu } from './menu.ts';
import classes from './shell.module.css';

const texts = words.shell;

/** The pages of the back office, and a link to the shop. */
export function Navigation() {
  const { pathname } = useLocation();
  const { site } = useSession();
  const menu = useMenu();
  return (
    <Stack component="nav" aria-label={texts.main} gap={4}>
      {menu.map(({ to, label, Icon, Count }) => (
        <NavLink
          key={to}
          component={Link}
          to={to}
          label={label}
          leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
          rightSection={Count && <Count />}
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
            {texts.viewShop} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
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
