import { Button, Group, Progress, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { PageLink } from '../../app/page-link.tsx';
import { useMay } from '../../app/permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { loadSiteSettings, setUpQuery, siteSettingsQuery } from '../settings/general/queries.ts';

const steps = {
  BUSINESS: {
    title: 'Say who you are',
    text: 'Your address and e-mail address, for the footer, invoices and the law.',
    to: '/settings/general',
  },
  PRODUCTS: { title: 'Add your first product', text: 'Or import those of another shop.', to: '/products/new' },
  DELIVERY: { title: 'Set up delivery', text: 'Where you deliver, how, and at what price.', to: '/settings/delivery' },
  TAX: { title: 'Set up tax', text: 'The rates of the places that you sell to.', to: '/settings/tax' },
  PAYMENT: { title: 'Choose payment methods', text: 'How customers can pay.', to: '/settings/general' },
  LEGAL: {
    title: 'Write your legal texts',
    text: 'Who you are, your terms and your privacy policy, linked in the footer and at checkout.',
    to: '/settings/checkout',
  },
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
      title="Set up your shop"
      aside={
        may('siteSettings.updateSiteSettings') && (
          <Button
            variant="subtle"
            size="xs"
            onClick={() => change.mutate({ change: hide, done: 'The steps are hidden' })}
          >
            Hide
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {done} of {asked.length} steps done
        </Text>
        <Progress value={(done / asked.length) * 100} aria-label="Steps done" />
        <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {asked.map(({ step, isDone = false }) => step && <Step key={step} step={step} isDone={isDone} />)}
        </Stack>
      </Stack>
    </Panel>
  );
}

function Step({ step, isDone }: { step: keyof typeof steps; isDone: boolean }) {
  const { title, text, to } = steps[step];
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start">
      <ThemeIcon size={22} radius="xl" variant={isDone ? 'filled' : 'light'} color={isDone ? 'green' : 'gray'}>
        {isDone ? <IconCheck size={14} aria-label="Done" /> : <IconCircle size={14} aria-label="To do" />}
      </ThemeIcon>
      <div>
        <PageLink to={to} size="sm" fw={500}>
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
