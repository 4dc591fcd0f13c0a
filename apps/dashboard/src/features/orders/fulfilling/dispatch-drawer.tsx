import { Checkbox, Group, NumberInput, Stack, Text } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import type { OrderView } from '../order.ts';
import { type LineLeft, linesLeft } from './items-left.ts';
import { noTracking, TrackingFields, trackingWire, writeTracking } from './tracking-fields.tsx';

const texts = words.orderFulfilment;

type DispatchDrawerProps = { order: OrderView; left: LineLeft[]; opened: boolean; onClose: () => void };

/** Records that items of an order were sent or picked up. */
export function DispatchDrawer({ opened, onClose, ...rest }: DispatchDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.dispatch.title}>
      {opened && <DispatchForm onClose={onClose} {...rest} />}
    </FormDrawer>
  );
}

export const isPickedUp = ({ shippingInfo }: OrderView): boolean => Boolean(shippingInfo?.logistics?.pickupDetails);

/** Whether the customer can be told that items were sent. */
export const canBeTold = (order: OrderView): boolean => Boolean(order.buyerInfo?.email) && !isPickedUp(order);

function DispatchForm({ order, left, onClose }: Omit<DispatchDrawerProps, 'opened'>) {
  const orderId = order.id ?? '';
  const form = useEntityForm({
    entity: left,
    read: (lines) => ({
      quantities: Object.fromEntries(lines.map((line) => [line.id, line.left])) as Record<string, number | string>,
      ...noTracking,
      notifyBuyer: canBeTold(order),
    }),
    validate: ({ quantities }) => ({
      quantities: Object.values(quantities).some((quantity) => Number(quantity) > 0) ? null : texts.dispatch.none,
    }),
    wire: {
      ...trackingWire,
      codes: {
        ...trackingWire.codes,
        FULFILLMENT_EXCEEDS_ORDER: {
          text: texts.dispatch.meanwhile,
        },
      },
    },
    save: ({ quantities, notifyBuyer, ...tracking }) => {
      const lineItems = Object.entries(quantities).flatMap(([id, quantity]) =>
        Number(quantity) > 0 ? [{ id, quantity: Number(quantity) }] : [],
      );
      const trackingInfo = writeTracking(tracking);
      const hasTracking = Object.values(trackingInfo).some((value) => value !== null);
      const fulfillment = { lineItems, ...(hasTracking && { trackingInfo }) };
      return api.dispatch.dispatchItems({ orderId, fulfillment, notifyBuyer });
    },
    settle: ({ orderWithFulfillments }) => linesLeft(order, orderWithFulfillments?.fulfillments ?? []),
    saved: (_answer, { notifyBuyer }) => (notifyBuyer ? texts.dispatch.doneAndTold : texts.dispatch.done),
    onDone: onClose,
    refresh: [['orders']],
  });
  const quantities = form.list('quantities');
  return (
    <Form form={form}>
      <Stack gap="sm" component="fieldset" style={{ border: 0, margin: 0, padding: 0 }}>
        <Text component="legend" fw={600} size="sm" mb="xs">
          {texts.items}
        </Text>
        {left.map(({ id, name, detail, left: most }, index) => (
          <Group key={id} wrap="nowrap" justify="space-between" gap="md">
            <div>
              <Text size="sm">{name}</Text>
              {detail && (
                <Text size="sm" c="dimmed">
                  {detail}
                </Text>
              )}
            </div>
            <Group gap="xs" wrap="nowrap">
              <NumberInput
                aria-label={texts.quantityOf([name, detail].filter(Boolean).join(', '))}
                value={quantities.items[id] ?? 0}
                onChange={(quantity) => quantities.onChange({ ...quantities.items, [id]: quantity })}
                min={0}
                max={most}
                allowDecimal={false}
                w={90}
                data-autofocus={index === 0 || undefined}
              />
              <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                {texts.ofMost(most)}
              </Text>
            </Group>
          </Group>
        ))}
        {quantities.errors[''] && (
          <Text size="sm" c="red" role="alert">
            {quantities.errors['']}
          </Text>
        )}
      </Stack>
      {!isPickedUp(order) && <TrackingFields form={form} />}
      {canBeTold(order) && (
        <Checkbox
          label={texts.dispatch.mail}
          description={texts.dispatch.mailTo(order.buyerInfo?.email ?? '')}
          {...form.toggle('notifyBuyer')}
        />
      )}
      <FormEnd form={form}>{texts.dispatch.title}</FormEnd>
    </Form>
  );
}
