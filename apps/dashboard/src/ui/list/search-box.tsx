import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { words } from '../../app/words.ts';

type SearchBoxProps = { label: string; value: string; onSearch: (text: string) => void };

/** Searches as the user types, after a short pause. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const searched = useRef(value);
  const search = useDebouncedCallback((wanted: string) => {
    searched.current = wanted;
    onSearch(wanted);
  }, 300);
  // history navigation changes the search from outside; text typed after the last search stays
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
      rightSection={text && <CloseButton size="sm" aria-label={words.lists.clearSearch} onClick={() => change('')} />}
      maxLength={100}
      flex="1 1 220px"
    />
  );
}
