import { Button, Grid, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { api, present } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form, FormProblems } from '../../ui/form/form.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { PostActions } from './post-actions.tsx';
import { postParts, postWire, readForm, toChange, validate } from './post-form.ts';
import { PostSettings } from './post-settings.tsx';
import { StatusBadge, statusOf } from './post-status.tsx';
import { PostText } from './post-text.tsx';
import { type PostStep, PublishButtons } from './publish-buttons.tsx';
import { BLOG, type BlogTag, blogTagsQuery, type DraftPost, loadPost, postQuery, previewQuery } from './queries.ts';
import { useAutosave } from './use-autosave.ts';

const texts = words.blog;

const back = { to: '/blog', label: texts.title };

/** A post in the editor. */
export function Component() {
  const { postId = '' } = useParams();
  const post = useQuery(postQuery(postId));
  const tags = useQuery(blogTagsQuery);
  const failed = [post, tags].find(({ isError }) => isError);
  if (failed) {
    return (
      <Page title={texts.post} back={back}>
        <Failure error={failed.error} onRetry={() => void failed.refetch()} />
      </Page>
    );
  }
  if (!post.data || !tags.data) {
    return (
      <Page title={texts.post} back={back}>
        <PanelsSkeleton />
      </Page>
    );
  }
  return <PostEditor key={postId} post={post.data} tags={tags.data} />;
}

/** What is said after each step. */
const DONE: Readonly<Record<string, string>> = {
  UPDATE_PUBLISH: texts.publish.done,
  UPDATE_SCHEDULE: texts.publish.scheduled,
  UPDATE_REVERT_TO_DRAFT: texts.publish.takenOff,
  UPDATE_CANCEL_SCHEDULE: texts.publish.cancelled,
};

/** The ids of tags by their labels; tags that are new are created. */
async function tagIdsOf(labels: readonly string[], known: readonly BlogTag[]): Promise<string[]> {
  const ids = new Map(known.map(({ id, label = '' }) => [label.toLowerCase(), id ?? '']));
  const found: string[] = [];
  for (const label of labels) {
    const id = ids.get(label.toLowerCase());
    found.push(id ?? present((await api.blogTags.createTag({ label })).tag?.id, 'the tag'));
  }
  return found;
}

function PostEditor({ post, tags }: { post: DraftPost; tags: BlogTag[] }) {
  const queryClient = useQueryClient();
  const may = useMay();
  const id = post.id ?? '';
  // the step that the next save takes beside saving
  const step = useRef<PostStep | null>(null);
  // read while an answer is taken in, before anything renders again
  const known = useRef(tags);
  const form = useEntityForm({
    entity: post,
    read: (entity) => readForm(entity, known.current),
    parts: postParts,
    validate,
    wire: postWire,
    save: async (values, { entity, base }) => {
      const taken = step.current;
      step.current = null;
      const hasTags = JSON.stringify(values.tags) !== JSON.stringify(base.tags);
      const tagIds = hasTags ? await tagIdsOf(values.tags, known.current) : null;
      if (hasTags) known.current = await queryClient.fetchQuery({ ...blogTagsQuery, staleTime: 0 });
      const { draftPost } = await api.draftPosts.updateDraftPost({
        draftPost: { ...toChange(entity, base, values, tagIds), id },
        fieldsets: ['RICH_CONTENT', 'URL'],
        ...taken,
      });
      return { saved: present(draftPost, 'the post'), taken };
    },
    settle: ({ saved }) => saved,
    reload: () => loadPost(id),
    saved: ({ taken }) => DONE[taken?.action ?? ''] ?? null,
    onSaved: ({ saved }) => queryClient.setQueryData(postQuery(id).queryKey, saved),
    refresh: [
      [...BLOG, 'list'],
      [...BLOG, 'published'],
      [...BLOG, 'categories'],
    ],
  });
  const isDeleted = statusOf(form.entity) === 'DELETED';
  const mayEdit = may('draftPosts.updateDraftPost') && !isDeleted;
  useAutosave(form, mayEdit);
  const take = (next: PostStep) => {
    // a post that cannot be saved yet is not published by a later save
    const isWrong = Object.values(validate(form.values)).some(Boolean);
    step.current = isWrong ? null : next;
    form.submit();
  };
  const { entity } = form;
  return (
    <Page
      title={entity.title || texts.post}
      back={back}
      status={
        <Group gap={6}>
          <StatusBadge post={entity} />
        </Group>
      }
      actions={
        <>
          {isDeleted ? <PostActions post={entity} /> : <PreviewLink id={id} />}
          {mayEdit && <PublishButtons post={entity} isBusy={form.isSaving} onStep={take} />}
        </>
      }
    >
      <Form form={form} gap="lg">
        <FormProblems form={form} />
        <fieldset disabled={!mayEdit} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, md: 8 }}>
              <PostText form={form} />
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 4 }}>
              <PostSettings form={form} postId={id} tags={known.current} />
            </Grid.Col>
          </Grid>
        </fieldset>
        {mayEdit && (
          <>
            <Text size="sm" c="dimmed">
              {texts.write.autosave}
            </Text>
            <SaveBar form={form} label={texts.write.save} />
          </>
        )}
      </Form>
    </Page>
  );
}

/** Opens the draft as visitors would see it, for whoever has the link. */
function PreviewLink({ id }: { id: string }) {
  const { data: href } = useQuery(previewQuery(id));
  return (
    <Button
      component="a"
      variant="default"
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-disabled={href ? undefined : true}
      leftSection={<IconExternalLink size={18} aria-hidden />}
    >
      {texts.write.preview}
    </Button>
  );
}
