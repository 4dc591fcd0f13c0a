import { AspectRatio, Box, Group, Image, Radio, SimpleGrid, Text } from '@mantine/core';
import { templateList } from '@stoa/demo/templates/list';
import halftone from '@stoa/demo/templates/previews/halftone.webp';
import lowpass from '@stoa/demo/templates/previews/lowpass.webp';
import marrow from '@stoa/demo/templates/previews/marrow.webp';
import offcut from '@stoa/demo/templates/previews/offcut.webp';
import sourdough from '@stoa/demo/templates/previews/sourdough.webp';
import stillwater from '@stoa/demo/templates/previews/stillwater.webp';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { savedTemplatesQuery } from './queries.ts';
import { TemplatePicture } from './template-picture.tsx';

const texts = words.newSite;

const previews = { halftone, lowpass, marrow, offcut, sourdough, stillwater };

/** A template that is chosen, and the language and currency of a site that is made of it, where they are not free to choose. */
export type TemplateChoice = { template: string; language?: string; currency?: string };

type TemplatePickerProps = {
  /** The name of a template of Stoa, or the id of a saved one; empty for none. */
  value: string;
  onChange: (choice: TemplateChoice) => void;
};

/** What a new site begins with: one of the templates as it looks, or next to nothing. */
export function TemplatePicker({ value, onChange }: TemplatePickerProps) {
  const saved = useQuery(savedTemplatesQuery);
  const choose = (template: string) => {
    const { language, currency } = saved.data?.find(({ id }) => id === template) ?? {};
    onChange({ template, ...(language && { language }), ...(currency && { currency }) });
  };
  return (
    <Radio.Group label={texts.beginWith} description={texts.beginText} value={value} onChange={choose}>
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm" my="xs">
        {templateList.map(({ id, name }) => (
          <Card key={id} value={id} name={name} {...texts.templates[id]}>
            <AspectRatio ratio={4 / 5}>
              <Image src={previews[id]} alt="" loading="lazy" />
            </AspectRatio>
          </Card>
        ))}
        {saved.data?.map(({ id = '', name = '', description = '', picture, isOwn }) => (
          <Card key={id} value={id} name={name} trade={isOwn ? texts.saved.own : texts.saved.shared} says={description}>
            <TemplatePicture picture={picture} />
          </Card>
        ))}
      </SimpleGrid>
      {saved.isError && <Failure error={saved.error} onRetry={() => void saved.refetch()} />}
      <Box mt="sm">
        <Card value="" {...texts.empty} />
      </Box>
    </Radio.Group>
  );
}

const CARD = { display: 'flex', flexDirection: 'column', alignItems: 'stretch' } as const;

type CardProps = { value: string; name: string; trade: string; says: string; children?: ReactNode };

function Card({ value, name, trade, says, children }: CardProps) {
  return (
    // the pictures of a row stand side by side, however much is said below them
    <Radio.Card value={value} aria-label={`${name}: ${trade}`} p="xs" style={CARD}>
      {children && <Box mb="xs">{children}</Box>}
      <Group gap="xs" wrap="nowrap">
        <Radio.Indicator size="xs" />
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Text>
      </Group>
      <Text size="xs">{trade}</Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {says}
      </Text>
    </Radio.Card>
  );
}
