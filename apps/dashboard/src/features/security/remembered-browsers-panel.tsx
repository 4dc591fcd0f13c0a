import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { Failure } from '../../ui/failure.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DeviceRow } from './device-row.tsx';
import { type RememberedBrowser, rememberedBrowsersQuery } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

/** Browsers that skip the second factor, with buttons to forget them. */
export function RememberedBrowsersPanel() {
  const result = useQuery(rememberedBrowsersQuery);
  const forgetAll = useSecurityChange(() => api.security.forgetAllBrowsers(), {
    told: () => 'All browsers have been forgotten',
  });
  const browsers = result.data ?? [];
  return (
    <Panel
      title="Remembered browsers"
      aside={
        browsers.length > 1 && (
          <Button variant="default" size="xs" loading={forgetAll.isPending} onClick={() => forgetAll.mutate(undefined)}>
            Forget all
          </Button>
        )
      }
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <ListSkeleton />}
      {result.data && (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {browsers.length === 0
              ? 'A second factor is required in every browser. When you enter one, you can have the browser remembered.'
              : 'Your password alone is enough to sign in with these until they expire.'}
          </Text>
          {browsers.map((browser) => (
            <BrowserRow key={browser.id} browser={browser} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function BrowserRow({ browser }: { browser: RememberedBrowser }) {
  const { id = '', device, address, expiresDate, isCurrent } = browser;
  const format = useFormat();
  const forget = useSecurityChange(() => api.security.forgetBrowser({ browserId: id }), {
    told: () => `${device} was forgotten`,
  });
  return (
    <DeviceRow
      device={device}
      address={address}
      time={`until ${expiresDate ? format.date(expiresDate) : ''}`}
      current={isCurrent ? 'This browser' : null}
      action={{ label: 'Forget', isPending: forget.isPending, run: () => forget.mutate(undefined) }}
    />
  );
}
