import { Badge, Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import { words } from '../../app/words.ts';
import classes from './text-pair.module.css';
import { checked, isOutdated, type TextFields, withText } from './translation-form.ts';

const texts = words.translating;

type Direction = 'ltr' | 'rtl';

type TextPairProps = {
  text: TextFields;
  /** That of the translation. */
  language: { tag: string; name: string; direction: Direction };
  /** That of the original. */
  own: { tag: string; direction: Direction };
  isFixed: boolean;
  onChange: (text: TextFields) => void;
};

/** A text and its translation. */
export function TextPair({ text, language, own, isFixed, onChange }: TextPairProps) {
  const id = useId();
  const shared = {
    'aria-label': texts.textIn(language.name, text.label),
    'aria-describedby': id,
    lang: language.tag,
    dir: language.direction,
    value: text.text,
    maxLength: 10_000,
    readOnly: isFixed,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(withText(text, currentTarget.value)),
  };
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" verticalSpacing="xs" className={classes.pair}>
      <div>
        <Text size="sm" c="dimmed">
          {text.label}
        </Text>
        <Text id={id} lang={own.tag} dir={own.direction} className={classes.source}>
          {text.source}
        </Text>
      </div>
      <Stack gap="xs">
        {text.isLong ? <Textarea autosize minRows={2} maxRows={12} {...shared} /> : <TextInput {...shared} />}
        {isOutdated(text) && (
          <Group gap="xs">
            <Badge variant="light" color="orange">
              {texts.states.OUTDATED}
            </Badge>
            <Text size="sm">{texts.changed}</Text>
            {!isFixed && (
              <Button
                size="xs"
                variant="default"
                aria-label={texts.stillRightNamed(text.label)}
                onClick={() => onChange(checked(text))}
              >
                {texts.stillRight}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </SimpleGrid>
  );
}
