import { Text } from '@mantine/core';
import { useFormat } from '../app/format.ts';
import { neighbours } from './offset-pages.ts';
import { Pager } from './pager.tsx';

type OffsetPagerProps = {
  /** How many stand before the page, how many it shows, and how many there are where that is known. */
  offset: number;
  count: number;
  total: number | null | undefined;
  onGo: (cursor: string) => void;
};

/** Where in a list its page stands, and the ways to its neighbours. */
export function OffsetPager({ offset, count, total, onGo }: OffsetPagerProps) {
  const format = useFormat();
  return (
    <>
      {typeof total === 'number' && (
        <Text size="sm" c="dimmed">
          {format.number(offset + 1)}–{format.number(offset + count)} of {format.number(total)}
        </Text>
      )}
      <Pager {...neighbours(offset, count, total)} onGo={onGo} />
    </>
  );
}
