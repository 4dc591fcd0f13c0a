import { Breadcrumbs, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import { ROOT } from './library.ts';
import { folderPathQuery } from './queries.ts';

const texts = words.media;

/** The path of a folder, as links to its ancestors. */
export function FolderPath({ folderId, onGo }: { folderId: string; onGo: (folderId: string) => void }) {
  const { data: path = [] } = useQuery(folderPathQuery(folderId));
  const steps = [
    { id: ROOT, name: texts.allFiles },
    ...path.map(({ id = '', displayName = '' }) => ({ id, name: displayName })),
  ];
  return (
    <nav aria-label={texts.folder}>
      <Breadcrumbs separatorMargin={6} style={{ flexWrap: 'wrap' }}>
        {steps.map(({ id, name }) =>
          id === folderId ? (
            <span key={id} aria-current="page">
              {name}
            </span>
          ) : (
            <UnstyledButton key={id} fz="sm" c="var(--mantine-color-anchor)" onClick={() => onGo(id)}>
              {name}
            </UnstyledButton>
          ),
        )}
      </Breadcrumbs>
    </nav>
  );
}
