import { Anchor, Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
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

const back = { to: '/gift-cards', label: 'Gift cards' };

/** The gift card that customers can buy. */
export function Component() {
  const product = useQuery(productQuery);
  return (
    <Page title="Sell gift cards" back={back}>
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
    saved: (_, { active }) => (active ? 'Customers can buy gift cards' : 'Gift cards are not for sale'),
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
    <Panel title="Sale">
      <Stack gap="xs">
        <Switch
          label="Customers can buy a gift card"
          description="On a page of its own, with a link at the foot of every page. The code is sent by e-mail once it is paid."
          disabled={disabled}
          {...form.toggle('active')}
        />
        {form.entity.active && (
          <Text size="sm">
            <Anchor href={`${site.url}/gift-card`} target="_blank" rel="noopener" inherit>
              See the page
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
    <Panel title="Amounts">
      <Stack>
        <PresetsField {...form.list('presets')} currency={site.currency ?? ''} disabled={disabled} />
        <Switch label="Customers can choose their own amount" disabled={disabled} {...form.toggle('isCustom')} />
        {form.values.isCustom && (
          <Group align="flex-start">
            <TextInput label={`From (${site.currency})`} {...range} {...form.text('min')} />
            <TextInput label={`To (${site.currency})`} {...range} {...form.text('max')} />
          </Group>
        )}
        <TextInput
          label="Valid for how many months"
          description="From the day it is sent. Leave it empty for cards that never expire."
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
    <Panel title="How it looks">
      <Stack>
        <TextInput label="Name" required maxLength={80} disabled={disabled} {...form.text('name')} />
        <Textarea
          label="Description"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          disabled={disabled}
          {...form.text('description')}
        />
        <PictureField {...form.input('imageId')} disabled={disabled} />
        <Text size="xs" c="dimmed">
          Without a picture, the page shows a card in the colours of your shop.
        </Text>
      </Stack>
    </Panel>
  );
}
