import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import { WorkProgress } from '../../ui/work-progress.tsx';
import { progressOf } from '../settings/archive/import-progress.ts';
import { copyQuery } from './queries.ts';

const texts = words.newSite;

/** Says what takes a while as the site of a template is made, and how far it is where that is known: of archives, once `siteId` is. */
export function FurnishingNotice({ isShown, siteId }: { isShown: boolean; siteId: string | null }) {
  const { data } = useQuery({ ...copyQuery(siteId ?? ''), enabled: isShown && siteId !== null });
  const at = data?.job ? progressOf(data.job) : null;
  return (
    <>
      {isShown && at && <WorkProgress share={at.share} label={texts.progress} />}
      <Text size="sm" c="dimmed" role="status">
        {isShown && (at ? texts.furnishingStep(at.step) : texts.furnishing)}
      </Text>
    </>
  );
}
