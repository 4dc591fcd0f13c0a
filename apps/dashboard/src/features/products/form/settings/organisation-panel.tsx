import { Autocomplete, NativeSelect, Stack, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../../app/permissions.ts';
import { words } from '../../../../app/words.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { hasErrors, panelOf } from '../panel-of.tsx';
import { namesOf, tagsQuery, useBrands, useDeliveryProfiles, useRibbons, useTaxGroups } from './suggestions.ts';

const texts = words.productSettings.organisation;

/** The server accepts one main ribbon and four others. */
const MAXIMUM_RIBBONS = 5;
const MAXIMUM_TAGS = 100;

const fields = ['brand', 'ribbons', 'tags', 'taxGroupId', 'deliveryProfileId', 'productType'] as const;

/** Brand, ribbons and tags by name: existing names are suggested, new ones are created on saving. */
export const OrganisationPanel = panelOf(fields, function OrganisationPanel({ form, errors, change }) {
  const may = useMay();
  const brands = useBrands();
  const ribbons = useRibbons();
  const tags = useQuery(tagsQuery);
  const taxGroups = useTaxGroups();
  const profiles = useDeliveryProfiles();
  // a user who cannot see the internal tags would remove them by saving
  const mayTag = may('tags.bulkGetOrCreateTags') && may('TAGS.TAG_READ');
  const known = (exposure: 'PUBLIC' | 'PRIVATE') => namesOf(tags.data?.filter((tag) => tag.exposure === exposure));
  const clear = { 'aria-label': texts.removeAll };
  return (
    <FoldingPanel
      title={texts.title}
      isWrong={hasErrors(errors, 'brand', 'ribbons', 'tags', 'taxGroup', 'deliveryProfile')}
    >
      <Stack gap="sm">
        <Autocomplete
          label={texts.brand}
          maxLength={50}
          data={namesOf(brands)}
          limit={8}
          value={form.brand}
          error={errors.brand}
          onChange={(brand) => change((old) => ({ ...old, brand }))}
        />
        <TagsInput
          label={texts.ribbons}
          description={texts.ribbonsText}
          placeholder={form.ribbons.length === 0 ? texts.example : undefined}
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
          label={texts.tags}
          disabled={!mayTag}
          description={texts.tagsText}
          placeholder={form.tags.public.length === 0 ? texts.example : undefined}
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
          label={texts.internalTags}
          disabled={!mayTag}
          description={texts.internalTagsText}
          placeholder={form.tags.private.length === 0 ? texts.example : undefined}
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
            label={texts.taxGroup}
            value={form.taxGroupId}
            error={errors.taxGroup}
            onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, taxGroupId: value }))}
            data={[
              { value: '', label: texts.standardTax },
              ...taxGroups.flatMap(({ id, name }) => (id ? [{ value: id, label: name ?? id }] : [])),
            ]}
          />
        )}
        {profiles.length > 0 && form.productType === 'PHYSICAL' && (
          <NativeSelect
            label={texts.deliveryProfile}
            description={texts.deliveryProfileText}
            value={form.deliveryProfileId}
            error={errors.deliveryProfile}
            onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, deliveryProfileId: value }))}
            data={[
              { value: '', label: texts.defaultProfile },
              ...profiles.flatMap(({ id, name }) => (id ? [{ value: id, label: name ?? id }] : [])),
            ]}
          />
        )}
      </Stack>
    </FoldingPanel>
  );
});
