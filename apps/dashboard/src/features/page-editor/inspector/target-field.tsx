import { Autocomplete, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { words } from '../../../app/words.ts';
import { useTree } from '../../categories/use-tree.ts';
import { pagesQuery } from '../../site-pages/queries.ts';

const texts = words.editorSettings;

type TargetFieldProps = { value: string; error: string | null; onChange: (href: string) => void };

/** Pages of the shop that every site has. */
const ofShop = [
  { value: '/shop', title: texts.allProducts },
  { value: '/gift-card', title: texts.link.giftCard },
  { value: '/cart', title: texts.link.cart },
  { value: '/account', title: texts.link.account },
  { value: '/wishlist', title: texts.link.wishlist },
];

/** Where a link leads: any address, or a page of the site chosen by its name. */
export function TargetField({ value, error, onChange }: TargetFieldProps) {
  const pages = useQuery(pagesQuery).data ?? [];
  const categories = useTree().data?.nodes ?? [];
  const targets = [
    ...pages
      .filter(({ kind }) => kind === 'PAGE')
      .map(({ title = '', address = '' }) => ({ value: `/${address}`, title: title || words.sitePages.untitled })),
    ...categories.map(({ name, slug }) => ({ value: `/category/${slug}`, title: name })),
    ...ofShop,
  ];
  const titles = new Map(targets.map((target) => [target.value, target.title]));
  return (
    <Autocomplete
      label={texts.link.target}
      placeholder={texts.link.example}
      maxLength={2000}
      value={value}
      error={error}
      onChange={(href) => onChange(href.trim())}
      data={[...titles.keys()]}
      filter={({ options, search }) => {
        const words = search.trim().toLowerCase();
        // what stands there already is no search for others like it
        if (titles.has(search)) return options;
        return options.filter(
          (option) => 'value' in option && `${option.value} ${titles.get(option.value)}`.toLowerCase().includes(words),
        );
      }}
      maxDropdownHeight={260}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap" justify="space-between" w="100%">
          <Text size="sm" truncate>
            {titles.get(option.value)}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {option.value}
          </Text>
        </Group>
      )}
    />
  );
}
