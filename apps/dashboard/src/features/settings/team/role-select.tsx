import { Select } from '@mantine/core';
import type { Role } from './queries.ts';

type RoleSelectProps = { roles: readonly Role[]; value: string | null; onChange: (key: string | null) => void };

/** Chooses among the roles that the person may give; says what the chosen one is for. */
export function RoleSelect({ roles, value, onChange }: RoleSelectProps) {
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
      onChange={onChange}
    />
  );
}
