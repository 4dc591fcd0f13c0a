import { Button, FileButton, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { explain } from '../../ui/explain.ts';
import type { EntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SHOWN, shortened } from '../../ui/search-result.ts';
import { ROOT } from '../media/library.ts';
import { NotTaken, uploadFile } from '../media/uploads/upload-file.ts';
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
          <PictureField form={form} />
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

function PictureField({ form: { values, set } }: FieldsProps) {
  const mayUpload = useMay()('mediaFiles.generateFileUploadUrl');
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(file, { folderId: ROOT }),
    onSuccess: ({ id }) => set({ imageId: id ?? null }),
    onError: (error) => {
      const message = error instanceof NotTaken ? error.message : explain(error).detail;
      notifications.show({ color: 'red', title: 'The picture couldn’t be saved', message });
    },
  });
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Picture
      </Text>
      <Group gap="md">
        <Picture id={values.imageId} alt="" width={96} height={96} />
        <Group gap="xs">
          {mayUpload && (
            <FileButton
              accept="image/*"
              onChange={(file) => file && upload.mutate(file)}
              inputProps={{ 'aria-label': 'Picture', tabIndex: -1 }}
            >
              {(props) => (
                <Button {...props} variant="default" loading={upload.isPending}>
                  {values.imageId ? 'Replace' : 'Upload'}
                </Button>
              )}
            </FileButton>
          )}
          {values.imageId && (
            <Button variant="subtle" color="gray" onClick={() => set({ imageId: null })}>
              Remove
            </Button>
          )}
        </Group>
      </Group>
    </div>
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
