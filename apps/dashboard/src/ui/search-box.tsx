import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches while people type, once they pause. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const searched = useRef(value);
  const search = useDebouncedCallback((wanted: string) => {
    searched.current = wanted;
    onSearch(wanted);
  }, 300);
  // going back in the history changes the search without the box; what the box asked for may be typed further already
  useEffect(() => {
    if (value !== searched.current) setText(value);
    searched.current = value;
  }, [value]);
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
