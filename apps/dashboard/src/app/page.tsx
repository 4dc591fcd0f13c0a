import { Anchor, Group, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
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
  return (
    <Stack gap="lg">
      <Head {...head} />
      {children}
    </Stack>
  );
}

/** Stays as it is while the contents of the page change. */
const Head = memo(function Head({ title, back, status, actions }: Omit<PageProps, 'children'>) {
  const { site } = useSession();
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <div>
        {back && (
          <Anchor
            component={Link}
            to={back.to}
            size="sm"
            c="dimmed"
            display="inline-flex"
            mb={4}
            style={{ gap: 4, alignItems: 'center' }}
          >
            <IconArrowLeft size={16} aria-hidden /> {back.label}
          </Anchor>
        )}
        <Group justify="space-between" gap="sm">
          <Group gap="sm" miw={0}>
            <Heading>{title}</Heading>
            {status}
          </Group>
          {actions && <Group gap="xs">{actions}</Group>}
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
