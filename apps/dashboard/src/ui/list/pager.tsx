import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { counted, type Loaded, type Nouns } from './define-list.ts';

type PagerProps = {
  page: Loaded<unknown>;
  /** The number of the page. */
  number: number;
  nouns: Nouns;
  onGo: (cursor: string, by: 1 | -1) => void;
};

/** The position of a page in its list, and links to its neighbours. */
export function Pager({ page: { items: shown, offset, total, previous, next }, number, nouns, onGo }: PagerProps) {
  const format = useFormat();
  const items = counted(total ?? 0, nouns, format);
  const isOneOfMany = offset !== undefined && Boolean(previous || next);
  return (
    <>
      {typeof total === 'number' && shown.length > 0 && (
        <Text size="sm" c="dimmed">
          {isOneOfMany
            ? words.lists.place(format.number(offset + 1), format.number(offset + shown.length), items)
            : items}
        </Text>
      )}
      {(previous || next) && (
        <Group component="nav" aria-label={words.lists.pages} justify="space-between">
          <PageButton
            cursor={previous}
            onGo={(cursor) => onGo(cursor, -1)}
            leftSection={<IconChevronLeft size={16} aria-hidden />}
          >
            {words.lists.previous}
          </PageButton>
          <Text size="sm" c="dimmed">
            {words.lists.page(format.number(number))}
          </Text>
          <PageButton
            cursor={next}
            onGo={(cursor) => onGo(cursor, 1)}
            rightSection={<IconChevronRight size={16} aria-hidden />}
          >
            {words.lists.next}
          </PageButton>
        </Group>
      )}
    </>
  );
}

type PageButtonProps = {
  cursor: string | null | undefined;
  onGo: (cursor: string) => void;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  children: string;
};

/** Stays focusable at the end of the list: a button that vanishes when pressed would lose the keyboard focus. */
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
