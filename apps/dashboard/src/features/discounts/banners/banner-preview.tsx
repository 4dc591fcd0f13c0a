import { SimpleGrid, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { words } from '../../../app/words.ts';
import { Picture } from '../../../ui/picture.tsx';
import { categoryProductsQuery } from '../../categories/queries.ts';
import { fitted } from '../../media/file-preview.tsx';
import { type BannerValues, withBanner } from './banner-form.ts';
import css from './banner-preview.module.css';

const texts = words.discounts.banners;

type BannerPreviewProps = Pick<BannerValues, 'picture' | 'altText' | 'name' | 'places'> & {
  categoryNames: Map<string, string>;
};

/** Pixels of the banner’s longer side, for dense screens too. */
const SHARP = 480;
/** The products that the preview shows at most. */
const MOST = 8;

/** The banner at its place among the products of its first category. */
export function BannerPreview({ picture, altText, name, places, categoryNames }: BannerPreviewProps) {
  const [place] = places;
  const categoryId = place?.categoryId ?? '';
  const result = useInfiniteQuery({ ...categoryProductsQuery(categoryId), enabled: categoryId !== '' });
  if (!place) return <Hint>{texts.noCategoryText}</Hint>;
  if (!picture) return <Hint>{texts.noPictureText}</Hint>;
  const products = result.data?.pages.flatMap((page) => page.products).slice(0, MOST) ?? [];
  const category = categoryNames.get(categoryId) ?? texts.theCategory;
  const isBeyond = Number(place.position) > products.length + 1;
  return (
    <section aria-label={words.discounts.preview.title}>
      <Text size="sm" c="dimmed" mb={6}>
        {isBeyond ? texts.looksLater(category, place.position) : texts.looks(category)}
      </Text>
      <SimpleGrid cols={3} spacing="xs">
        {withBanner(products, place.position).map((product) =>
          product ? (
            <div key={product.id} className={css.product}>
              <Picture id={product.media?.main?.id} alt="" width={120} height={150} isFluid />
              <Text size="xs" c="dimmed" truncate>
                {product.name}
              </Text>
            </div>
          ) : (
            <img key="banner" className={css.banner} src={fitted(picture, SHARP)} alt={altText || name} />
          ),
        )}
      </SimpleGrid>
    </section>
  );
}

const Hint = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
