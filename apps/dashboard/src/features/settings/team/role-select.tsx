import { Select } from '@mantine/core';
import type { Role } from './queries.ts';

type RoleSelectProps = {
  roles: readonly Role[];
  value: string | null;
  error: string | undefined;
  onChange: (key: string | null) => void;
};

/** Selects one of the roles that the user may assign, and describes the selected one. */
export function RoleSelect({ roles, value, error, onChange }: RoleSelectProps) {
  const offered = roles.filter(({ mayGive }) => mayGive);
  return (
    <Select
      label="Role"
      description={roles.find(({ key }) => key === value)?.description || undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder="Choose a role"
      required
      allowDeselect={false}
      data={offered.map(({ key = '', title = '' }) => ({ value: key, label: title }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
