import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches while people type, once they pause. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(onSearch, 300);
  // going back in the history changes the search without the box
  useEffect(() => setText(value), [value]);
  const change = (next: string) => {
    setText(next);
    search(next.trim());
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text && <CloseButton size="sm" aria-label="Clear search" onClick={() => change('')} />}
      maxLength={100}
      flex="1 1 220px"
    />
  );
}
