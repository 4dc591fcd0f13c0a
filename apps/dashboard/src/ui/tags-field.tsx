import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useState } from 'react';

type TagsFieldProps = Omit<TagsInputProps, 'searchValue' | 'onSearchChange' | 'dropdownOpened'>;

/** A text field for tags, with suggestions as the user types: an open list would cover the content below. */
export function TagsField(props: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  return <TagsInput {...props} searchValue={typed} onSearchChange={setTyped} dropdownOpened={typed !== ''} />;
}
