import { Button, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { words } from '../../../../app/words.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { useStable } from '../../../../ui/use-stable.ts';
import { DraftList } from '../draft-list.tsx';
import { hasErrors, panelOf } from '../panel-of.tsx';
import { choiceNames, variantName } from '../product-form.ts';
import { alignVariants, lostVariants, MAXIMUM_OPTIONS, roomForChoices } from '../variants/variant-matrix.ts';
import { OptionEditor } from './option-editor.tsx';
import { hasSameChoices, newOption, type OptionDraft } from './option-form.ts';

const texts = words.productOptions;

/** The options that customers choose from. Each combination of choices is a variant. */
export const OptionsPanel = panelOf(['options', 'variants', 'media'], function OptionsPanel({ form, errors, change }) {
  const { options, variants, media } = form;
  const root = useRef<HTMLDivElement>(null);
  const apply = (next: OptionDraft[]) =>
    change((form) => ({ ...form, options: next, variants: alignVariants(next, form.variants) }));
  /** Applies the new options, after confirmation if saved variants would be lost. */
  const propose = (next: OptionDraft[]) => {
    if (hasSameChoices(options, next)) return change((form) => ({ ...form, options: next }));
    const lost = lostVariants(variants, alignVariants(next, variants));
    if (lost.length === 0) return apply(next);
    const names = lost.map((variant) => variantName(variant, choiceNames(options)) || texts.replacing.only);
    confirmLoss(names, () => apply(next));
  };
  const replace = useStable((index: number, next: OptionDraft) => propose(options.with(index, next)));
  const remove = useStable((index: number) => propose(options.toSpliced(index, 1)));
  const add = () => {
    propose([...options, newOption()]);
    requestAnimationFrame(() => {
      const fields = root.current?.querySelectorAll<HTMLElement>(`input[placeholder="${texts.example}"]`);
      fields?.[fields.length - 1]?.focus();
    });
  };
  const isFull = options.length >= MAXIMUM_OPTIONS;
  return (
    <FoldingPanel title={texts.title} isWrong={hasErrors(errors, 'options')} isOpenAtFirst={options.length > 0}>
      <Stack gap="md" ref={root}>
        <DraftList
          label={texts.title}
          unnamed={texts.unnamed}
          hint={texts.text}
          items={options}
          nameOf={({ name }) => name}
          onMove={apply}
        >
          {(option, index, handle) => (
            <OptionEditor
              option={option}
              index={index}
              media={media}
              handle={handle}
              errors={errors}
              room={roomForChoices(options, index)}
              onChange={replace}
              onRemove={remove}
            />
          )}
        </DraftList>
        <div>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add} disabled={isFull}>
            {texts.add}
          </Button>
        </div>
      </Stack>
    </FoldingPanel>
  );
});

const NAMES_SHOWN = 8;

function confirmLoss(names: string[], onConfirm: () => void) {
  const more = names.length - NAMES_SHOWN;
  modals.openConfirmModal({
    title: names.length === 1 ? texts.replacing.title : texts.replacing.titleMany(names.length),
    children: <Text size="sm">{texts.replacing.text(names.slice(0, NAMES_SHOWN).join(', '), more)}</Text>,
    labels: { confirm: texts.replacing.confirm, cancel: texts.replacing.keep },
    confirmProps: { color: 'red' },
    onConfirm,
  });
}
