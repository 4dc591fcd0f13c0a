import { ColorInput, NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { type EntityForm, useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { SettingsEnd } from '../../../ui/settings-end.tsx';
import { colourNames, colours, type LookValues, lookOf, readLook, wrongLook } from './look-form.ts';
import { LookPreview } from './look-preview.tsx';
import { type Look, lookQuery, publicSiteQuery } from './queries.ts';

/** How the checkout page looks, with a preview. */
export function LookPanel() {
  const look = useQuery(lookQuery);
  if (look.isError) return <Failure error={look.error} onRetry={() => void look.refetch()} />;
  return look.isPending ? <PanelsSkeleton /> : <LookForm known={look.data} />;
}

function LookForm({ known }: { known: Look }) {
  const mayChange = useMay()('checkoutSettings.updateCheckoutSettings');
  const { data: site } = useQuery(publicSiteQuery);
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: readLook,
    validate: wrongLook,
    save: async (values, { entity }) => {
      const checkoutSettings = { checkoutBrand: lookOf(values, entity) };
      const saved = await api.checkoutSettings.updateCheckoutSettings({ checkoutSettings });
      return present(saved.checkoutSettings?.checkoutBrand, 'checkoutBrand');
    },
    settle: (saved): Look => saved,
    saved: () => 'The look of the checkout was saved',
    onSaved: (saved) => client.setQueryData(lookQuery.queryKey, saved),
  });
  return (
    <Form form={form}>
      <Panel title="Look">
        <Stack>
          <Text size="sm" c="dimmed">
            The checkout has the colours and fonts of your site. Change only what should differ.
          </Text>
          <LookPreview look={lookOf(form.values, known)} text={form.values.text.trim()} site={site ?? {}} />
          <HeaderFields form={form} disabled={!mayChange} />
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
            {colourNames.map((name) => (
              <ColorInput
                key={name}
                label={colours[name]}
                placeholder="As on the site"
                format="hex"
                eyeDropperButtonProps={{ 'aria-label': `${colours[name]}: pick a colour on the screen` }}
                disabled={!mayChange}
                {...form.input(name)}
              />
            ))}
          </SimpleGrid>
        </Stack>
      </Panel>
      <SettingsEnd form={form} mayChange={mayChange} />
    </Form>
  );
}

const sizes = [
  { value: 'SMALL', label: 'Small' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'LARGE', label: 'Large' },
];
const alignments = [
  { value: 'SIDE', label: 'At the side' },
  { value: 'CENTER', label: 'In the middle' },
];
const backLinks = [
  { value: 'TEXT', label: 'As text' },
  { value: 'ICON', label: 'As an arrow' },
  { value: 'HIDDEN', label: 'Not shown' },
];

function HeaderFields({ form, disabled }: { form: EntityForm<LookValues>; disabled: boolean }) {
  const { site } = useSession();
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        <TextInput
          label="Name in the header"
          placeholder={site.name ?? ''}
          maxLength={55}
          disabled={disabled}
          {...form.text('text')}
        />
        <NativeSelect label="Size of the name" data={sizes} disabled={disabled} {...form.text('nameSize')} />
        <NativeSelect label="Position of the name" data={alignments} disabled={disabled} {...form.text('alignment')} />
        <NativeSelect label="Link back to the cart" data={backLinks} disabled={disabled} {...form.text('backLink')} />
        <TextInput
          label="Rounded corners (pixels)"
          placeholder="As on the site"
          inputMode="numeric"
          disabled={disabled}
          {...form.text('cornerRadius')}
        />
      </SimpleGrid>
      <Switch label="Show the word “Checkout” above the form" disabled={disabled} {...form.toggle('hasTitle')} />
    </>
  );
}
