import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useFormat } from '../../../../app/format.ts';
import { words } from '../../../../app/words.ts';
import { readAmount } from '../../../../ui/form/read-number.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import type { OptionDraft } from '../options/option-form.ts';
import { choiceNames, type VariantDraft, variantName } from '../product-form.ts';
import { cellText } from './cells.ts';
import classes from './variant-grid.module.css';

const texts = words.productVariants;

const ROW_HEIGHT = 58;

type VariantListProps = {
  rows: VariantDraft[];
  places: Map<string, number>;
  options: OptionDraft[];
  errors: FormErrors;
  onOpen: (key: string) => void;
};

/** The variants on narrow screens: each one opens with all of its fields. */
export function VariantList({ rows, places, options, errors, onOpen }: VariantListProps) {
  const root = useRef<HTMLDivElement>(null);
  const format = useFormat();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const names = choiceNames(options);
  const wrong = new Set(Object.keys(errors).flatMap((path) => /^variants\.(\d+)\./.exec(path)?.[1] ?? []));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section ref={root} className={classes.list} aria-label={texts.title} tabIndex={0}>
      <div className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const variant = rows[index];
          if (!variant) return null;
          const price = readAmount(variant.price);
          const isWrong = wrong.has(String(places.get(variant.key)));
          return (
            <UnstyledButton
              key={variant.key}
              className={classes.item}
              style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
              data-wrong={isWrong || undefined}
              aria-invalid={isWrong || undefined}
              onClick={() => onOpen(variant.key)}
            >
              <div style={{ flex: 1, minWidth: 0 }}>
                <Text fw={600} truncate>
                  {variantName(variant, names)}
                </Text>
                <Text size="sm" c={isWrong ? 'var(--mantine-color-error)' : 'dimmed'} truncate>
                  {isWrong ? texts.checkFields : stockLine(variant)}
                </Text>
              </div>
              <Text size="sm">{price === null ? '–' : format.money(price)}</Text>
              <IconChevronRight size={16} aria-hidden />
            </UnstyledButton>
          );
        })}
      </div>
    </section>
  );
}

function stockLine(variant: VariantDraft): string {
  const stock =
    variant.stock.mode === 'TRACKED' ? texts.count(variant.stock.quantity || '0') : cellText(variant, 'stock');
  return [stock, variant.sku, variant.visible ? '' : texts.hidden].filter(Boolean).join(' · ');
}
