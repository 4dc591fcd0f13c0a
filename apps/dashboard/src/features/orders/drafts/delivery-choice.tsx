import { Radio, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { Panel } from '../../../ui/panel.tsx';
import { chosenOf, IN_PERSON, keyOf, NONE, waysToDeliver, writeChoice } from './delivery.ts';
import { type Calculated, draftOf, isEdit } from './draft.ts';
import { useDraftChange } from './queries.ts';

const texts = words.orderDrafts;

/** How a draft is delivered: one of the ways that the shop offers to its address, or not at all. */
export function DeliveryChoice({ calculated }: { calculated: Calculated }) {
  const format = useFormat();
  const draft = draftOf(calculated);
  const draftOrderId = draft.id ?? '';
  const { run, problem, isChanging } = useDraftChange(draftOrderId);
  const current = draft.shippingInfo?.removed ? undefined : draft.shippingInfo?.shippingInfo;
  const offered = calculated.shippingOptions ?? [];
  const ways = waysToDeliver(offered);
  const [wanted, setWanted] = useState(NONE);
  const chosen = isChanging ? wanted : chosenOf(current);
  const way = ways.find(({ options }) => options.some((option) => keyOf(option) === chosen));
  const isOther = !way && chosen !== NONE && chosen !== IN_PERSON;
  const choose = (key: string | null) => {
    if (key === null) return;
    setWanted(key);
    const shippingInfo = writeChoice(key, offered);
    run(() => api.draftOrders.setShippingInfo({ draftOrderId, ...(shippingInfo && { shippingInfo }) }));
  };
  const priceOf = (amount: string | undefined) => format.money(amount ?? '0', draft.currency ?? undefined);
  return (
    <Panel title={texts.delivery.title}>
      <Stack gap="xs">
        <Radio.Group
          aria-label={texts.delivery.title}
          value={way ? keyOf(way.options[0] ?? {}) : chosen}
          onChange={choose}
        >
          <Stack gap="xs">
            {isOther && current && (
              <Radio
                value={chosen}
                label={`${current.title ?? texts.delivery.title} · ${priceOf(current.cost?.price?.amount)}`}
                description={texts.delivery.asOrdered}
              />
            )}
            {ways.map(({ options: [first = {}] }) => (
              <Radio
                key={keyOf(first)}
                value={keyOf(first)}
                label={`${first.title} · ${priceOf(first.cost?.price?.amount)}`}
                description={first.logistics?.deliveryTime}
              />
            ))}
            <Radio value={IN_PERSON} label={texts.delivery.inPerson} description={texts.delivery.inPersonText} />
            <Radio value={NONE} label={texts.delivery.nothing} />
          </Stack>
        </Radio.Group>
        {way && way.options.length > 1 && (
          <Select
            label={texts.delivery.when}
            data={way.options.map((option) => ({ value: keyOf(option), label: slotOf(option, format.dateTime) }))}
            allowDeselect={false}
            value={chosen}
            onChange={choose}
          />
        )}
        {offered.length === 0 && (
          <Text size="sm" c="dimmed">
            {isEdit(draft) ? texts.delivery.noOther : texts.delivery.needsAddress}
          </Text>
        )}
        {problem && (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

type Option = NonNullable<Calculated['shippingOptions']>[number];

function slotOf({ logistics, title }: Option, dateTime: (instant: string) => string): string {
  const { from, to } = logistics?.deliveryTimeSlot ?? {};
  return from && to ? texts.delivery.slot(dateTime(from), dateTime(to)) : (title ?? '');
}
