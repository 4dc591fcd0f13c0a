import { ColorInput, NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { type EntityForm, useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { SettingsEnd } from '../../../ui/settings-end.tsx';
import { colourNames, colours, type LookValues, lookOf, readLook, wrongLook } from './look-form.ts';
import { LookPreview } from './look-preview.tsx';
import { type Look, lookQuery, publicSiteQuery } from './queries.ts';

const texts = words.checkoutSettings;

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
    saved: () => texts.look.saved,
    onSaved: (saved) => client.setQueryData(lookQuery.queryKey, saved),
  });
  return (
    <Form form={form}>
      <Panel title={texts.look.title}>
        <Stack>
          <Text size="sm" c="dimmed">
            {texts.look.text}
          </Text>
          <LookPreview look={lookOf(form.values, known)} text={form.values.text.trim()} site={site ?? {}} />
          <HeaderFields form={form} disabled={!mayChange} />
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
            {colourNames.map((name) => (
              <ColorInput
                popoverProps={{ position: 'top-start' }}
                key={name}
                label={colours[name]}
                placeholder={texts.look.asOnSite}
                format="hex"
                eyeDropperButtonProps={{ 'aria-label': texts.look.pick(colours[name]) }}
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
  { value: 'SMALL', label: texts.look.sizes.small },
  { value: 'MEDIUM', label: texts.look.sizes.medium },
  { value: 'LARGE', label: texts.look.sizes.large },
];
const alignments = [
  { value: 'SIDE', label: texts.look.positions.side },
  { value: 'CENTER', label: texts.look.positions.middle },
];
const backLinks = [
  { value: 'TEXT', label: texts.look.backs.text },
  { value: 'ICON', label: texts.look.backs.arrow },
  { value: 'HIDDEN', label: texts.look.backs.hidden },
];

function HeaderFields({ form, disabled }: { form: EntityForm<LookValues>; disabled: boolean }) {
  const { site } = useSession();
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        <TextInput
          label={texts.look.name}
          placeholder={site.name ?? ''}
          maxLength={55}
          disabled={disabled}
          {...form.text('text')}
        />
        <NativeSelect label={texts.look.size} data={sizes} disabled={disabled} {...form.text('nameSize')} />
        <NativeSelect label={texts.look.position} data={alignments} disabled={disabled} {...form.text('alignment')} />
        <NativeSelect label={texts.look.back} data={backLinks} disabled={disabled} {...form.text('backLink')} />
        <TextInput
          label={texts.look.radius}
          placeholder={texts.look.asOnSite}
          inputMode="numeric"
          disabled={disabled}
          {...form.text('cornerRadius')}
        />
      </SimpleGrid>
      <Switch label={texts.look.hasTitle} disabled={disabled} {...form.toggle('hasTitle')} />
    </>
  );
}
