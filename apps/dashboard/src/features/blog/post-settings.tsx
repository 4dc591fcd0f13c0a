import { Button, Group, MultiSelect, Paper, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import type { EntityForm } from '../../ui/form/use-entity-form.ts';
import { FoldingPanel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SHOWN, shortened } from '../../ui/search-result.ts';
import { TagsField } from '../../ui/tags-field.tsx';
import { plainTextOf } from '../../ui/text-editor/editor-document.ts';
import type { PostForm } from './post-form.ts';
import { type BlogTag, blogCategoriesQuery, publishedPostsQuery } from './queries.ts';

const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }));

type SettingsProps = { form: EntityForm<PostForm>; postId: string; tags: readonly BlogTag[] };

/** Everything about a post beside its text. */
export function PostSettings({ form, postId, tags }: SettingsProps) {
  return (
    <Stack gap="lg">
      <CoverPanel form={form} />
      <OrderPanel form={form} tags={tags} postId={postId} />
      <SearchPanel form={form} />
    </Stack>
  );
}

function CoverPanel({ form }: { form: EntityForm<PostForm> }) {
  const [isPicking, setPicking] = useState(false);
  const mayPick = useMay()('mediaFiles.listFiles');
  const { coverId, coverText } = form.values;
  return (
    <FoldingPanel title="Cover" isOpenAtFirst>
      <Stack gap="sm">
        {coverId && <Picture id={coverId} alt={coverText} width={240} height={160} />}
        <Group gap="xs">
          {mayPick && (
            <Button size="xs" variant="default" onClick={() => setPicking(true)}>
              {coverId ? 'Change cover' : 'Choose cover'}
            </Button>
          )}
          {coverId && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => form.set({ coverId: null, coverText: '' })}>
              No cover
            </Button>
          )}
        </Group>
        {coverId && (
          <TextInput
            label="What it shows"
            description="For people who can’t see it, and for search engines."
            maxLength={500}
            {...form.text('coverText')}
          />
        )}
        <Textarea
          label="Summary"
          description="Shown in lists. Without one, the text’s first words are."
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          {...form.text('excerpt')}
        />
        {isPicking && (
          <Suspense>
            <MediaPicker
              title="Cover of the post"
              kinds={['IMAGE']}
              onPick={([file]) => {
                if (file?.id) form.set({ coverId: file.id, coverText: '' });
                setPicking(false);
              }}
              onClose={() => setPicking(false)}
            />
          </Suspense>
        )}
      </Stack>
    </FoldingPanel>
  );
}

function OrderPanel({ form, tags, postId }: SettingsProps) {
  const categories = useQuery(blogCategoriesQuery);
  const published = useQuery(publishedPostsQuery);
  const options = (items: readonly { id?: string; label?: string; title?: string }[] = []) =>
    items.map(({ id = '', label, title }) => ({ value: id, label: label ?? title ?? '' }));
  const others = (published.data ?? []).filter(({ id }) => id !== postId);
  return (
    <FoldingPanel title="Where it belongs">
      <Stack gap="sm">
        <MultiSelect
          label="Categories"
          searchable
          maxValues={10}
          data={options(categories.data)}
          nothingFoundMessage="There is no such category."
          {...form.input('categoryIds')}
        />
        <TagsField
          label="Tags"
          description="Press Enter after each."
          maxTags={30}
          maxLength={100}
          data={tags.flatMap(({ label }) => label ?? [])}
          {...form.input('tags')}
        />
        <MultiSelect
          label="Related posts"
          description="Up to three. Without any, posts of the same categories and tags are shown."
          searchable
          maxValues={3}
          data={options(others)}
          nothingFoundMessage="There is no such post."
          {...form.input('relatedPostIds')}
        />
        <TextInput
          label="Author"
          description="The name that readers see."
          maxLength={100}
          {...form.text('authorName')}
        />
        <Switch label="Featured" description="For lists of selected posts." {...form.toggle('featured')} />
        <Switch label="Pinned" description="Stays at the top of the blog." {...form.toggle('pinned')} />
      </Stack>
    </FoldingPanel>
  );
}

function SearchPanel({ form }: { form: EntityForm<PostForm> }) {
  const { values, errors } = form;
  return (
    <FoldingPanel title="Search engines" isWrong={Boolean(errors.slug)}>
      <Stack gap="sm">
        <SearchResult values={values} />
        <TextInput
          label="Address"
          description="Old addresses of the post lead to the new one."
          leftSection={<Text size="xs">/blog/</Text>}
          leftSectionWidth={56}
          maxLength={100}
          {...form.text('slug')}
        />
        <TextInput
          label="Page title"
          placeholder={values.title}
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
    </FoldingPanel>
  );
}

/** A preview of the post in search engine results. */
function SearchResult({ values }: { values: PostForm }) {
  const { site } = useSession();
  const title = values.seoTitle || `${values.title} | ${site.name}`;
  const text = values.seoDescription || values.excerpt || plainTextOf(values.text.nodes ?? []);
  return (
    <Paper withBorder p="sm" component="figure" m={0} aria-label="Search engine preview">
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {site.url}/blog/{values.slug}
      </Text>
      <Text c="var(--mantine-primary-color-filled)" fw={500}>
        {shortened(title, SHOWN.title)}
      </Text>
      <Text size="sm">{shortened(text, SHOWN.description)}</Text>
    </Paper>
  );
}
