import { subdivisionOf } from '@stoa/contract/stoa/check-address';
import { useMessages } from '@stoa/messages/react';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { AddressFormat } from '../../lib/api.ts';
import type { FieldErrors } from '../../lib/form-state.ts';
import { type Address, type FieldUses, type FormLine, labelOf, linesOf, type Scope } from './address.ts';

export type PlaceFieldsProps = {
  /** Prefix of the field names. */
  prefix: string;
  /** Section of the browser's autofill: `shipping` or `billing`. */
  purpose: 'shipping' | 'billing';
  address: Address;
  format: AddressFormat;
  errors: FieldErrors;
  scope: Scope;
  /** What the site asks for otherwise than usual. */
  uses?: FieldUses;
};

/** All fields of an address but the country. */
export function PlaceFields({ format, scope, uses, ...props }: PlaceFieldsProps) {
  const [, ...lines] = linesOf(format, scope, uses);
  return lines.flatMap((line) =>
    line.map((field) => (
      <AddressField key={field.name} {...props} field={field} format={format} width={widthIn(line, field.name)} />
    )),
  );
}

type AddressFieldProps = Omit<PlaceFieldsProps, 'scope' | 'uses'> & {
  field: FormLine[number];
  width: string | undefined;
};

function AddressField({ field, prefix, purpose, address, format, errors, width }: AddressFieldProps) {
  const messages = useMessages('address');
  const { name, autoComplete, isRequired } = field;
  const place = format.lines?.some(({ parts = [] }) => parts.some((part) => part === name)) ? 'place' : '';
  const shared = {
    name: prefix + name,
    label: labelOf(name, format, messages),
    error: errors[prefix + name],
    autoComplete: `${purpose} ${autoComplete}`,
    className: [width, place].filter(Boolean).join(' '),
    isOptional: !isRequired,
  };
  const subdivisions = format.subdivisions ?? [];
  if (name !== 'subdivision' || subdivisions.length === 0) return <TextField {...shared} value={address[name]} />;
  return (
    <SelectField
      {...shared}
      key={format.country}
      value={subdivisionOf(address.subdivision, format)?.code ?? ''}
      empty={messages.choose}
      options={subdivisions.map(({ code = '', name: label = '' }) => ({ value: code, label }))}
    />
  );
}

/** Fields share their line. */
function widthIn(line: FormLine, name: string): string | undefined {
  if (line.length === 1) return undefined;
  if (line.length === 3) return 'third';
  if (line.some((field) => field.name === 'postalCode') && line.some((field) => field.name === 'city'))
    return name === 'city' ? 'two-thirds' : 'third';
  return 'half';
}
