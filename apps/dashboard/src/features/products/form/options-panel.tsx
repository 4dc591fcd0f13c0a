import { Button, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPlus } from '@tabler/icons-react';
import { Panel } from '../../../ui/panel.tsx';
import { OptionEditor } from './option-editor.tsx';
import { newKey, type OptionDraft, type VariantDraft, variantName } from './product-form.ts';
import type { Change } from './use-product-editor.ts';
import type { FormErrors } from './validate.ts';
import { alignVariants, combinationCount, lostVariants, MAXIMUM_OPTIONS, MAXIMUM_VARIANTS } from './variant-matrix.ts';

type OptionsPanelProps = { options: OptionDraft[]; variants: VariantDraft[]; errors: FormErrors; change: Change };

/** What buyers choose from. Each combination of choices is a variant. */
export function OptionsPanel({ options, variants, errors, change }: OptionsPanelProps) {
  const apply = (next: OptionDraft[]) =>
    change((form) => ({ ...form, options: next, variants: alignVariants(next, form.variants) }));
  /** Takes the options over, after asking where saved variants would go. */
  const propose = (next: OptionDraft[]) => {
    const lost = lostVariants(variants, alignVariants(next, variants));
    if (lost.length === 0) return apply(next);
    const names = lost.map((variant) => variantName(variant, options) || 'the only variant');
    confirmLoss(names, () => apply(next));
  };
  const add = () =>
    propose([...options, { key: newKey(), id: null, name: '', renderType: 'TEXT_CHOICES', choices: [] }]);
  const isFull = options.length >= MAXIMUM_OPTIONS;
  return (
    <Panel title="Options">
      <Stack gap="md">
        {options.length === 0 && (
          <Text size="sm" c="dimmed">
            Does it come in several sizes, colours or kinds? Add an option for each.
          </Text>
        )}
        {options.map((option, index) => (
          <OptionEditor
            key={option.key}
            option={option}
            path={`options.${index}`}
            errors={errors}
            canAdd={
              combinationCount(
                options.with(index, { ...option, choices: [...option.choices, ...option.choices.slice(0, 1)] }),
              ) <= MAXIMUM_VARIANTS
            }
            onChange={(next) => propose(options.with(index, next))}
            onRemove={() => propose(options.toSpliced(index, 1))}
          />
        ))}
        <div>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add} disabled={isFull}>
            Add option
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

const NAMES_SHOWN = 8;

function confirmLoss(names: string[], onConfirm: () => void) {
  const more = names.length - NAMES_SHOWN;
  modals.openConfirmModal({
    title: names.length === 1 ? 'Replace this variant?' : `Replace ${names.length} variants?`,
    children: (
      <Text size="sm">
        Saving replaces {names.slice(0, NAMES_SHOWN).join(', ')}
        {more > 0 && ` and ${more} more`}. Prices are carried over where a new variant takes their place; check SKUs and
        stock afterwards.
      </Text>
    ),
    labels: { confirm: 'Change options', cancel: 'Keep as it is' },
    confirmProps: { color: 'red' },
    onConfirm,
  });
}
