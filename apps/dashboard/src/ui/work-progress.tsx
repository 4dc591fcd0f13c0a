import { Progress } from '@mantine/core';

/** How far long work is, in percent; something of it is seen from the start. */
export const WorkProgress = ({ share, label }: { share: number; label: string }) => (
  <Progress.Root size="lg">
    <Progress.Section value={Math.max(3, share)} animated aria-label={label} />
  </Progress.Root>
);
