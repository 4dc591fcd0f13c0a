import { Radio, Stack } from '@mantine/core';

type RadioChoiceProps = {
  label: string;
  options: readonly { value: string; label: string; description: string }[];
  disabled: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A choice between a few values that need an explanation. */
export function RadioChoice({ options, disabled, ...group }: RadioChoiceProps) {
  return (
    <Radio.Group {...group}>
      <Stack gap="xs" mt="xs">
        {options.map((option) => (
          <Radio key={option.value} {...option} disabled={disabled} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
