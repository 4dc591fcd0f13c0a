import { Button, FileButton, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { explain } from '../../ui/explain.ts';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ROOT } from '../media/library.ts';
import { NotTaken, uploadFile } from '../media/uploads/upload-file.ts';
import { SHOWN, shortened } from '../products/form/settings/search-result.ts';
import type { CategoryErrors, CategoryForm } from './category-form.ts';

type FieldsProps = { form: CategoryForm; errors: CategoryErrors; onChange: (change: Partial<CategoryForm>) => void };

export function CategoryFields({ form, errors, onChange }: FieldsProps) {
  return (
    <>
      <Panel title="Details">
        <Stack gap="sm">
          <TextInput
            label="Name"
            required
            maxLength={80}
            value={form.name}
            error={errors.name}
            onChange={({ currentTarget: { value } }) => onChange({ name: value })}
          />
          <TextInput
            label="Address"
            description="The end of its page's address. The old one goes on leading here."
            required
            maxLength={100}
            value={form.slug}
            error={errors.slug}
            onChange={({ currentTarget: { value } }) => onChange({ slug: value })}
          />
          <Textarea
            label="Description"
            autosize
            minRows={3}
            maxRows={10}
            maxLength={600}
            value={form.description}
            onChange={({ currentTarget: { value } }) => onChange({ description: value })}
          />
          <PictureField form={form} onChange={onChange} />
        </Stack>
      </Panel>
      <Panel title="Search engines">
        <Stack gap="sm">
          <SearchResult form={form} />
          <TextInput
            label="Page title"
            placeholder={form.name}
            description={`Up to ${SHOWN.title} characters are shown.`}
            maxLength={200}
            value={form.seoTitle}
            onChange={({ currentTarget: { value } }) => onChange({ seoTitle: value })}
          />
          <Textarea
            label="Page description"
            description={`Up to ${SHOWN.description} characters are shown.`}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={500}
            value={form.seoDescription}
            onChange={({ currentTarget: { value } }) => onChange({ seoDescription: value })}
          />
        </Stack>
      </Panel>
    </>
  );
}

function PictureField({ form, onChange }: Pick<FieldsProps, 'form' | 'onChange'>) {
  const mayUpload = useMay()('mediaFiles.generateFileUploadUrl');
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(file, { folderId: ROOT }),
    onSuccess: ({ id }) => onChange({ imageId: id ?? null }),
    onError: (error) => {
      const message = error instanceof NotTaken ? error.message : explain(error).detail;
      notifications.show({ color: 'red', title: 'The picture was not stored', message });
    },
  });
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Picture
      </Text>
      <Group gap="md">
        <Picture id={form.imageId} alt="" width={96} height={96} />
        <Group gap="xs">
          {mayUpload && (
            <FileButton
              accept="image/*"
              onChange={(file) => file && upload.mutate(file)}
              inputProps={{ 'aria-label': 'Picture', tabIndex: -1 }}
            >
              {(props) => (
                <Button {...props} variant="default" loading={upload.isPending}>
                  {form.imageId ? 'Replace' : 'Upload'}
                </Button>
              )}
            </FileButton>
          )}
          {form.imageId && (
            <Button variant="subtle" color="gray" onClick={() => onChange({ imageId: null })}>
              Remove
            </Button>
          )}
        </Group>
      </Group>
    </div>
  );
}

/** How a search engine will show the page. */
function SearchResult({ form }: { form: CategoryForm }) {
  const { site } = useSession();
  const title = form.seoTitle || `${form.name} | ${site.name}`;
  return (
    <Paper withBorder p="sm" component="figure" m={0} aria-label="How search engines show it">
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {site.url}/category/{form.slug}
      </Text>
      <Text c="var(--mantine-primary-color-filled)" fw={500}>
        {shortened(title, SHOWN.title)}
      </Text>
      <Text size="sm">{shortened(form.seoDescription || form.description, SHOWN.description)}</Text>
    </Paper>
  );
}
