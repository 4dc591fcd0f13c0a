import { Text } from '@mantine/core';
import { usePermissionGroups } from './permission-groups.ts';
import { PermissionPicker } from './permission-picker.tsx';

type PermissionsFieldProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** The part of a form that says what somebody, or a program, may do. */
export function PermissionsField({ chosen, onChange }: PermissionsFieldProps) {
  const groups = usePermissionGroups();
  return (
    <div>
      <Text component="h3" size="sm" fw={500} mb={4}>
        Permissions
      </Text>
      <PermissionPicker groups={groups} chosen={chosen} onChange={onChange} />
    </div>
  );
}
