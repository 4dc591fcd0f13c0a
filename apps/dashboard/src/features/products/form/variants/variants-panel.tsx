import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { words } from '../../../../app/words.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { offerUndo } from '../../../../ui/undo-message.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { useSettled } from '../../../../ui/use-settled.ts';
import { useStable } from '../../../../ui/use-stable.ts';
import { hasSameChoices } from '../options/option-form.ts';
import { type PanelProps, panelOf } from '../panel-of.tsx';
import { type VariantDraft, weightLabel } from '../product-form.ts';
import { BulkSet } from './bulk-set.tsx';
import { columnsOf, havingChoices, type OnPatch, type Patches, patched } from './cells.ts';
import { PricePerUnitFields } from './price-per-unit-fields.tsx';
import { VariantDrawer } from './variant-drawer.tsx';
import { VariantFields } from './variant-fields.tsx';
import { VariantGrid } from './variant-grid.tsx';
import { VariantList } from './variant-list.tsx';
import { variantsFields } from './variants-form.ts';

const texts = words.productVariants;

/** Prices, codes and stock: plain fields for a single variant, otherwise a table. */
export const VariantsPanel = panelOf(variantsFields, function VariantsPanel({ form, errors, change }) {
  const [only] = form.variants;
  if (form.options.some(({ choices }) => choices.length > 0) || !only)
    return <ManyVariants form={form} errors={errors} change={change} />;
  return (
    <Panel title={texts.single}>
      <Stack gap="sm">
        <VariantFields
          form={form}
          variant={only}
          path="variants.0"
          errors={errors}
          onChange={(patch) => change((old) => ({ ...old, variants: [{ ...(old.variants[0] ?? only), ...patch }] }))}
        />
        {form.productType === 'PHYSICAL' && <PricePerUnitFields form={form} errors={errors} change={change} />}
      </Stack>
    </Panel>
  );
});

function ManyVariants({ form, errors, change }: PanelProps<(typeof variantsFields)[number]>) {
  const isPhone = useIsPhone();
  const [wanted, setWanted] = useState<Record<number, string>>({});
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string | null>(null);
  const { variants } = form;
  // names that are still being typed reach the table when typing pauses
  const settled = useSettled(form.options);
  const options = hasSameChoices(settled, form.options) ? settled : form.options;
  const rows = useMemo(() => havingChoices(variants, wanted), [variants, wanted]);
  const places = useMemo(() => new Map(variants.map(({ key }, index) => [key, index])), [variants]);
  const { productType, pricePerUnit } = form;
  const shown = useMemo(() => columnsOf({ productType, pricePerUnit }), [productType, pricePerUnit]);
  const chosen = rows.filter(({ key }) => selected.has(key));

  const set = (patches: Patches) => change((old) => ({ ...old, variants: patched(old.variants, patches) }));
  const patch = useStable((patches: Patches, said: Parameters<OnPatch>[1]) => {
    if (patches.size === 0) return;
    set(patches);
    if (!said) return;
    const before = former(variants, patches);
    offerUndo({ text: said(patches.size), onUndo: () => set(before) });
  });
  const shared = { rows, places, options, errors };
  return (
    <Panel title={texts.titleCount(variants.length)} flush>
      <Stack gap="sm" pb={isPhone ? 'md' : 0}>
        <Group px="md" gap="xs" justify="space-between">
          <Group gap="xs">
            {options.map(({ key, name, choices }, index) => (
              <NativeSelect
                key={key}
                size="xs"
                aria-label={texts.show(name || texts.unnamedOption)}
                value={wanted[index] ?? ''}
                onChange={({ currentTarget: { value } }) => setWanted({ ...wanted, [index]: value })}
                data={[
                  { value: '', label: texts.every(name || texts.unnamedChoice) },
                  ...choices.map((choice) => ({ value: choice.key, label: choice.name })),
                ]}
              />
            ))}
          </Group>
          <BulkSet
            targets={chosen.length > 0 ? chosen : rows}
            isSelection={chosen.length > 0}
            shown={shown}
            onPatch={patch}
          />
        </Group>
        {rows.length === 0 && (
          <Text size="sm" c="dimmed" px="md" pb="md">
            {texts.none}
          </Text>
        )}
        {rows.length > 0 &&
          (isPhone ? (
            <VariantList {...shared} onOpen={setOpen} />
          ) : (
            <VariantGrid
              {...shared}
              shown={shown}
              weight={weightLabel(form)}
              selected={selected}
              onSelected={setSelected}
              onPatch={patch}
              onDetails={setOpen}
            />
          ))}
        {form.productType === 'PHYSICAL' && (
          <Group px="md" pb={isPhone ? 0 : 'md'}>
            <PricePerUnitFields form={form} errors={errors} change={change} />
          </Group>
        )}
      </Stack>
      <VariantDrawer
        form={form}
        rows={rows}
        open={open}
        places={places}
        errors={errors}
        onOpen={setOpen}
        onChange={(key, changes) => set(new Map([[key, changes]]))}
      />
    </Panel>
  );
}

/** The patches that undo the given ones. */
function former(variants: VariantDraft[], patches: Patches): Patches {
  const entries = variants.flatMap((variant): [string, Partial<VariantDraft>][] => {
    const patch = patches.get(variant.key);
    if (!patch) return [];
    const fields = Object.keys(patch) as (keyof VariantDraft)[];
    return [[variant.key, Object.fromEntries(fields.map((field) => [field, variant[field]]))]];
  });
  return new Map(entries);
}
