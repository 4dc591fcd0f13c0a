import { Alert, Box, Loader, Stack, Table, Text, Title } from '@mantine/core';
import type { discountPreview, Request, Response } from '@stoa/contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { explain } from '../../ui/explain.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { LinesField } from '../pay-links/lines-field.tsx';
import type { FormLine } from '../pay-links/pay-link-form.ts';
import { DISCOUNTS } from './queries.ts';

const texts = words.discounts.preview;

type Previewed = Omit<Request<typeof discountPreview.previewDiscount>, 'lineItems'>;
type Preview = Response<typeof discountPreview.previewDiscount>;

/** The most items that the server prices at once. */
const MOST_ITEMS = 20;
const noNames = new Map<string, string>();

/** What the discount in a form would do to a cart; `previewed` is null while the form is incomplete. */
export function PreviewPanel({ previewed }: { previewed: Previewed | null }) {
  const may = useMay();
  const [items, setItems] = useState<FormLine[]>([]);
  const asked = useSettled(JSON.stringify(previewed && { ...previewed, lineItems: toLineItems(items) }));
  if (!may('discountPreview.previewDiscount') || !may('variants.searchVariants')) return null;
  return (
    <Box component="section" aria-label={texts.title} onKeyDown={withoutSaving}>
      <Stack gap="sm">
        <Title order={3} size="h5">
          {texts.heading}
        </Title>
        <LinesField items={items} errors={{}} onChange={setItems} names={noNames} most={MOST_ITEMS} />
        <div role="status">
          {hintFor(items, previewed) ? (
            <Text size="sm" c="dimmed">
              {hintFor(items, previewed)}
            </Text>
          ) : (
            <Prices asked={asked} />
          )}
        </div>
      </Stack>
    </Box>
  );
}

/** Enter in a field of the preview does not save the form around it. */
function withoutSaving(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

const isQuantity = (quantity: number | string): boolean => Number.isInteger(quantity) && Number(quantity) > 0;

/** What is missing for a price; null where nothing is. */
function hintFor(items: readonly FormLine[], previewed: Previewed | null): string | null {
  if (items.length === 0) return texts.noItems;
  if (!items.every(({ quantity }) => isQuantity(quantity))) return texts.wrongQuantity;
  return previewed ? null : texts.incomplete;
}

const toLineItems = (items: readonly FormLine[]) =>
  items.map(({ line: { catalogReference }, quantity }) => ({ catalogReference, quantity }));

function Prices({ asked }: { asked: string }) {
  const request = JSON.parse(asked) as Request<typeof discountPreview.previewDiscount> | null;
  const isReady = request !== null && request.lineItems.length > 0;
  const preview = useQuery({
    queryKey: [...DISCOUNTS, 'preview', asked],
    queryFn: isReady ? () => api.discountPreview.previewDiscount(request) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (preview.isError)
    return (
      <Alert color="yellow" title={explain(preview.error).title}>
        {explain(preview.error).detail}
      </Alert>
    );
  return preview.data ? <Result preview={preview.data} /> : <Loader size="sm" aria-label={texts.loading} />;
}

/** Why the discount takes nothing off the items. */
const reasons: Record<NonNullable<Preview['outcome']>, string | null> = {
  APPLIED: null,
  FREE_DELIVERY: texts.freeDelivery,
  NOT_APPLICABLE: texts.notApplicable,
  CONDITION_NOT_MET: texts.noCondition,
  MINIMUM_NOT_REACHED: texts.belowMinimum,
  OTHER_DISCOUNTS: texts.otherDiscounts,
};

function Result({ preview }: { preview: Preview }) {
  const { money } = useFormat();
  const { lines = [], discounts = [], outcome = 'APPLIED', inForce, currency, totalBefore, totalAfter } = preview;
  return (
    <Stack gap="xs">
      <Table aria-label={texts.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.item}</Table.Th>
            <Table.Th scope="col" ta="right">
              {texts.without}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {texts.with}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ productName, quantity, priceBefore, priceAfter }, index) => (
            <Table.Tr key={index}>
              <Table.Th scope="row" fw={400}>{`${quantity} × ${productName}`}</Table.Th>
              <Table.Td ta="right">{money(priceBefore, currency)}</Table.Td>
              <Table.Td ta="right">{money(priceAfter, currency)}</Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr fw={600}>
            <Table.Th scope="row">{texts.total}</Table.Th>
            <Table.Td ta="right">{money(totalBefore, currency)}</Table.Td>
            <Table.Td ta="right">{money(totalAfter, currency)}</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      {reasons[outcome] && <Text size="sm">{reasons[outcome]}</Text>}
      {discounts.map(({ name, amount, isPreviewed }, index) => (
        <Text key={index} size="sm">
          {texts.takesOff(isPreviewed ? texts.thisDiscount : (name ?? ''), money(amount, currency))}
        </Text>
      ))}
      {inForce === false && <Text size="sm">{texts.notInForce}</Text>}
      <Text size="xs" c="dimmed">
        {texts.beforeDelivery}
      </Text>
    </Stack>
  );
}
