import { Button, Group, TextInput } from '@mantine/core';
import { IconArticle, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, present } from '../../app/api.ts';
import type { Format } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { defineList } from '../../ui/list/define-list.ts';
import { ListView } from '../../ui/list/list-view.tsx';
import { cursorPage } from '../../ui/list/paging.ts';
import { Picture } from '../../ui/picture.tsx';
import { PostActions } from './post-actions.tsx';
import { postFilters, postSorts, toPostQuery } from './post-search.ts';
import { StatusBadge } from './post-status.tsx';
import { BLOG, type DraftPost } from './queries.ts';

const texts = words.blog;

/** The posts of the blog: drafts, scheduled and published ones, and those in the trash. */
export function Component() {
  const mayWrite = useMay()('draftPosts.createDraftPost');
  const [isWriting, setWriting] = useState(false);
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <Button component={Link} to="/blog/categories" variant="default">
            {texts.categoriesAndTags}
          </Button>
          {mayWrite && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setWriting(true)}>
              {texts.write.title}
            </Button>
          )}
        </>
      }
    >
      <ListView list={postList} extra={null} />
      <FormDialog opened={isWriting} onClose={() => setWriting(false)} title={texts.write.title}>
        {isWriting && <NewPost />}
      </FormDialog>
    </Page>
  );
}

function NewPost() {
  const navigate = useNavigate();
  const form = useEntityForm({
    entity: null,
    read: () => ({ title: '' }),
    validate: ({ title }) => ({ title: missing(title, texts.form.noTitle) }),
    save: async ({ title }) => {
      const { draftPost } = await api.draftPosts.createDraftPost({ draftPost: { title: title.trim() } });
      return present(draftPost?.id, 'the id of the post');
    },
    onDone: (id) => navigate(`/blog/${id}`),
    refresh: [BLOG],
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TextInput
        label={texts.form.title}
        description={texts.write.titleText}
        required
        maxLength={200}
        data-autofocus
        {...form.text('title')}
      />
      <FormEnd form={form}>{texts.write.start}</FormEnd>
    </Form>
  );
}

/** When a post was or becomes public, or was last edited. */
function whenOf(post: DraftPost, format: Format): string {
  const { scheduledPublishDate, firstPublishedDate, editedDate } = post;
  if (scheduledPublishDate) return texts.goesLive(format.dateTime(scheduledPublishDate));
  if (post.status === 'PUBLISHED' && firstPublishedDate) return texts.publishedOn(format.date(firstPublishedDate));
  return editedDate ? texts.editedOn(format.dateTime(editedDate)) : '';
}

const coverIdOf = ({ media, heroImage }: DraftPost): string | null => (media?.wixMedia?.image ?? heroImage)?.id ?? null;

const postList = defineList({
  title: texts.posts,
  nouns: texts.nouns,
  queryKey: [...BLOG, 'list'],
  search: texts.search,
  filters: postFilters,
  sorts: postSorts,
  load: async (query) => {
    const { draftPosts, pagingMetadata } = await api.draftPosts.queryDraftPosts(toPostQuery(query));
    return cursorPage(draftPosts, pagingMetadata);
  },
  idOf: ({ id }: DraftPost) => id ?? '',
  name: {
    title: texts.post,
    of: ({ title }) => title || texts.noTitle,
    picture: (post) => <Picture id={coverIdOf(post)} alt="" width={48} height={48} />,
  },
  rowLink: ({ id }) => `/blog/${id}`,
  columns: [
    {
      title: texts.status.title,
      phone: 'below',
      show: (post) => (
        <Group gap={6}>
          <StatusBadge post={post} />
        </Group>
      ),
    },
    { title: texts.when, phone: 'detail', isOneLine: true, show: (post, { format }) => whenOf(post, format) },
    {
      title: texts.actions,
      phone: 'end',
      isNumeric: true,
      isInteractive: true,
      show: (post) => <PostActions post={post} />,
    },
  ],
  empty: {
    icon: <IconArticle />,
    title: texts.none,
    description: texts.noneText,
  },
});
