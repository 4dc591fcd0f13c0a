import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { words } from './words.ts';

/** What a link in a list says to the page that it opens: the pages of all rows in their order, and the address of the list. */
type Among = { links: string[]; list: string };

/** The state of links in a list, whose rows have these pages. */
export function useAmong(links: readonly string[]): { among: Among } {
  const { pathname, search } = useLocation();
  return { among: { links: [...new Set(links)], list: pathname + search } };
}

/** The list that the page was opened from; null where it was opened in another way. */
export function useOpenedFrom(): Among | null {
  const { state, pathname } = useLocation();
  const among = (state as { among?: Among } | null)?.among;
  return among?.links.includes(pathname) ? among : null;
}

/** Leads to what stands before and after this in the list that it was opened from. */
export function Neighbours({ among: { links, list } }: { among: Among }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (links.length < 2) return null;
  const place = links.indexOf(pathname);
  const goTo = (link: string) => void navigate(link, { state: { among: { links, list } } });
  return (
    <Group component="nav" gap={2} aria-label={words.lists.neighbours} wrap="nowrap">
      <Neighbour label={words.lists.before} link={links[place - 1]} onGo={goTo}>
        <IconChevronLeft size={18} aria-hidden />
      </Neighbour>
      <Neighbour label={words.lists.after} link={links[place + 1]} onGo={goTo}>
        <IconChevronRight size={18} aria-hidden />
      </Neighbour>
    </Group>
  );
}

type NeighbourProps = { label: string; link: string | undefined; onGo: (link: string) => void; children: ReactNode };

/** Stays focusable at the ends of the list: a button that vanishes when pressed would lose the keyboard focus. */
const Neighbour = ({ label, link, onGo, children }: NeighbourProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={label}
    title={label}
    aria-disabled={!link}
    data-disabled={!link || undefined}
    {...(!link && { bg: 'transparent' })}
    onClick={() => link && onGo(link)}
  >
    {children}
  </ActionIcon>
);
