import { Group, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../../ui/failure.tsx';

type TrialProps<Answer> = {
  name: readonly string[];
  ask: () => Promise<Answer>;
  /** What is read until there is an answer. */
  asking: string;
  children: (answer: Answer) => ReactNode;
};

/** Asks somebody else once, whenever it is opened, and shows what they say. */
export function Trial<Answer>({ name, ask, asking, children }: TrialProps<Answer>) {
  const { data, error, refetch } = useQuery({
    queryKey: name,
    queryFn: ask,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data !== undefined) return children(data);
  return (
    <Group role="status">
      <Loader size="sm" aria-hidden />
      <Text size="sm">{asking}</Text>
    </Group>
  );
}
