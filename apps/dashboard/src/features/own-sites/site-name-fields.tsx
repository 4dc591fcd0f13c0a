import { Button, Group, Text, TextInput } from '@mantine/core';
import { ApiError } from '@stoa/sdk';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import type { Bindings } from '../../ui/form/bindings.ts';
import type { NewSiteValues } from './new-site-form.ts';

const texts = words.newSite;

type Names = Pick<NewSiteValues, 'name' | 'address'>;

/** The part of a form that these fields need; it may have others. */
export type NamesForm = {
  values: Names;
  refusal: unknown;
  set(change: Partial<Names>): void;
  text(field: 'name' | 'address'): ReturnType<Bindings<Names>['text']>;
};

export type SiteNameFieldsProps = {
  form: NamesForm;
  /** The host name under which sites are. */
  domain: string;
  /** Finds a free address for a name. */
  suggest: (name: string) => Promise<string>;
};

/** What a new site is called, and where it is. */
export function SiteNameFields({ form, domain, suggest }: SiteNameFieldsProps) {
  const { values } = form;
  const latest = useRef(values);
  latest.current = values;
  const field = useRef<HTMLInputElement>(null);
  const fillAddress = async () => {
    const name = values.name.trim();
    if (!name || values.address.trim()) return;
    const address = await suggest(name).catch(() => '');
    if (latest.current.address) return;
    flushSync(() => form.set({ address }));
    // whoever is about to type another one replaces it
    if (document.activeElement === field.current) field.current?.select();
  };
  const other = otherAddress(form.refusal);
  return (
    <>
      <TextInput label={texts.name} required maxLength={100} {...form.text('name')} onBlur={fillAddress} />
      <TextInput
        label={texts.address}
        description={texts.addressText}
        required
        maxLength={40}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        rightSection={
          <Text size="sm" c="dimmed" pr="sm" aria-hidden>
            .{domain}
          </Text>
        }
        rightSectionWidth="fit-content"
        ref={field}
        {...form.text('address')}
      />
      {other && other !== values.address && (
        <Group gap="xs">
          <Text size="sm">{texts.freeAddress}</Text>
          <Button size="compact-sm" variant="light" onClick={() => form.set({ address: other })}>
            {other}
          </Button>
        </Group>
      )}
    </>
  );
}

/** The free address that the server offers in place of a taken one. */
function otherAddress(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'SITE_ADDRESS_TAKEN') return null;
  return typeof error.data?.suggestion === 'string' ? error.data.suggestion : null;
}

/** Asks the server for a free address; people without an account have to do without. */
export const suggestFreeAddress = async (name: string): Promise<string> =>
  (await api.siteAdministration.suggestSiteAddress({ name })).address ?? '';

/** How errors of the server reach the fields. */
export const newSiteWire = {
  codes: { SITE_ADDRESS_TAKEN: { field: 'address', text: texts.takenAddress } },
};
