import { Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type PagerProps = {
  previous: string | null | undefined;
  next: string | null | undefined;
  onGo: (cursor: string) => void;
};

/** Goes through the pages of a list by its cursors. */
export function Pager({ previous, next, onGo }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <Group component="nav" aria-label="Pages" justify="space-between">
      <PageButton cursor={previous} onGo={onGo} leftSection={<IconChevronLeft size={16} aria-hidden />}>
        Previous
      </PageButton>
      <PageButton cursor={next} onGo={onGo} rightSection={<IconChevronRight size={16} aria-hidden />}>
        Next
      </PageButton>
    </Group>
  );
}

type PageButtonProps = {
  cursor: string | null | undefined;
  onGo: (cursor: string) => void;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  children: string;
};

/** Stays focusable at the end of the list: a button that vanishes under the finger would lose the keyboard's place. */
function PageButton({ cursor, onGo, ...props }: PageButtonProps) {
  return (
    <Button
      variant="default"
      aria-disabled={!cursor}
      data-disabled={!cursor || undefined}
      onClick={() => cursor && onGo(cursor)}
      {...props}
    />
  );
}
