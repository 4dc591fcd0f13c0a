import { Button, Group, Popover, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { dayOf } from '@stoa/messages/days';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../app/format.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { oneOf } from '../../ui/one-of.ts';
import { endsOf, monthsAt, type Span, spanOf } from './span.ts';

const texts = words.reports.period;

const periods = ['7', '30', '90', '365'] as const;
type Period = (typeof periods)[number];
const USUAL: Period = '30';

/** The days that the address names. */
export function useSpan(): Span {
  const [params] = useSearchParams();
  const own = spanOf(params.get('from') ?? '', params.get('to') ?? '');
  return own ?? { days: Number(oneOf(periods, params.get('days')) ?? USUAL) };
}

/** Says what a report covers, and chooses its days. */
export function PeriodChoice({ span, children }: { span: Span; children: ReactNode }) {
  const [, setParams] = useSearchParams();
  const choose = (params: Record<string, string>) => setParams(params, { replace: true, preventScrollReset: true });
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <Text c="dimmed" size="sm" maw="60ch">
        {children}
      </Text>
      <Group gap="xs">
        <SegmentedControl
          aria-label={texts.label}
          value={span.until ? '' : String(span.days)}
          onChange={(next) => choose(next === USUAL ? {} : { days: next })}
          data={periods.map((value) => ({ value, label: value === '365' ? texts.year : texts.days(value) }))}
        />
        <OtherDays
          span={span}
          onChoose={(chosen) => {
            const { first, last } = endsOf(chosen);
            choose({ from: first, to: last });
          }}
        />
      </Group>
    </Group>
  );
}

type OtherDaysProps = { span: Span; onChoose: (span: Required<Span>) => void };

/** A month, or a first and a last day. */
function OtherDays({ span: { days, until }, onChoose }: OtherDaysProps) {
  const format = useFormat();
  const { timeZone = 'UTC' } = useSession().site;
  const [isOpen, popover] = useDisclosure(false);
  const chosen = until === undefined ? null : endsOf({ days, until });
  const { thisMonth, lastMonth } = monthsAt(dayOf(new Date().toISOString(), timeZone));
  const choose = (span: Required<Span>) => {
    popover.close();
    onChoose(span);
  };
  return (
    <Popover opened={isOpen} onChange={popover.toggle} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant={chosen ? 'light' : 'default'}
          leftSection={<IconCalendar size={16} aria-hidden />}
          onClick={popover.toggle}
        >
          {chosen ? format.days(chosen.first, chosen.last) : texts.other}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Group gap="xs" grow>
            <Button variant="default" onClick={() => choose(thisMonth)}>
              {texts.thisMonth}
            </Button>
            <Button variant="default" onClick={() => choose(lastMonth)}>
              {texts.lastMonth}
            </Button>
          </Group>
          <DaysForm ends={chosen ?? endsOf(lastMonth)} onChoose={choose} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

type DaysFormProps = { ends: { first: string; last: string }; onChoose: (span: Required<Span>) => void };

function DaysForm({ ends, onChoose }: DaysFormProps) {
  const form = useEntityForm({
    entity: null,
    read: () => ends,
    validate: ({ first, last }) => ({ last: spanOf(first, last) ? null : texts.wrong }),
    save: async ({ first, last }) => spanOf(first, last),
    onDone: (span) => span && onChoose(span),
    isQuick: true,
  });
  return (
    <Form form={form} gap="sm">
      <TextInput type="date" label={texts.from} {...form.text('first')} />
      <TextInput type="date" label={texts.to} {...form.text('last')} />
      <Button type="submit">{texts.show}</Button>
    </Form>
  );
}
