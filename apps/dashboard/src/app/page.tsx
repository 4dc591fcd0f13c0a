import { Anchor, Group, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Neighbours, useOpenedFrom } from './neighbours.tsx';
import { useSession } from './session.ts';

type PageProps = {
  title: string;
  /** The list that this page belongs to. */
  back?: { to: string; label: string };
  /** Beside the heading: badges. */
  status?: ReactNode;
  /** At the end of the heading's line: buttons. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page: its document title, and a heading that is focused on arrival from another page. */
export function Page({ children, ...head }: PageProps) {
  // what was begun on the page of a neighbour in a list does not go on here
  const { key } = usePlace();
  return (
    <Stack gap="lg">
      <Head {...head} />
      <Fragment key={key}>{children}</Fragment>
    </Stack>
  );
}

/** The list that the page was opened from, and what tells pages apart that were opened from one list. */
function usePlace() {
  const { pathname } = useLocation();
  const among = useOpenedFrom();
  return { among, key: among ? pathname : '' };
}

/** Stays as it is while the contents of the page change. */
const Head = memo(function Head({ title, back, status, actions }: Omit<PageProps, 'children'>) {
  const { site } = useSession();
  const { among, key } = usePlace();
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <div>
        {back && (
          <Group justify="space-between" mb={4} wrap="nowrap">
            <Anchor
              component={Link}
              to={among?.list.split('?')[0] === back.to ? among.list : back.to}
              size="sm"
              c="dimmed"
              display="inline-flex"
              style={{ gap: 4, alignItems: 'center' }}
            >
              <IconArrowLeft size={16} aria-hidden /> {back.label}
            </Anchor>
            {among && <Neighbours among={among} />}
          </Group>
        )}
        <Group justify="space-between" gap="sm">
          <Group gap="sm" miw={0}>
            <Heading>{title}</Heading>
            {status}
          </Group>
          {actions && (
            <Group key={key} gap="xs">
              {actions}
            </Group>
          )}
        </Group>
      </div>
    </>
  );
});

function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === 'default';
  // only arrival moves the focus, not later changes of the page
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title order={1} ref={heading} tabIndex={-1} miw={0} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Title>
  );
}
