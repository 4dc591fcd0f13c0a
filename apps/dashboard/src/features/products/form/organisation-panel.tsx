import { Autocomplete, Stack } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { ProductForm } from './product-form.ts';
import type { Change } from './use-product-editor.ts';
import type { FormErrors } from './validate.ts';

const SUGGESTIONS = 100;

const brandNamesQuery = queryOptions({
  queryKey: ['brand-names'],
  queryFn: async () => {
    const { brands = [] } = await api.brands.queryBrands({ query: { cursorPaging: { limit: SUGGESTIONS } } });
    return namesOf(brands);
  },
});
const ribbonNamesQuery = queryOptions({
  queryKey: ['ribbon-names'],
  queryFn: async () => {
    const { ribbons = [] } = await api.ribbons.queryRibbons({ query: { cursorPaging: { limit: SUGGESTIONS } } });
    return namesOf(ribbons);
  },
});
const namesOf = (items: { name?: string }[]) =>
  [...new Set(items.flatMap(({ name }) => name ?? []))].sort((left, right) => left.localeCompare(right));

type OrganisationPanelProps = { form: ProductForm; errors: FormErrors; change: Change };

/** Brand and ribbon by their names: known ones are suggested, new ones are made on saving. */
export function OrganisationPanel({ form, errors, change }: OrganisationPanelProps) {
  const brandNames = useQuery(brandNamesQuery);
  const ribbonNames = useQuery(ribbonNamesQuery);
  return (
    <Panel title="Organisation">
      <Stack gap="sm">
        <Autocomplete
          label="Brand"
          maxLength={50}
          data={brandNames.data ?? []}
          limit={8}
          value={form.brand}
          error={errors.brand}
          onChange={(brand) => change((old) => ({ ...old, brand }))}
        />
        <Autocomplete
          label="Ribbon"
          description="A few words on the product’s picture, such as New or Sale."
          maxLength={30}
          data={ribbonNames.data ?? []}
          limit={8}
          value={form.ribbon}
          error={errors.ribbon}
          onChange={(ribbon) => change((old) => ({ ...old, ribbon }))}
        />
      </Stack>
    </Panel>
  );
}
