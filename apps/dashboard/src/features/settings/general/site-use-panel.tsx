import { Group, Progress, Stack, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { type LimitName, limitNames } from '../../../ui/limit-names.ts';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { Panel } from '../../../ui/panel.tsx';

const texts = words.ownSites.limits;

const siteUseQuery = queryOptions({
  queryKey: ['site-use'],
  queryFn: async () => (await api.siteAdministration.getSiteUse()).use ?? [],
});

/** How much the site has of everything that the people who run the server can limit. */
export function SiteUsePanel() {
  const use = useQuery(siteUseQuery);
  return (
    <Panel title={texts.use}>
      {use.isPending && <ListSkeleton />}
      {use.isError && <Failure error={use.error} onRetry={() => void use.refetch()} />}
      <Stack gap="sm">
        {use.data?.map(({ limit, used, maximum }) => (
          <Use key={limit} name={limit ?? 'products'} used={used ?? 0} maximum={maximum ?? null} />
        ))}
      </Stack>
    </Panel>
  );
}

function Use({ name, used, maximum }: { name: LimitName; used: number; maximum: number | null }) {
  const format = useFormat();
  const isFull = maximum !== null && used >= maximum;
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{limitNames[name]}</Text>
        <Text size="sm" fw={isFull ? 650 : undefined}>
          {maximum === null ? format.number(used) : texts.used(format.number(used), format.number(maximum))}
        </Text>
      </Group>
      {maximum !== null && (
        <Progress.Root size="sm" mt={4}>
          <Progress.Section
            value={maximum === 0 ? 100 : Math.min(100, (100 * used) / maximum)}
            color={isFull ? 'red' : undefined}
            aria-label={limitNames[name]}
          />
        </Progress.Root>
      )}
    </div>
  );
}
