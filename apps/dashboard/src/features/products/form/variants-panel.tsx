import { Fieldset, Group, Pagination, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { BulkEdit } from './bulk-edit.tsx';
import { type ProductForm, type VariantDraft, variantName, weightLabel } from './product-form.ts';
import type { Change } from './use-product-editor.ts';
import type { FormErrors } from './validate.ts';
import { VariantFields } from './variant-fields.tsx';
import { VariantTable } from './variant-table.tsx';

const ROWS_PER_PAGE = 25;

type VariantsPanelProps = { form: ProductForm; errors: FormErrors; change: Change };

/** Prices, SKUs and stock: plain fields where there is one variant, else a table of them. */
export function VariantsPanel({ form, errors, change }: VariantsPanelProps) {
  const weight = weightLabel(form);
  const [only] = form.variants;
  const setVariant: SetVariant = (key, patch) =>
    change((old) => ({
      ...old,
      variants: old.variants.map((variant) => (variant.key === key ? { ...variant, ...patch } : variant)),
    }));
  if (form.options.length === 0 && only) {
    return (
      <Panel title="Price and stock">
        <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
          <VariantFields variant={only} path="variants.0" weight={weight} errors={errors} onChange={setVariant} />
        </SimpleGrid>
      </Panel>
    );
  }
  return <ManyVariants form={form} errors={errors} change={change} weight={weight} setVariant={setVariant} />;
}

export type SetVariant = (key: string, patch: Partial<VariantDraft>) => void;

type ManyVariantsProps = VariantsPanelProps & { weight: string | null; setVariant: SetVariant };

function ManyVariants({ form, errors, change, weight, setVariant }: ManyVariantsProps) {
  const isPhone = useIsPhone();
  const { page, setPage, first } = usePage(form.variants.length, errors);
  const shown = form.variants.slice(first, first + ROWS_PER_PAGE);
  const rows = shown.map((variant, index) => ({
    variant,
    path: `variants.${first + index}`,
    name: variantName(variant, form.options),
  }));
  const pages = Math.ceil(form.variants.length / ROWS_PER_PAGE);
  return (
    <Panel
      title={`Variants (${form.variants.length})`}
      flush={!isPhone}
      aside={
        <BulkEdit
          isPhysical={weight !== null}
          onApply={(patch) =>
            change((old) => ({ ...old, variants: old.variants.map((variant) => ({ ...variant, ...patch })) }))
          }
        />
      }
    >
      {isPhone ? (
        <Stack gap="sm">
          {rows.map(({ variant, path, name }) => (
            <Fieldset key={variant.key} legend={name} p="sm">
              <SimpleGrid cols={2} spacing="xs">
                <VariantFields variant={variant} path={path} weight={weight} errors={errors} onChange={setVariant} />
              </SimpleGrid>
            </Fieldset>
          ))}
        </Stack>
      ) : (
        <VariantTable rows={rows} weight={weight} errors={errors} onChange={setVariant} />
      )}
      {pages > 1 && (
        <Group justify="space-between" p="md">
          <Text size="sm" c="dimmed">
            {first + 1}–{first + shown.length} of {form.variants.length}
          </Text>
          <Pagination
            total={pages}
            value={page}
            onChange={setPage}
            size="sm"
            getControlProps={(control) => ({ 'aria-label': `${control} page of variants` })}
          />
        </Group>
      )}
    </Panel>
  );
}

/** The page of the table that is shown. A wrong field on another page brings that page up. */
function usePage(count: number, errors: FormErrors) {
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(count / ROWS_PER_PAGE)));
  const wrong = Object.keys(errors).flatMap((path) => /^variants\.(\d+)\./.exec(path)?.[1] ?? []);
  const pageOfFirstError = wrong[0] === undefined ? null : Math.floor(Number(wrong[0]) / ROWS_PER_PAGE) + 1;
  useEffect(() => {
    if (pageOfFirstError !== null) setPage(pageOfFirstError);
  }, [pageOfFirstError]);
  return { page, setPage, first: (page - 1) * ROWS_PER_PAGE };
}
