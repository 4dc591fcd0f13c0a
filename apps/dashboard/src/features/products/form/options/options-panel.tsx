import { Button, Fieldset, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPlus } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { moved } from '../../../../ui/moved.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Sortable } from '../../../../ui/sortable.tsx';
import type { Change } from '../product-form.ts';
import { choiceNames, type ProductForm, variantName } from '../product-form.ts';
import { unlessChanged } from '../unless-changed.ts';
import { alignVariants, lostVariants, MAXIMUM_OPTIONS, roomForChoices } from '../variants/variant-matrix.ts';
import { OptionEditor } from './option-editor.tsx';
import { newOption, type OptionDraft } from './option-form.ts';
import classes from './options.module.css';

type OptionsPanelProps = { form: ProductForm; errors: FormErrors; change: Change };

/** The options that buyers choose from. Each combination of choices is a variant. */
export const OptionsPanel = memo(
  function OptionsPanel({ form, errors, change }: OptionsPanelProps) {
    const { options, variants, media } = form;
    const root = useRef<HTMLDivElement>(null);
    const apply = (next: OptionDraft[]) =>
      change((form) => ({ ...form, options: next, variants: alignVariants(next, form.variants) }));
    /** Applies the new options, after confirmation if saved variants would be lost. */
    const propose = (next: OptionDraft[]) => {
      if (sameChoices(options, next)) return change((form) => ({ ...form, options: next }));
      const lost = lostVariants(variants, alignVariants(next, variants));
      if (lost.length === 0) return apply(next);
      const names = lost.map((variant) => variantName(variant, choiceNames(options)) || 'the only variant');
      confirmLoss(names, () => apply(next));
    };
    const add = () => {
      propose([...options, newOption()]);
      requestAnimationFrame(() => {
        const fields = root.current?.querySelectorAll<HTMLElement>('input[placeholder="Size"]');
        fields?.[fields.length - 1]?.focus();
      });
    };
    const isFull = options.length >= MAXIMUM_OPTIONS;
    return (
      <Panel title="Options">
        <Stack gap="md" ref={root}>
          {options.length === 0 && (
            <Text size="sm" c="dimmed">
              Does it come in several sizes, colours or kinds? Add an option for each.
            </Text>
          )}
          <Sortable
            items={options}
            keyOf={({ key }) => key}
            nameOf={({ name }) => name || 'new option'}
            onMove={(from, to) => apply(moved(options, from, to))}
            label="Options"
            className={classes.list}
          >
            {(option, index, handle) => (
              <Fieldset aria-label={option.name || 'New option'} className={classes.option} p="sm">
                <OptionEditor
                  option={option}
                  path={`options.${index}`}
                  media={media}
                  handle={handle}
                  errors={errors}
                  room={roomForChoices(options, index)}
                  onChange={(next) => propose(options.with(index, next))}
                  onRemove={() => propose(options.toSpliced(index, 1))}
                />
              </Fieldset>
            )}
          </Sortable>
          <div>
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add} disabled={isFull}>
              Add option
            </Button>
          </div>
        </Stack>
      </Panel>
    );
  },
  unlessChanged('options', 'variants', 'media'),
);

/** Tells whether both lists offer the same choices in the same order: renaming creates no other variants. */
function sameChoices(before: OptionDraft[], after: OptionDraft[]): boolean {
  const keysOf = (options: OptionDraft[]) =>
    options.map(({ choices }) => choices.map(({ key }) => key).join(' ')).join();
  return before.length === after.length && keysOf(before) === keysOf(after);
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
