import { ActionIcon, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DAYS, type Hours, newHours, readHours, type Schedule, writeHours, wrongWithHours } from './opening-hours.ts';

const texts = words.generalSettings;

const scheduleQuery = queryOptions({
  queryKey: ['business-schedule'],
  queryFn: async (): Promise<Schedule> =>
    (await api.siteProperties.getSiteProperties({ fields: ['businessSchedule'] })).properties?.businessSchedule ?? {},
});

/** When the business is open. Programs read it with the properties of the site. */
export function OpeningHoursPanel() {
  const mayRead = useMay()('siteProperties.getSiteProperties');
  const schedule = useQuery({ ...scheduleQuery, enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Panel title={texts.hours.title}>
      {schedule.isPending && <ListSkeleton />}
      {schedule.isError && <Failure error={schedule.error} onRetry={() => void schedule.refetch()} />}
      {schedule.data && <HoursForm schedule={schedule.data} />}
    </Panel>
  );
}

function HoursForm({ schedule }: { schedule: Schedule }) {
  const isFixed = !useMay()('siteProperties.updateBusinessSchedule');
  const form = useEntityForm({
    entity: schedule,
    read: (known) => ({ hours: readHours(known) }),
    validate: ({ hours }) => wrongWithHours(hours),
    save: ({ hours }, { entity }) => {
      const businessSchedule = { ...entity, periods: writeHours(hours) };
      return api.siteProperties.updateBusinessSchedule({ businessSchedule }).then(() => businessSchedule);
    },
    settle: (saved) => saved,
    saved: () => texts.hours.saved,
    refresh: [scheduleQuery.queryKey],
  });
  const { hours } = form.values;
  const put = (at: number, change: Partial<Hours>) =>
    form.set({ hours: hours.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  return (
    <Form form={form}>
      {hours.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.hours.none}
        </Text>
      )}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {hours.map((one, at) => (
          <Group component="li" key={one.key} gap="xs" align="flex-end">
            <NativeSelect
              label={texts.hours.day}
              data={DAYS}
              disabled={isFixed}
              value={one.day}
              onChange={({ currentTarget: { value } }) =>
                put(at, { day: DAYS.find((day) => day.value === value)?.value ?? 'MONDAY' })
              }
            />
            <TextInput
              type="time"
              label={texts.hours.from}
              disabled={isFixed}
              value={one.from}
              error={form.errors[`hours.${at}.from`]}
              onChange={({ currentTarget: { value } }) => put(at, { from: value })}
            />
            <TextInput
              type="time"
              label={texts.hours.to}
              disabled={isFixed}
              value={one.to}
              error={form.errors[`hours.${at}.to`]}
              onChange={({ currentTarget: { value } }) => put(at, { to: value })}
            />
            {!isFixed && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={texts.hours.remove(at + 1)}
                onClick={() => form.set({ hours: hours.filter((_, index) => index !== at) })}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
      </Stack>
      {!isFixed && (
        <>
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => form.set({ hours: [...hours, newHours(hours)] })}
            >
              {texts.hours.add}
            </Button>
          </Group>
          <FormEnd form={form}>{texts.hours.save}</FormEnd>
        </>
      )}
    </Form>
  );
}
