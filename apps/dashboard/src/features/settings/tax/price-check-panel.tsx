import { Alert, Group, Select, SimpleGrid, Stack, Table, Text, TextInput } from '@mantine/core';
import { PRODUCTS_TAX_GROUP_ID } from '@stoa/contract/ecom/fixed-ids';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { explain } from '../../../ui/explain.ts';
import { readAmount } from '../../../ui/form/read-number.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { WhereFields } from './places/where-fields.tsx';
import { TAX, type TaxSetup } from './queries.ts';

const texts = words.taxSettings;

type Asked = { country: string; subdivision: string; price: string; groupId: string; exemptId: string };

/** Calculates the tax of a price, as the checkout does. */
export function PriceCheckPanel({ setup }: { setup: TaxSetup }) {
  const { site } = useSession();
  const { currencySymbol } = useFormat();
  const [asked, setAsked] = useState<Asked>({
    country: setup.places[0]?.country ?? site.country ?? '',
    subdivision: setup.places[0]?.subdivision ?? '',
    price: '100',
    groupId: PRODUCTS_TAX_GROUP_ID,
    exemptId: '',
  });
  const put = (change: Partial<Asked>) => setAsked({ ...asked, ...change });
  return (
    <Panel title={texts.check.title}>
      <Stack>
        <Text size="sm" c="dimmed">
          {texts.check.text}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={texts.check.price(currencySymbol())}
            inputMode="decimal"
            value={asked.price}
            onChange={({ currentTarget: { value } }) => put({ price: value })}
          />
          <Select
            label={texts.check.group}
            data={setup.groups.map(({ id, name }) => ({ value: id, label: name }))}
            allowDeselect={false}
            value={asked.groupId}
            onChange={(id) => put({ groupId: id ?? PRODUCTS_TAX_GROUP_ID })}
          />
          <WhereFields values={asked} errors={{}} onChange={put} />
          <Select
            label={texts.check.customer}
            data={[
              { value: '', label: texts.check.anyone },
              ...setup.exemptGroups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            allowDeselect={false}
            value={asked.exemptId}
            onChange={(id) => put({ exemptId: id ?? '' })}
          />
        </SimpleGrid>
        <PriceCheck asked={useSettled(asked)} places={setup.places} />
      </Stack>
    </Panel>
  );
}

function PriceCheck({ asked, places }: { asked: Asked; places: TaxSetup['places'] }) {
  const { country, subdivision, groupId, exemptId } = asked;
  const price = readAmount(asked.price);
  const missing = missingIn(price, asked, places);
  const check = useQuery({
    queryKey: [...TAX, 'check', asked],
    queryFn:
      missing || price === null
        ? skipToken
        : () =>
            api.taxCalculation.calculateTax({
              addresses: [{ country, ...(subdivision && { subdivision }) }],
              lineItems: [{ id: 'price', price, taxGroupId: groupId, addressIndex: { singleAddress: 0 } }],
              ...(exemptId && { exemptDetails: { exemptGroupId: exemptId } }),
            }),
    placeholderData: (previous) => previous,
    retry: false,
  });
  if (missing)
    return (
      <Text size="sm" c="dimmed" role="status">
        {missing}
      </Text>
    );
  if (check.isError)
    return (
      <Alert color="yellow" role="status">
        {explain(check.error).detail}
      </Alert>
    );
  return check.data ? <Result {...check.data} /> : null;
}

/** What has to be entered before a tax can be calculated; null if it is all there. */
function missingIn(price: string | null, { country, subdivision }: Asked, places: TaxSetup['places']): string | null {
  if (price === null) return texts.check.noPrice;
  if (!country) return texts.check.noCountry;
  const here = places.filter((place) => place.country === country);
  const isTaxedByPart = here.some((place) => place.subdivision) && here.every((place) => place.subdivision);
  return isTaxedByPart && !subdivision ? texts.check.noSubdivision : null;
}

type ResultProps = Awaited<ReturnType<typeof api.taxCalculation.calculateTax>>;

function Result({ taxSummary, lineItemTaxDetails = [], currency, errors = [] }: ResultProps) {
  const { money, percent } = useFormat();
  const [line] = lineItemTaxDetails;
  const taxes = line?.taxBreakdown ?? [];
  const isIncluded = line?.taxIncludedInPrice ?? false;
  const total = Number(taxSummary?.totalAmount);
  const tax = taxSummary?.totalTax ?? '0';
  return (
    <div role="status">
      {errors.length > 0 && (
        <Alert color="yellow" mb="sm">
          {texts.check.failed}
        </Alert>
      )}
      <Table aria-label={texts.check.tax}>
        <Table.Tbody>
          {taxes.map(({ taxName, rate, taxAmount, jurisdiction, nonTaxableAmount }) => (
            <Table.Tr key={`${taxName} ${jurisdiction}`}>
              <Table.Th scope="row" fw={400}>
                {[`${taxName} ${percent(Number(rate))}`, jurisdiction].filter(Boolean).join(' · ')}
                {Number(nonTaxableAmount) > 0 && ' · exempt'}
              </Table.Th>
              <Table.Td ta="right">{money(taxAmount, currency)}</Table.Td>
            </Table.Tr>
          ))}
          {taxes.length === 0 && (
            <Table.Tr>
              <Table.Td colSpan={2}>{texts.check.none}</Table.Td>
            </Table.Tr>
          )}
          <Table.Tr>
            <Table.Th scope="row">{isIncluded ? texts.check.totalIncluded : texts.check.total}</Table.Th>
            <Table.Td ta="right" fw={600}>
              {money(taxSummary?.totalAmount, currency)}
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" mt={4}>
        <Text size="xs" c="dimmed">
          {texts.check.net(money((total - Number(tax)).toFixed(2), currency))}
        </Text>
      </Group>
    </div>
  );
}
