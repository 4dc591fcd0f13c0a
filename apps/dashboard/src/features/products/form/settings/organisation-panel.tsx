import { Autocomplete, NativeSelect, Stack, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../../app/permissions.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { Change, ProductForm } from '../product-form.ts';
import { namesOf, tagsQuery, useBrands, useRibbons, useTaxGroups } from './suggestions.ts';

/** The server accepts one main ribbon and four others. */
const MAXIMUM_RIBBONS = 5;
const MAXIMUM_TAGS = 100;

type OrganisationPanelProps = { form: ProductForm; errors: FormErrors; change: Change };

/** Brand, ribbons and tags by name: existing names are suggested, new ones are created on saving. */
export function OrganisationPanel({ form, errors, change }: OrganisationPanelProps) {
  const may = useMay();
  const brands = useBrands();
  const ribbons = useRibbons();
  const tags = useQuery(tagsQuery);
  const taxGroups = useTaxGroups();
  // a user who cannot see the internal tags would remove them by saving
  const mayTag = may('tags.bulkGetOrCreateTags') && may('TAGS.TAG_READ');
  const known = (exposure: 'PUBLIC' | 'PRIVATE') => namesOf(tags.data?.filter((tag) => tag.exposure === exposure));
  const clear = { 'aria-label': 'Remove all' };
  return (
    <Panel title="Organisation">
      <Stack gap="sm">
        <Autocomplete
          label="Brand"
          maxLength={50}
          data={namesOf(brands)}
          limit={8}
          value={form.brand}
          error={errors.brand}
          onChange={(brand) => change((old) => ({ ...old, brand }))}
        />
        <TagsInput
          label="Ribbons"
          description="A few words on the product’s picture, such as New. The first counts most."
          placeholder={form.ribbons.length === 0 ? 'Type and press Enter' : undefined}
          maxTags={MAXIMUM_RIBBONS}
          maxLength={30}
          data={namesOf(ribbons)}
          limit={8}
          clearable
          clearButtonProps={clear}
          acceptValueOnBlur
          value={form.ribbons}
          error={errors.ribbons}
          onChange={(value) => change((old) => ({ ...old, ribbons: value }))}
        />
        <TagsInput
          label="Tags"
          disabled={!mayTag}
          description="Everybody can see these."
          placeholder={form.tags.public.length === 0 ? 'Type and press Enter' : undefined}
          maxTags={MAXIMUM_TAGS}
          maxLength={50}
          data={known('PUBLIC')}
          limit={8}
          clearable
          clearButtonProps={clear}
          acceptValueOnBlur
          value={form.tags.public}
          error={errors.tags}
          onChange={(value) => change((old) => ({ ...old, tags: { ...old.tags, public: value } }))}
        />
        <TagsInput
          label="Internal tags"
          disabled={!mayTag}
          description="For the team only."
          placeholder={form.tags.private.length === 0 ? 'Type and press Enter' : undefined}
          maxTags={MAXIMUM_TAGS}
          maxLength={50}
          data={known('PRIVATE')}
          limit={8}
          clearable
          clearButtonProps={clear}
          acceptValueOnBlur
          value={form.tags.private}
          onChange={(value) => change((old) => ({ ...old, tags: { ...old.tags, private: value } }))}
        />
        {taxGroups.length > 0 && (
          <NativeSelect
            label="Tax group"
            value={form.taxGroupId}
            error={errors.taxGroup}
            onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, taxGroupId: value }))}
            data={[
              { value: '', label: 'Standard' },
              ...taxGroups.flatMap(({ id, name }) => (id ? [{ value: id, label: name ?? id }] : [])),
            ]}
          />
        )}
      </Stack>
    </Panel>
  );
}
