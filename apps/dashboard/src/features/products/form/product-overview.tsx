import { Grid, Group, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { Facts } from '../../../ui/facts.tsx';
import list from '../../../ui/list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useCategoryNames } from '../../categories/use-tree.ts';
import { paragraphsOf } from './description/paragraphs.ts';
import { choiceNames, type ProductForm, type StockDraft, type VariantDraft, variantName } from './product-form.ts';

const texts = words.productForm;

/** A read-only product for users who may not change it: the contents of the form as text. */
export function ProductOverview({ form }: { form: ProductForm }) {
  const paragraphs = paragraphsOf(form.description.nodes ?? []);
  return (
    <>
      <Text size="sm" c="dimmed">
        {texts.overview.notAllowed}
      </Text>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">
            {form.media.length > 0 && (
              <Panel title={texts.parts.media}>
                <Group gap="sm">
                  {form.media.map(({ id, kind, altText, posterId }) => (
                    <Picture key={id} id={kind === 'VIDEO' ? posterId : id} alt={altText} width={120} height={150} />
                  ))}
                </Group>
              </Panel>
            )}
            <Variants form={form} />
            {paragraphs.length > 0 && (
              <Panel title={texts.parts.description}>
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
    <Panel title={hasNames ? texts.overview.variants(form.variants.length) : texts.overview.single} flush>
      <Table
        verticalSpacing="xs"
        horizontalSpacing="sm"
        aria-label={texts.overview.table}
        style={{ overflowWrap: 'anywhere' }}
      >
        <Table.Thead>
          <Table.Tr>
            {hasNames && <Table.Th scope="col">{texts.overview.variant}</Table.Th>}
            <Table.Th scope="col">{texts.overview.sku}</Table.Th>
            <Table.Th scope="col">{texts.overview.stock}</Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              {texts.overview.price}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {form.variants.map((variant) => (
            <Table.Tr key={variant.key}>
              {hasNames && (
                <Table.Th scope="row" fw={500}>
                  {variant.visible
                    ? variantName(variant, names)
                    : texts.overview.hiddenNamed(variantName(variant, names))}
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
  return mode === 'IN_STOCK' ? texts.overview.inStock : texts.overview.outOfStock;
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
    [texts.overview.inShop, form.visible ? texts.overview.visible : texts.overview.hidden],
    [texts.parts.type, form.productType === 'DIGITAL' ? texts.overview.digital : texts.overview.physical],
    [texts.parts.categories, form.categoryIds.flatMap((id) => categories?.get(id) ?? []).join(', ')],
    [texts.parts.brand, form.brand],
    [texts.parts.ribbons, form.ribbons.join(', ')],
    [texts.parts.tags, [...form.tags.public, ...form.tags.private].join(', ')],
    [texts.parts.infoSections, form.infoSections.map(({ title }) => title).join(', ')],
    [texts.parts.modifiers, form.modifiers.map(({ name }) => name).join(', ')],
  ];
  return (
    <Panel title={texts.overview.details}>
      <Facts facts={facts.filter(([, value]) => value)} />
    </Panel>
  );
}
