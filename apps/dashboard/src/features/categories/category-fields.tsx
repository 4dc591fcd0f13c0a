import { Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import type { EntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { SHOWN, shortened } from '../../ui/search-result.ts';
import { PictureField } from '../media/picture-field.tsx';
import type { CategoryForm } from './category-form.ts';

const texts = words.categories;

type FieldsProps = { form: EntityForm<CategoryForm> };

export function CategoryFields({ form }: FieldsProps) {
  return (
    <>
      <Panel title={texts.details}>
        <Stack gap="sm">
          <TextInput label={words.forms.name} required maxLength={80} {...form.text('name')} />
          <TextInput
            label={texts.address}
            description={texts.addressText}
            required
            maxLength={100}
            {...form.text('slug')}
          />
          <Textarea
            label={texts.description}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={600}
            {...form.text('description')}
          />
          <PictureField {...form.input('imageId')} />
        </Stack>
      </Panel>
      <Panel title={texts.searchEngines}>
        <Stack gap="sm">
          <SearchResult values={form.values} />
          <TextInput
            label={texts.pageTitle}
            placeholder={form.values.name}
            description={texts.shown(SHOWN.title)}
            maxLength={200}
            {...form.text('seoTitle')}
          />
          <Textarea
            label={texts.pageDescription}
            description={texts.shown(SHOWN.description)}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={500}
            {...form.text('seoDescription')}
          />
        </Stack>
      </Panel>
    </>
  );
}

/** A preview of the page in search engine results. */
function SearchResult({ values }: { values: CategoryForm }) {
  const { site } = useSession();
  const title = values.seoTitle || `${values.name} | ${site.name}`;
  return (
    <Paper withBorder p="sm" component="figure" m={0} aria-label={texts.preview}>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {`${site.url}/category/${values.slug}`}
      </Text>
      <Text c="var(--mantine-color-anchor)" fw={500}>
        {shortened(title, SHOWN.title)}
      </Text>
      <Text size="sm">{shortened(values.seoDescription || values.description, SHOWN.description)}</Text>
    </Paper>
  );
}
