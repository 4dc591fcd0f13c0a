import { List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import { countText, describeUse, type FileUses, usesQuery } from './media-uses.ts';

const texts = words.media.uses;

/** As many as one looks through. */
const SHOWN = 20;

/** What shows a file, with links. */
export function UsesOfFile({ fileId }: { fileId: string }) {
  const { data, isError } = useQuery(usesQuery([fileId], SHOWN));
  if (isError) return texts.unknown;
  const [uses] = data ?? [];
  if (!uses) return '…';
  return uses.total === 0 ? countText(uses) : <UseList uses={uses} />;
}

type UseListProps = {
  uses: FileUses;
  /** False in windows, which are drawn outside the app and know no pages. */
  isLinked?: boolean;
};

/** Uses of a file, the first of them by name. */
function UseList({ uses: { total = 0, uses = [] }, isLinked = true }: UseListProps) {
  return (
    <>
      <List size="sm" listStyleType="none">
        {uses.map((use) => {
          const { text, href } = describeUse(use);
          return (
            <List.Item key={`${use.kind} ${use.entityId}`}>
              {href && isLinked ? (
                <PageLink to={href} size="sm">
                  {text}
                </PageLink>
              ) : (
                text
              )}
            </List.Item>
          );
        })}
      </List>
      {total > uses.length && (
        <Text size="sm" c="dimmed">
          {texts.more(total - uses.length)}
        </Text>
      )}
    </>
  );
}

/** Files that are in use, and what will become of that. */
export function UsedFiles({ files, children }: { files: readonly FileUses[]; children: ReactNode }) {
  return (
    <Stack gap="sm" mah="50vh" style={{ overflowY: 'auto' }}>
      {files.map((uses) => (
        <div key={uses.fileId}>
          <Text size="sm" fw={600} truncate>
            {uses.displayName}
          </Text>
          <UseList uses={uses} isLinked={false} />
        </div>
      ))}
      <Text size="sm">{children}</Text>
    </Stack>
  );
}
