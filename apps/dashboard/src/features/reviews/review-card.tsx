import { Alert, Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import panel from '../../ui/panel.module.css';
import { Picture } from '../../ui/picture.tsx';
import { Photos } from './photos.tsx';
import { authorOf, type ModeratedReview, nameOf, starsOf, statuses, statusOf, whyHeld } from './review.ts';
import classes from './reviews.module.css';
import { Stars } from './stars.tsx';

const texts = words.reviews;

/** All that is known of a review: its product, what it says and shows, who wrote it, and why it waits. */
export function ReviewCard({ moderated }: { moderated: ModeratedReview }) {
  const { title, body, media = [] } = moderated.review?.content ?? {};
  const isWaiting = statusOf(moderated) === 'IN_MODERATION';
  return (
    <Paper component="section" className={panel.panel} aria-label={texts.named(nameOf(moderated))}>
      <Stack gap="md" p="md">
        <Product moderated={moderated} />
        {isWaiting && (
          <Alert color="yellow" p="xs" icon={<IconHandStop aria-hidden />}>
            {whyHeld(moderated.heldBy)}
          </Alert>
        )}
        <Stack gap={6}>
          <Group gap="sm">
            <Stars rating={starsOf(moderated)} size={20} />
            <ReviewDate moderated={moderated} />
          </Group>
          {title && (
            <Title order={2} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
          )}
          {body && <Text className={classes.text}>{body}</Text>}
          {!title && !body && <Text c="dimmed">{texts.starsOnlyText}</Text>}
        </Stack>
        <Photos media={media} />
        <Author moderated={moderated} />
      </Stack>
    </Paper>
  );
}

function Product({ moderated: { product } }: { moderated: ModeratedReview }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Picture id={product?.image?.id} alt="" width={48} height={60} />
      <div style={{ minWidth: 0 }}>
        <PageLink to={`/products/${product?.id}`} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {product?.name ?? ''}
        </PageLink>
        {product?.visible === false && (
          <Text size="xs" c="dimmed">
            {texts.hiddenProduct}
          </Text>
        )}
      </div>
    </Group>
  );
}

function ReviewDate({ moderated: { review } }: { moderated: ModeratedReview }) {
  const format = useFormat();
  const date = review?.reviewDate ?? review?.createdDate;
  return (
    <Text size="sm" c="dimmed">
      {date && format.date(date)}
    </Text>
  );
}

function Author({ moderated }: { moderated: ModeratedReview }) {
  const { review, email, memberId } = moderated;
  const contactId = review?.author?.contactId;
  return (
    <Group gap="xs">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {texts.by}{' '}
        {contactId && email ? (
          <PageLink to={`/contacts/${contactId}`} inherit fw={500}>
            {authorOf(moderated)}
          </PageLink>
        ) : (
          authorOf(moderated)
        )}
        {email && (
          <Text span inherit c="dimmed">
            {` · ${email}`}
          </Text>
        )}
      </Text>
      {review?.verified ? (
        <Badge variant="light" color="green">
          {texts.verified}
        </Badge>
      ) : (
        <Badge variant="light" color="gray">
          {texts.notVerified}
        </Badge>
      )}
      <Badge variant="light" color={memberId ? undefined : 'gray'}>
        {memberId ? texts.member : texts.notMember}
      </Badge>
    </Group>
  );
}

export function StatusBadge({ moderated }: { moderated: ModeratedReview }) {
  const { text, color } = statuses[statusOf(moderated)];
  return (
    <Badge variant="light" color={color} style={{ flex: 'none' }}>
      {text}
    </Badge>
  );
}
