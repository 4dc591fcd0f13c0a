import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DeviceRow } from './device-row.tsx';
import { type RememberedBrowser, rememberedBrowsersQuery } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

const texts = words.security.browsers;

/** Browsers that skip the second factor, with buttons to forget them. */
export function RememberedBrowsersPanel() {
  const result = useQuery(rememberedBrowsersQuery);
  const forgetAll = useSecurityChange(() => api.security.forgetAllBrowsers(), {
    told: () => texts.allForgotten,
  });
  const browsers = result.data ?? [];
  return (
    <Panel
      title={texts.title}
      aside={
        browsers.length > 1 && (
          <Button variant="default" size="xs" loading={forgetAll.isPending} onClick={() => forgetAll.mutate(undefined)}>
            {texts.forgetAll}
          </Button>
        )
      }
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <ListSkeleton />}
      {result.data && (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {browsers.length === 0 ? texts.none : texts.text}
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
    told: () => texts.forgotten(device ?? ''),
  });
  return (
    <DeviceRow
      device={device}
      address={address}
      time={words.security.until(expiresDate ? format.date(expiresDate) : '')}
      current={isCurrent ? texts.this : null}
      action={{ label: texts.forget, isPending: forget.isPending, run: () => forget.mutate(undefined) }}
    />
  );
}
