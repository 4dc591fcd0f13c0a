import { Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useSession } from '../../app/session.ts';
import type { EntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { SHOWN, shortened } from '../../ui/search-result.ts';
import { PictureField } from '../media/picture-field.tsx';
import type { CategoryForm } from './category-form.ts';

type FieldsProps = { form: EntityForm<CategoryForm> };

export function CategoryFields({ form }: FieldsProps) {
  return (
    <>
      <Panel title="Details">
        <Stack gap="sm">
          <TextInput label="Name" required maxLength={80} {...form.text('name')} />
          <TextInput
            label="Address"
            description="Last part of the page address. The old address will redirect here."
            required
            maxLength={100}
            {...form.text('slug')}
          />
          <Textarea
            label="Description"
            autosize
            minRows={3}
            maxRows={10}
            maxLength={600}
            {...form.text('description')}
          />
          <PictureField {...form.input('imageId')} />
        </Stack>
      </Panel>
      <Panel title="Search engines">
        <Stack gap="sm">
          <SearchResult values={form.values} />
          <TextInput
            label="Page title"
            placeholder={form.values.name}
            description={`Up to ${SHOWN.title} characters are shown.`}
            maxLength={200}
            {...form.text('seoTitle')}
          />
          <Textarea
            label="Page description"
            description={`Up to ${SHOWN.description} characters are shown.`}
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
    <Paper withBorder p="sm" component="figure" m={0} aria-label="Search engine preview">
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {site.url}/category/{values.slug}
      </Text>
      <Text c="var(--mantine-primary-color-filled)" fw={500}>
        {shortened(title, SHOWN.title)}
      </Text>
      <Text size="sm">{shortened(values.seoDescription || values.description, SHOWN.description)}</Text>
    </Paper>
  );
}
