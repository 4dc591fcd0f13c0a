import { Anchor, type AnchorProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMayOpen } from './use-may-open.ts';

type PageLinkProps = Omit<AnchorProps, 'component'> & { to: string; state?: unknown; children: ReactNode };

/** A link to a page; plain text for users without access to that page. */
export function PageLink({ to, state, children, underline, ...look }: PageLinkProps) {
  const mayOpen = useMayOpen();
  if (mayOpen(to))
    return (
      <Anchor component={Link} to={to} state={state} {...(underline ? { underline } : {})} {...look}>
        {children}
      </Anchor>
    );
  // the style that stretches a link over its row makes no sense for text
  const { className, variant, ...text } = look;
  return (
    <Text component="span" {...text}>
      {children}
    </Text>
  );
}
