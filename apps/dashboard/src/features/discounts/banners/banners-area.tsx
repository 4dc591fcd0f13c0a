import { Badge, Button, Group, Text } from '@mantine/core';
import { IconPhotoStar, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { defineList, type Selected } from '../../../ui/list/define-list.ts';
import { ListView } from '../../../ui/list/list-view.tsx';
import { cursorPage } from '../../../ui/list/paging.ts';
import { Picture } from '../../../ui/picture.tsx';
import { SwitchSelected } from '../../../ui/switch-selected.tsx';
import { useCategoryNames } from '../../categories/use-tree.ts';
import { DISCOUNTS } from '../queries.ts';
import { BannerDrawer } from './banner-drawer.tsx';
import { type Banner, bannerFilters, bannerSorts, toBannerSearch } from './banner-search.ts';

const texts = words.discounts;

type Extra = { open: ((banner: Banner) => void) | undefined; names: Map<string, string> };

/** Pictures among the products of categories, which draw attention to something. */
export function Component() {
  const may = useMay();
  const names = useCategoryNames() ?? new Map<string, string>();
  const [edited, setEdited] = useState<Banner | null>();
  return (
    <>
      {may('promotions.createPromotion') && (
        <Group justify="flex-end" mb="md">
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
            {texts.banners.new}
          </Button>
        </Group>
      )}
      <ListView list={bannerList} extra={{ open: may('promotions.updatePromotion') ? setEdited : undefined, names }} />
      <BannerDrawer banner={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

/** The categories of a banner with its places there: `Prints (3), Cards (1)`. */
const placesText = ({ categories = [] }: Banner, names: Map<string, string>): string =>
  categories
    .map(({ id = '', position = 1 }) => `${names.get(id) ?? texts.banners.hiddenCategory} (${position})`)
    .join(', ') || texts.banners.noCategory;

function BannerStatus({ banner: { enabled, media } }: { banner: Banner }) {
  if (media?.uploadId && !media.image)
    return (
      <Badge variant="light" color="blue">
        {texts.banners.importing}
      </Badge>
    );
  return (
    <Badge variant="light" color={enabled ? 'green' : 'gray'}>
      {enabled ? texts.states.on : texts.states.off}
    </Badge>
  );
}

const bannerList = defineList<Banner, typeof bannerFilters, Extra>({
  title: texts.banners.title,
  nouns: texts.banners.nouns,
  queryKey: [...DISCOUNTS, 'banners'],
  search: texts.search,
  filters: bannerFilters,
  sorts: bannerSorts,
  load: async (query) => {
    const { promotions, pagingMetadata } = await api.promotions.searchPromotions(toBannerSearch(query));
    return cursorPage(promotions, pagingMetadata);
  },
  idOf: ({ id }) => id ?? '',
  name: {
    title: texts.banners.banner,
    of: ({ name }) => name ?? '',
    picture: ({ media }) => <Picture id={media?.image?.id} alt="" width={40} height={40} />,
  },
  onOpen: (banner, { open }) => open?.(banner),
  columns: [
    {
      title: texts.banners.places,
      phone: 'detail',
      show: (banner, { extra: { names } }) => <Text size="sm">{placesText(banner, names)}</Text>,
    },
    { title: texts.status, phone: 'below', show: (banner) => <BannerStatus banner={banner} /> },
    {
      title: texts.banners.changed,
      phone: null,
      show: ({ updatedDate }, { format }) => updatedDate && format.date(String(updatedDate)),
    },
    {
      title: texts.banners.created,
      phone: null,
      show: ({ createdDate }, { format }) => createdDate && format.date(String(createdDate)),
    },
  ],
  selection: { needs: [['promotions.updatePromotion'], ['promotions.deletePromotion']], Actions: BannerActions },
  empty: {
    icon: <IconPhotoStar />,
    title: texts.banners.none,
    description: texts.banners.noneText,
  },
});

function BannerActions({ selected }: { selected: Selected<Banner, typeof bannerFilters> }) {
  return (
    <SwitchSelected
      queryKey={DISCOUNTS}
      selected={selected}
      needs={{ change: 'promotions.updatePromotion', remove: 'promotions.deletePromotion' }}
      nameOf={({ name }) => name ?? ''}
      consequence={texts.banners.deleteText}
      isActive={({ enabled }) => enabled ?? false}
      setActive={({ id, revision }, enabled) =>
        api.promotions.updatePromotion({ promotion: { id: id ?? '', revision: revision ?? '', enabled } })
      }
      remove={({ id }) => api.promotions.deletePromotion({ promotionId: id ?? '' })}
    />
  );
}
