import { Input, Text } from '@mantine/core';
import { words } from '../../app/words.ts';
import { usePermissionGroups } from './permission-groups.ts';
import { PermissionPicker } from './permission-picker.tsx';

const texts = words.settings;

type PermissionsFieldProps = {
  value: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** The form field for the permissions of a person or a program. */
export function PermissionsField({ value, error, onChange }: PermissionsFieldProps) {
  const groups = usePermissionGroups();
  return (
    <div>
      <Text component="h3" size="sm" fw={500} mb={4}>
        {texts.permissions.title}
      </Text>
      <PermissionPicker groups={groups} chosen={value} onChange={onChange} />
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </div>
  );
}
