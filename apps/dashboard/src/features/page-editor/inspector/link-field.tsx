import { Fieldset, Stack, TextInput } from '@mantine/core';
import { isSafeHref, type Value } from '@stoa/page-model';
import { useState } from 'react';
import { words } from '../../../app/words.ts';
import type { FieldProps } from './field-props.ts';
import { TargetField } from './target-field.tsx';

const texts = words.editorSettings;

type Link = { label: string; href: string };

const linkOf = (value: Value | undefined): Link => {
  const { label = '', href = '' } = (value ?? {}) as Partial<Link>;
  return { label, href };
};

/** A link with its text. Without both, there is none on the page. */
export function LinkField({ label, value, onType }: FieldProps) {
  const link = linkOf(value);
  /** An address that cannot be kept yet, as it is being typed. */
  const [unsafe, setUnsafe] = useState<string | null>(null);
  const change = (part: Partial<Link>) => {
    const next = { ...link, ...part };
    onType(next.label || next.href ? next : undefined);
  };
  const changeHref = (href: string) => {
    const isKept = href === '' || isSafeHref(href);
    setUnsafe(isKept ? null : href);
    if (isKept) change({ href });
  };
  return (
    <Fieldset legend={label} p="sm">
      <Stack gap="xs">
        <TextInput
          label={texts.link.text}
          maxLength={200}
          value={link.label}
          onChange={({ currentTarget }) => change({ label: currentTarget.value })}
        />
        <TargetField
          value={unsafe ?? link.href}
          error={unsafe === null ? null : texts.link.unsafe}
          onChange={changeHref}
        />
      </Stack>
    </Fieldset>
  );
}
