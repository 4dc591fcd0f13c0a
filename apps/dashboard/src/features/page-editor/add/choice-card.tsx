import { Text, UnstyledButton } from '@mantine/core';
import { viewOf } from '@stoa/blocks';
import { iconOf } from '../block-icons.ts';
import classes from './add-panel.module.css';
import type { Choice } from './choices.ts';
import { Thumbnail } from './thumbnail.tsx';

type ChoiceCardProps = {
  choice: Choice;
  theme: CSSStyleSheet;
  pageWidth: number;
  onAdded: (() => void) | undefined;
};

/** Something to add, as it will look. What is drawn nowhere by itself, such as an entry of a menu, has its words alone. */
export function ChoiceCard({ choice, theme, pageWidth, onAdded }: ChoiceCardProps) {
  const { type, title, purpose, make, add } = choice;
  const Icon = iconOf(type);
  return (
    <UnstyledButton className={classes.choice} onClick={() => add() && onAdded?.()}>
      {viewOf(type) && <Thumbnail make={make} theme={theme} pageWidth={pageWidth} />}
      <span className={classes.words}>
        {purpose && <Icon size={20} stroke={1.5} aria-hidden />}
        <span>
          <Text component="span" size="sm" fw={purpose ? 600 : 400} display="block">
            {title}
          </Text>
          {purpose && (
            <Text component="span" size="xs" c="dimmed" display="block">
              {purpose}
            </Text>
          )}
        </span>
      </span>
    </UnstyledButton>
  );
}
