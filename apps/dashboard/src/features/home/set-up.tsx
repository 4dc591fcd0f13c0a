import { Button, Group, Progress, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { loadSiteSettings, setUpQuery, siteSettingsQuery } from '../settings/general/queries.ts';

const texts = words.home.setUp;

/** Where each step is done. */
const pages = {
  BUSINESS: '/settings/general',
  PRODUCTS: '/products/new',
  DELIVERY: '/settings/delivery',
  TAX: '/settings/tax',
  PAYMENT: '/settings/payments',
  LEGAL: '/settings/checkout',
} as const;

/** The steps to a new shop's first sale, which tick themselves off; nothing once they are done or hidden. */
export function SetUp() {
  const may = useMay();
  const change = useChange(siteSettingsQuery.queryKey);
  const { data } = useQuery({ ...setUpQuery, enabled: may('siteSettings.getSetUpProgress') });
  const asked = data?.steps ?? [];
  const done = asked.filter(({ isDone }) => isDone).length;
  if (!data || data.isHidden || done === asked.length) return null;
  const hide = async () => {
    const { revision = '' } = await loadSiteSettings();
    return api.siteSettings.updateSiteSettings({ settings: { revision, isSetUpHidden: true } });
  };
  return (
    <Panel
      title={texts.title}
      aside={
        may('siteSettings.updateSiteSettings') && (
          <Button variant="subtle" size="xs" onClick={() => change.mutate({ change: hide, done: texts.hidden })}>
            {texts.hide}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {texts.progress(done, asked.length)}
        </Text>
        <Progress value={(done / asked.length) * 100} aria-label={texts.progressBar} />
        <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {asked.map(({ step, isDone = false }) => step && <Step key={step} step={step} isDone={isDone} />)}
        </Stack>
      </Stack>
    </Panel>
  );
}

function Step({ step, isDone }: { step: keyof typeof pages; isDone: boolean }) {
  const { title, text } = texts.steps[step];
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start">
      <ThemeIcon size={22} radius="xl" variant={isDone ? 'filled' : 'light'} color={isDone ? 'green' : 'gray'}>
        {isDone ? <IconCheck size={14} aria-label={texts.done} /> : <IconCircle size={14} aria-label={texts.toDo} />}
      </ThemeIcon>
      <div>
        <PageLink to={pages[step]} size="sm" fw={500}>
          {title}
        </PageLink>
        {!isDone && (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
      </div>
    </Group>
  );
}
