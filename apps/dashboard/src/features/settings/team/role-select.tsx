import { Select } from '@mantine/core';
import { words } from '../../../app/words.ts';
import type { Role } from './queries.ts';

const texts = words.team;

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
      label={texts.roles.role}
      description={roles.find(({ key }) => key === value)?.description || undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={texts.roles.choose}
      required
      allowDeselect={false}
      data={offered.map(({ key = '', title = '' }) => ({ value: key, label: title }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
