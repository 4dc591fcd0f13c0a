import { Button, Group, MultiSelect, Paper, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import type { EntityForm } from '../../ui/form/use-entity-form.ts';
import { FoldingPanel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SHOWN, shortened } from '../../ui/search-result.ts';
import { TagsField } from '../../ui/tags-field.tsx';
import { plainTextOf } from '../../ui/text-editor/editor-document.ts';
import type { PostForm } from './post-form.ts';
import { type BlogTag, blogCategoriesQuery, publishedPostsQuery } from './queries.ts';

const texts = words.blog;

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
    <FoldingPanel title={texts.pictures.cover} isOpenAtFirst>
      <Stack gap="sm">
        {coverId && <Picture id={coverId} alt={coverText} width={240} height={160} />}
        <Group gap="xs">
          {mayPick && (
            <Button size="xs" variant="default" onClick={() => setPicking(true)}>
              {coverId ? texts.pictures.change : texts.pictures.choose}
            </Button>
          )}
          {coverId && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => form.set({ coverId: null, coverText: '' })}>
              {texts.pictures.none}
            </Button>
          )}
        </Group>
        {coverId && (
          <TextInput
            label={texts.pictures.shows}
            description={texts.pictures.showsText}
            maxLength={500}
            {...form.text('coverText')}
          />
        )}
        <Textarea
          label={texts.form.summary}
          description={texts.form.summaryText}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          {...form.text('excerpt')}
        />
        {isPicking && (
          <Suspense>
            <MediaPicker
              title={texts.pictures.coverOfPost}
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
    <FoldingPanel title={texts.form.order}>
      <Stack gap="sm">
        <MultiSelect
          label={texts.categories.title}
          searchable
          maxValues={10}
          data={options(categories.data)}
          nothingFoundMessage={texts.form.noCategory}
          {...form.input('categoryIds')}
        />
        <TagsField
          label={texts.tags.title}
          description={texts.form.tagsText}
          maxTags={30}
          maxLength={100}
          data={tags.flatMap(({ label }) => label ?? [])}
          {...form.input('tags')}
        />
        <MultiSelect
          label={texts.form.related}
          description={texts.form.relatedText}
          searchable
          maxValues={3}
          data={options(others)}
          nothingFoundMessage={texts.form.noPost}
          {...form.input('relatedPostIds')}
        />
        <TextInput
          label={texts.form.author}
          description={texts.form.authorText}
          maxLength={100}
          {...form.text('authorName')}
        />
        <Switch label={texts.form.featured} description={texts.form.featuredText} {...form.toggle('featured')} />
        <Switch label={texts.form.pinned} description={texts.form.pinnedText} {...form.toggle('pinned')} />
      </Stack>
    </FoldingPanel>
  );
}

function SearchPanel({ form }: { form: EntityForm<PostForm> }) {
  const { values, errors } = form;
  return (
    <FoldingPanel title={texts.form.search} isWrong={Boolean(errors.slug)}>
      <Stack gap="sm">
        <SearchResult values={values} />
        <TextInput
          label={texts.form.address}
          description={texts.form.addressText}
          leftSection={<Text size="xs">{'/blog/'}</Text>}
          leftSectionWidth={56}
          maxLength={100}
          {...form.text('slug')}
        />
        <TextInput
          label={texts.form.pageTitle}
          placeholder={values.title}
          description={texts.form.shown(SHOWN.title)}
          maxLength={200}
          {...form.text('seoTitle')}
        />
        <Textarea
          label={texts.form.pageDescription}
          description={texts.form.shown(SHOWN.description)}
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
    <Paper withBorder p="sm" component="figure" m={0} aria-label={texts.form.searchPreview}>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {`${site.url}/blog/${values.slug}`}
      </Text>
      <Text c="var(--mantine-color-anchor)" fw={500}>
        {shortened(title, SHOWN.title)}
      </Text>
      <Text size="sm">{shortened(text, SHOWN.description)}</Text>
    </Paper>
  );
}
