import { AspectRatio, Box, Group, Image, Radio, SimpleGrid, Text } from '@mantine/core';
import { templateList } from '@stoa/demo/templates/list';
import halftone from '@stoa/demo/templates/previews/halftone.webp';
import lowpass from '@stoa/demo/templates/previews/lowpass.webp';
import marrow from '@stoa/demo/templates/previews/marrow.webp';
import offcut from '@stoa/demo/templates/previews/offcut.webp';
import sourdough from '@stoa/demo/templates/previews/sourdough.webp';
import stillwater from '@stoa/demo/templates/previews/stillwater.webp';
import type { ReactNode } from 'react';
import { words } from '../../app/words.ts';

const texts = words.newSite;

const previews = { halftone, lowpass, marrow, offcut, sourdough, stillwater };

export type TemplateChoice = keyof typeof previews | '';

type TemplatePickerProps = {
  value: TemplateChoice;
  onChange: (value: TemplateChoice) => void;
};

/** What a new site begins with: one of the templates as it looks, or next to nothing. */
export function TemplatePicker({ value, onChange }: TemplatePickerProps) {
  return (
    <Radio.Group
      label={texts.beginWith}
      description={texts.beginText}
      value={value}
      onChange={(chosen) => onChange(chosen as TemplateChoice)}
    >
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm" mt="xs">
        {templateList.map(({ id, name }) => (
          <Card key={id} value={id} name={name} {...texts.templates[id]}>
            <Image src={previews[id]} alt="" loading="lazy" />
          </Card>
        ))}
      </SimpleGrid>
      <Box mt="sm">
        <Card value="" {...texts.empty} />
      </Box>
    </Radio.Group>
  );
}

type CardProps = { value: string; name: string; trade: string; says: string; children?: ReactNode };

function Card({ value, name, trade, says, children }: CardProps) {
  return (
    <Radio.Card value={value} aria-label={`${name}: ${trade}`} p="xs">
      {children && (
        <AspectRatio ratio={4 / 5} mb="xs">
          {children}
        </AspectRatio>
      )}
      <Group gap="xs" wrap="nowrap">
        <Radio.Indicator size="xs" />
        <Text size="sm" fw={600}>
          {name}
        </Text>
      </Group>
      <Text size="xs">{trade}</Text>
      <Text size="xs" c="dimmed">
        {says}
      </Text>
    </Radio.Card>
  );
}
