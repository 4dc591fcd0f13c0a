import { Anchor, Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form/form.tsx';
import { type EntityForm, useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { SettingsEnd } from '../../ui/settings-end.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { PresetsField } from './presets-field.tsx';
import { type Product, type ProductValues, readProduct, writeProduct, wrongProduct } from './product-form.ts';
import { loadProduct, productQuery } from './queries.ts';

const texts = words.giftCards;

const back = { to: '/gift-cards', label: texts.title };

/** The gift card that customers can buy. */
export function Component() {
  const product = useQuery(productQuery);
  return (
    <Page title={texts.sale.button} back={back}>
      {product.isError && <Failure error={product.error} onRetry={() => void product.refetch()} />}
      {product.isPending && <PanelsSkeleton />}
      {product.data && <ProductForm known={product.data} />}
    </Page>
  );
}

function ProductForm({ known }: { known: Product }) {
  const mayChange = useMay()('giftCardProduct.updateGiftCardProduct');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: readProduct,
    validate: wrongProduct,
    wire: {
      fields: [
        ['product.presets', 'presets'],
        ['product.customAmount.min', 'min'],
        ['product.customAmount.max', 'max'],
        ['product.image.id', 'imageId'],
        ['product.name', 'name'],
      ],
    },
    save: async (values, { entity }) => {
      const product = { ...writeProduct(values), revision: present(entity.revision, 'revision') };
      return present((await api.giftCardProduct.updateGiftCardProduct({ product })).product, 'gift card');
    },
    settle: (saved) => saved,
    reload: loadProduct,
    saved: (_, { active }) => (active ? texts.sale.isOn : texts.sale.isOff),
    onSaved: (saved) => client.setQueryData(productQuery.queryKey, saved),
  });
  const shared = { form, disabled: !mayChange };
  return (
    <Form form={form}>
      <OfferPanel {...shared} />
      <AmountsPanel {...shared} />
      <LooksPanel {...shared} />
      <SettingsEnd form={form} mayChange={mayChange} />
    </Form>
  );
}

type PanelProps = { form: EntityForm<ProductValues, Product>; disabled: boolean };

function OfferPanel({ form, disabled }: PanelProps) {
  const { site } = useSession();
  return (
    <Panel title={texts.sale.title}>
      <Stack gap="xs">
        <Switch
          label={texts.sale.active}
          description={texts.sale.activeText}
          disabled={disabled}
          {...form.toggle('active')}
        />
        {form.entity.active && (
          <Text size="sm">
            <Anchor href={`${site.url}/gift-card`} target="_blank" rel="noopener" inherit>
              {texts.sale.seePage}
            </Anchor>
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function AmountsPanel({ form, disabled }: PanelProps) {
  const { site } = useSession();
  const range = { inputMode: 'decimal' as const, maw: 160, disabled };
  return (
    <Panel title={texts.sale.amounts}>
      <Stack>
        <PresetsField {...form.list('presets')} currency={site.currency ?? ''} disabled={disabled} />
        <Switch label={texts.sale.ownAmount} disabled={disabled} {...form.toggle('isCustom')} />
        {form.values.isCustom && (
          <Group align="flex-start">
            <TextInput label={texts.sale.from(site.currency ?? '')} {...range} {...form.text('min')} />
            <TextInput label={texts.sale.to(site.currency ?? '')} {...range} {...form.text('max')} />
          </Group>
        )}
        <TextInput
          label={texts.sale.months}
          description={texts.sale.monthsText}
          inputMode="numeric"
          maxLength={3}
          maw={320}
          disabled={disabled}
          {...form.text('months')}
        />
      </Stack>
    </Panel>
  );
}

function LooksPanel({ form, disabled }: PanelProps) {
  return (
    <Panel title={texts.sale.looks}>
      <Stack>
        <TextInput label={words.forms.name} required maxLength={80} disabled={disabled} {...form.text('name')} />
        <Textarea
          label={texts.sale.description}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          disabled={disabled}
          {...form.text('description')}
        />
        <PictureField {...form.input('imageId')} disabled={disabled} />
        <Text size="xs" c="dimmed">
          {texts.sale.noPicture}
        </Text>
      </Stack>
    </Panel>
  );
}
