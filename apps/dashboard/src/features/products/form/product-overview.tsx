import { Grid, Group, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import list from '../../../ui/list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useCategoryNames } from '../../categories/use-tree.ts';
import { paragraphsOf } from './description/paragraphs.ts';
import { choiceNames, type ProductForm, type StockDraft, type VariantDraft, variantName } from './product-form.ts';

/** A read-only product for users who may not change it: the contents of the form as text. */
export function ProductOverview({ form }: { form: ProductForm }) {
  const paragraphs = paragraphsOf(form.description.nodes ?? []);
  return (
    <>
      <Text size="sm" c="dimmed">
        Your role on this site doesn’t allow changing products.
      </Text>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">
            {form.media.length > 0 && (
              <Panel title="Pictures and videos">
                <Group gap="sm">
                  {form.media.map(({ id, kind, altText, posterId }) => (
                    <Picture key={id} id={kind === 'VIDEO' ? posterId : id} alt={altText} width={120} height={150} />
                  ))}
                </Group>
              </Panel>
            )}
            <Variants form={form} />
            {paragraphs.length > 0 && (
              <Panel title="Description">
                <Stack gap="xs">
                  {paragraphs.map((text) => (
                    <Text key={text} size="sm" style={{ overflowWrap: 'anywhere' }}>
                      {text}
                    </Text>
                  ))}
                </Stack>
              </Panel>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Details form={form} />
        </Grid.Col>
      </Grid>
    </>
  );
}

function Variants({ form }: { form: ProductForm }) {
  const format = useFormat();
  const names = choiceNames(form.options);
  const [only] = form.variants;
  const hasNames = form.variants.length > 1 || (only?.choices.length ?? 0) > 0;
  return (
    <Panel title={hasNames ? `Variants (${form.variants.length})` : 'Price and stock'} flush>
      <Table
        verticalSpacing="xs"
        horizontalSpacing="sm"
        aria-label="Prices and stock"
        style={{ overflowWrap: 'anywhere' }}
      >
        <Table.Thead>
          <Table.Tr>
            {hasNames && <Table.Th scope="col">Variant</Table.Th>}
            <Table.Th scope="col">SKU</Table.Th>
            <Table.Th scope="col">Stock</Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Price
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {form.variants.map((variant) => (
            <Table.Tr key={variant.key}>
              {hasNames && (
                <Table.Th scope="row" fw={500}>
                  {variantName(variant, names)}
                  {!variant.visible && ' (hidden)'}
                </Table.Th>
              )}
              <Table.Td>{variant.sku || '–'}</Table.Td>
              <Table.Td>{stockText(variant.stock)}</Table.Td>
              <Table.Td className={list.numeric}>
                <Price variant={variant} money={format.money} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}

function stockText({ mode, quantity }: StockDraft): string {
  if (mode === 'TRACKED') return quantity;
  return mode === 'IN_STOCK' ? 'In stock' : 'Out of stock';
}

function Price({ variant, money }: { variant: VariantDraft; money: (amount: string) => string }) {
  return (
    <>
      {variant.compareAtPrice && (
        <Text span size="sm" c="dimmed" td="line-through" mr={6}>
          {money(variant.compareAtPrice)}
        </Text>
      )}
      {money(variant.price)}
    </>
  );
}

function Details({ form }: { form: ProductForm }) {
  const categories = useCategoryNames();
  const facts: [string, ReactNode][] = [
    ['In the shop', form.visible ? 'Visible' : 'Hidden'],
    ['Type', form.productType === 'DIGITAL' ? 'Digital' : 'Physical'],
    ['Categories', form.categoryIds.flatMap((id) => categories?.get(id) ?? []).join(', ')],
    ['Brand', form.brand],
    ['Ribbons', form.ribbons.join(', ')],
    ['Tags', [...form.tags.public, ...form.tags.private].join(', ')],
    ['Info sections', form.infoSections.map(({ title }) => title).join(', ')],
    ['Modifiers', form.modifiers.map(({ name }) => name).join(', ')],
  ];
  return (
    <Panel title="Details">
      <Facts facts={facts.filter(([, value]) => value)} />
    </Panel>
  );
}
