import { Group, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import { Stars } from './stars.tsx';

type ProductRatingProps = {
  product: { id?: string | null; rating?: { average?: number; count?: number } | null };
};

/** The rating of a product, with a link to its reviews; nothing without published ones. */
export function ProductRating({ product: { id, rating } }: ProductRatingProps) {
  const format = useFormat();
  const { average = 0, count = 0 } = rating ?? {};
  if (count === 0) return null;
  return (
    <Group gap={6} wrap="nowrap">
      <Stars rating={Math.round(average)} />
      <Text size="sm">
        {format.number(average)} ·{' '}
        <PageLink to={`/reviews/all?product=${id}`} inherit underline="always">
          {words.reviews.count(count)}
        </PageLink>
      </Text>
    </Group>
  );
}
