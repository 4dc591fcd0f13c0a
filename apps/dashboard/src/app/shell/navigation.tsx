import { NavLink, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../session.ts';
import { words } from '../words.ts';
import { type MenuGroup, useMenu } from './menu.ts';
import classes from './shell.module.css';

const texts = words.shell;

/** The pages of the back office, and a link to the shop. The chosen page is in sight, however long the menu is, and so is its end. */
export function Navigation() {
  const { site } = useSession();
  const { pathname } = useLocation();
  const nav = useRef<HTMLDivElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const menu = useMenu();
  const shown = (groups: MenuGroup[]) => groups.map((group) => <Pages key={group.entries[0]?.to} group={group} />);
  return (
    <Stack component="nav" ref={nav} aria-label={texts.main} gap={0} className={classes.navigation}>
      <div className={classes.groups}>{shown(menu.filter(({ isAtEnd }) => !isAtEnd))}</div>
      <Stack gap={2} className={classes.end}>
        {shown(menu.filter(({ isAtEnd }) => isAtEnd))}
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
    </Stack>
  );
}

function Pages({ group: { title, entries } }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  return (
    <Stack gap={2} className={classes.group} {...(title && { role: 'group', 'aria-label': title })}>
      {title && (
        <Text size="xs" fw={600} c="dimmed" px={12} pb={2} aria-hidden>
          {title}
        </Text>
      )}
      {entries.map(({ to, label, Icon, Count }) => (
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
    </Stack>
  );
}

const isWithin = (pathname: string, page: string) =>
  page === '/' ? pathname === '/' : pathname === page || pathname.startsWith(`${page}/`);
