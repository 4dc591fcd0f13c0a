import { loadMessages } from '@stoa/messages/load';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, present } from '../../../app/api.ts';
import { useSession } from '../../../app/session.ts';
import { dimensionsOf } from '../../media/library.ts';
import { useMayPick } from '../../media/use-may-pick.ts';
import type { ReadyContent } from './choices.ts';

/** What ready-made sections are filled with; null until it is there. */
export function useReadyContent(): ReadyContent | null {
  const { site } = useSession();
  const language = site.language ?? 'en';
  const { data: texts } = useQuery({
    queryKey: ['texts of ready-made sections', language],
    queryFn: async () => present((await loadMessages(language, ['presets'])).presets, 'texts of ready-made sections'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: pictures = none, isLoading } = usePictures();
  return useMemo(() => (texts && !isLoading ? { texts, pictures } : null), [texts, pictures, isLoading]);
}

const MOST_PICTURES = 12;
const none: ReadyContent['pictures'] = [];

/** The newest pictures of the site, with which sections that are made for pictures begin. */
function usePictures() {
  const mayPick = useMayPick();
  return useQuery({
    queryKey: ['media', 'newest-pictures'],
    queryFn: async () => {
      const { files = [] } = await api.mediaFiles.searchFiles({
        mediaTypes: ['IMAGE'],
        private: false,
        sort: { fieldName: 'updatedDate', order: 'DESC' },
        paging: { limit: MOST_PICTURES },
      });
      return files.map((file) => ({ id: file.id ?? '', ...(dimensionsOf(file) ?? { width: null, height: null }) }));
    },
    enabled: mayPick,
  });
}
