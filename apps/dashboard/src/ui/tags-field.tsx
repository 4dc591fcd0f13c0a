import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useState } from 'react';

type TagsFieldProps = Omit<TagsInputProps, 'searchValue' | 'onSearchChange' | 'dropdownOpened'>;

/** Tags that are typed, with those known offered meanwhile: an open list would lie over what comes below. */
export function TagsField(props: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  return <TagsInput {...props} searchValue={typed} onSearchChange={setTyped} dropdownOpened={typed !== ''} />;
}
