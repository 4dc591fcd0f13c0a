import { ActionIcon, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { ItemLine } from '../../../ui/item-line.tsx';
import { nameOfLine } from '../../../ui/line.ts';
import { decimalOf, minorOf } from '../paying/amount-field.ts';
import { changeOf, type DraftLine, type DraftView } from './draft.ts';
import { useDraftChange } from './queries.ts';

const texts = words.orderDrafts;

type LineProps = { draft: DraftView; line: DraftLine };
type LineChange = { newQuantity?: number; newPrice?: string };

/** A line of a draft, with what was changed of it, and what was refused. */
export function DraftLineRow({ draft, line }: LineProps) {
  const format = useFormat();
  const { lineItem = {}, removed } = line;
  const currency = draft.currency ?? undefined;
  const draftOrderId = draft.id ?? '';
  const { run, problem, isChanging } = useDraftChange(draftOrderId);
  const put = (change: LineChange) =>
    run(() =>
      api.draftOrders.updateLineItems({
        draftOrderId,
        lineItemChanges: [{ lineItemId: lineItem.id ?? '', ...change }],
      }),
    );
  const name = nameOfLine(lineItem);
  const difference = changeOf(line, (amount) => format.money(amount, currency));
  return (
    <Stack gap="xs" aria-busy={isChanging}>
      <ItemLine line={lineItem} currency={currency} total={removed ? undefined : lineItem.lineItemPrice?.amount} />
      <Group gap="sm" align="flex-start" justify="flex-end">
        {difference && (
          <Text size="sm" c="dimmed" fs="italic" style={{ flex: 1 }} pt={8}>
            {difference}
          </Text>
        )}
        {removed ? (
          <Button
            variant="default"
            size="xs"
            loading={isChanging}
            aria-label={texts.lines.putBackNamed(name)}
            onClick={() => put({ newQuantity: lineItem.quantity ?? 1 })}
          >
            {texts.lines.putBack}
          </Button>
        ) : (
          <>
            <PriceField
              // another price from the server, such as that of a refused change, replaces what was typed
              key={`${lineItem.priceBeforeDiscounts?.amount} ${problem}`}
              name={name}
              currency={draft.currency ?? ''}
              price={lineItem.priceBeforeDiscounts?.amount ?? '0'}
              onChange={(newPrice) => put({ newPrice })}
            />
            <QuantityField
              key={`${lineItem.quantity} ${problem}`}
              name={name}
              quantity={lineItem.quantity ?? 1}
              onChange={(newQuantity) => put({ newQuantity })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={words.actions.removeNamed(name)}
              onClick={() => put({ newQuantity: 0 })}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </>
        )}
      </Group>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

type PriceFieldProps = { name: string; currency: string; price: string; onChange: (price: string) => void };

/** The price of one piece, sent when the field is left. */
function PriceField({ name, currency, price, onChange }: PriceFieldProps) {
  const [text, setText] = useState(price);
  const amount = minorOf(text, currency);
  const send = () => {
    if (amount !== null && amount !== minorOf(price, currency)) onChange(decimalOf(text));
  };
  return (
    <TextInput
      aria-label={texts.lines.price(name, currency)}
      leftSection={<Text size="xs">{currency}</Text>}
      leftSectionWidth={44}
      inputMode="decimal"
      w={130}
      value={text}
      error={amount === null && texts.lines.noPrice}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Enter' && send()}
    />
  );
}

type QuantityFieldProps = { name: string; quantity: number; onChange: (quantity: number) => void };

function QuantityField({ name, quantity, onChange }: QuantityFieldProps) {
  const [value, setValue] = useState<number | string>(quantity);
  const send = () => {
    if (typeof value === 'number' && value > 0 && value !== quantity) onChange(value);
  };
  return (
    <NumberInput
      aria-label={texts.lines.quantity(name)}
      min={1}
      max={100_000}
      allowDecimal={false}
      w={90}
      value={value}
      onChange={setValue}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Enter' && send()}
    />
  );
}
