import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { words } from '../../../app/words.ts';
import { toAddress, wrongAddress } from '../../site-pages/address.ts';
import type { FieldProps } from './field-props.ts';

const texts = words.editorSettings;

/** The address of the page: sent when it is finished, as half an address may be that of another page. */
export function AddressField({ label, value, onSet }: FieldProps) {
  const saved = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState<string | null>(null);
  if (saved === '') return <TextInput label={label} value="/" readOnly description={texts.address.home} />;
  const finish = () => {
    const address = toAddress(typed ?? saved);
    if (address !== saved && !wrongAddress(address)) onSet(address);
    setTyped(null);
  };
  return (
    <TextInput
      label={label}
      leftSection="/"
      maxLength={200}
      value={typed ?? saved}
      error={typed === null ? null : wrongAddress(toAddress(typed))}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}
