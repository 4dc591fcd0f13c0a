import { ActionIcon, Button, Checkbox, Group, Input, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react';
import { words } from '../../../../app/words.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { dayNames, differs, hasRoom, type Week, type Window, withDay, withTimesOf, withWindow } from './week.ts';
import css from './week-field.module.css';

const texts = words.localDelivery;

type WeekFieldProps = { value: Week; errors: FormErrors; onChange: (week: Week) => void };

/** The days of a week with their times. */
export function WeekField({ value: week, errors, onChange }: WeekFieldProps) {
  return (
    <fieldset className={css.week}>
      <Input.Label component="legend">{texts.week.title}</Input.Label>
      {errors[''] && <Input.Error role="alert">{errors['']}</Input.Error>}
      {week.map((windows, day) => (
        <Day key={dayNames[day]} {...{ week, windows, day, errors, onChange }} />
      ))}
    </fieldset>
  );
}

type DayProps = Omit<WeekFieldProps, 'value'> & { week: Week; windows: Window[]; day: number };

function Day({ week, windows, day, errors, onChange }: DayProps) {
  const name = dayNames[day] ?? '';
  const isOn = windows.length > 0;
  const put = (index: number, end: keyof Window, time: string) =>
    onChange(week.with(day, windows.with(index, { from: '', to: '', ...windows[index], [end]: time })));
  return (
    <div className={css.day}>
      <Checkbox
        className={css.name}
        label={name}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(withDay(week, day, currentTarget.checked))}
      />
      {isOn ? (
        <Stack gap={6}>
          {windows.map((window, index) => (
            <Group key={index} gap={6} wrap="nowrap" align="flex-start">
              <TimeInput
                label={texts.week.from(name, index + 1)}
                value={window.from}
                error={errors[`${day}.${index}.from`]}
                onChange={(time) => put(index, 'from', time)}
              />
              <Text size="sm" c="dimmed" lh="30px" aria-hidden>
                –
              </Text>
              <TimeInput
                label={texts.week.to(name, index + 1)}
                value={window.to}
                error={errors[`${day}.${index}.to`]}
                onChange={(time) => put(index, 'to', time)}
              />
              {windows.length > 1 && (
                <ActionIcon
                  size={30}
                  variant="subtle"
                  color="gray"
                  aria-label={texts.week.remove(index + 1, name)}
                  onClick={() => onChange(week.with(day, windows.toSpliced(index, 1)))}
                >
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          ))}
        </Stack>
      ) : (
        <Text size="sm" c="dimmed" lh="30px">
          {texts.week.dayOff}
        </Text>
      )}
      {isOn && <DayButtons {...{ week, windows, day, onChange }} />}
    </div>
  );
}

function DayButtons({ week, windows, day, onChange }: Omit<DayProps, 'errors'>) {
  const name = dayNames[day] ?? '';
  const copy = texts.week.useEverywhere(name);
  return (
    <Group gap={4} wrap="nowrap" className={css.buttons}>
      {hasRoom(windows) && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={texts.week.addOn(name)}
          onClick={() => onChange(withWindow(week, day))}
        >
          {texts.week.add}
        </Button>
      )}
      {differs(week, day) && (
        <Tooltip label={copy}>
          <ActionIcon
            size={26}
            variant="subtle"
            color="gray"
            aria-label={copy}
            onClick={() => onChange(withTimesOf(week, day))}
          >
            <IconCopy size={14} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  );
}

type TimeInputProps = { label: string; value: string; error: string | undefined; onChange: (time: string) => void };

const TimeInput = ({ label, onChange, ...input }: TimeInputProps) => (
  <TextInput
    type="time"
    size="xs"
    className={css.time}
    aria-label={label}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    {...input}
  />
);
