import { Checkbox, Group, NumberInput, TextInput } from '@mantine/core';
import { api, hasCode, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { AddressFields } from '../../../ui/address/address-fields.tsx';
import { wrongWithPlace } from '../../../ui/address/place.ts';
import { below } from '../../../ui/form/bindings.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { type DeliveryValues, readDeliveries, writeRecipient, wrongWithQuantities } from './deliveries.ts';
import type { SubscriptionView } from './subscription.ts';

const texts = words.subscriptions;

type DeliveriesDrawerProps = { subscription: SubscriptionView; opened: boolean; onClose: () => void };

/** Changes what the coming deliveries of a subscription contain, and where they go. */
export function DeliveriesDrawer({ subscription, opened, onClose }: DeliveriesDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.deliveries.title}>
      {opened && <DeliveriesForm subscription={subscription} onClose={onClose} />}
    </FormDrawer>
  );
}

const choices = [
  { value: 'ALL', label: texts.deliveries.ALL, description: texts.deliveries.allText },
  { value: 'NEXT', label: texts.deliveries.NEXT, description: texts.deliveries.nextText },
] as const;

function DeliveriesForm({ subscription, onClose }: Omit<DeliveriesDrawerProps, 'opened'>) {
  const { items = [], recipient, email } = subscription;
  const form = useEntityForm({
    entity: subscription,
    read: readDeliveries,
    validate: (values) => ({
      quantities: wrongWithQuantities(values.quantities),
      ...(recipient && wrongWithPlace(values.place, 'place')),
    }),
    wire: {
      fields: [
        ['recipientInfo.address', 'place'],
        ['recipientInfo.contactDetails.firstName', 'firstName'],
        ['recipientInfo.contactDetails.lastName', 'lastName'],
      ],
      codes: {
        NO_CHANGES_TO_COMMIT: { text: texts.deliveries.unchanged },
        CYCLE_ALREADY_STARTED: { text: texts.deliveries.charging },
        CALCULATION_ERROR: { text: texts.deliveries.undeliverable },
        LINE_ITEM_HAS_DISCOUNTS: {
          field: 'quantities',
          text: texts.deliveries.discounted,
        },
      },
    },
    save: (values) => changeDeliveries(subscription, values),
    saved: (total) => texts.deliveries.done(total),
    onDone: onClose,
    refresh: [['orders', 'subscriptions']],
  });
  const quantities = form.list('quantities');
  return (
    <Form form={form}>
      <RadioChoice label={texts.deliveries.which} options={choices} disabled={form.isSaving} {...form.input('which')} />
      {items.map(({ id, name }, index) => (
        <NumberInput
          key={id}
          label={texts.deliveries.quantityOf(name ?? '')}
          description={index === 0 && items.length > 1 ? texts.deliveries.quantityText : undefined}
          min={items.length > 1 ? 0 : 1}
          max={100_000}
          allowDecimal={false}
          value={quantities.items[index] ?? 1}
          error={index === 0 ? quantities.errors[''] : undefined}
          onChange={(value) => quantities.onChange(quantities.items.with(index, Number(value)))}
        />
      ))}
      {recipient && (
        <>
          <Group grow align="flex-start">
            <TextInput label={texts.deliveries.firstName} maxLength={100} {...form.text('firstName')} />
            <TextInput label={texts.deliveries.lastName} maxLength={100} {...form.text('lastName')} />
          </Group>
          <AddressFields
            value={form.values.place}
            errors={below('place', form.errors)}
            onChange={(place) => form.set({ place })}
          />
        </>
      )}
      {email && <Checkbox label={texts.deliveries.tell} description={email} {...form.toggle('tell')} />}
      <FormEnd form={form}>{texts.deliveries.submit}</FormEnd>
    </Form>
  );
}

/** Changes them in one go: nothing is left of what was refused. @returns what the first of them costs now */
async function changeDeliveries(subscription: SubscriptionView, values: DeliveryValues): Promise<string> {
  const draft = await begin(subscription, values.which);
  const draftSubscriptionContractId = draft.id ?? '';
  try {
    const lineItemChanges = (subscription.items ?? []).flatMap(({ id = '' }, index) => {
      const known = draft.lineItems?.find(({ lineItem }) => lineItem?.id === id)?.lineItem?.quantity;
      const newQuantity = values.quantities[index];
      return known === undefined || known === newQuantity ? [] : [{ lineItemId: id, newQuantity }];
    });
    if (lineItemChanges.length > 0)
      await api.draftSubscriptionContracts.updateLineItems({ draftSubscriptionContractId, lineItemChanges });
    const recipientInfo = subscription.recipient && writeRecipient(values, draft.recipientDetails?.recipientInfo);
    if (recipientInfo)
      await api.draftSubscriptionContracts.setRecipientInfo({ draftSubscriptionContractId, recipientInfo });
    const { calculatedDraftSubscriptionContract } =
      await api.draftSubscriptionContracts.commitDraftSubscriptionContract({
        draftSubscriptionContractId,
        settings: { sendNotificationsToBuyer: values.tell },
      });
    return calculatedDraftSubscriptionContract?.draftSubscriptionContract?.priceSummary?.total?.formattedAmount ?? '';
  } catch (error) {
    await api.draftSubscriptionContracts.deleteDraftSubscriptionContract({ draftSubscriptionContractId });
    throw error;
  }
}

/** Begins the changes, in place of any that the same person has left. */
async function begin({ id = '', cycle = 0 }: SubscriptionView, which: DeliveryValues['which']) {
  const target =
    which === 'NEXT' ? { cycleTarget: { cycleNumber: cycle + 1 } } : { contractTarget: { nextCycleNumber: cycle + 1 } };
  const create = () =>
    api.draftSubscriptionContracts.createDraftSubscriptionContract({ subscriptionContractId: id, target });
  const answer = await create().catch(async (error: unknown) => {
    if (!hasCode(error, 'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_TARGET')) throw error;
    const { draftSubscriptionContracts = [] } = await api.draftSubscriptionContracts.queryDraftSubscriptionContracts({
      query: { filter: { subscriptionContractId: id, status: 'DRAFT' } },
    });
    for (const draft of draftSubscriptionContracts)
      await api.draftSubscriptionContracts.deleteDraftSubscriptionContract({
        draftSubscriptionContractId: draft.id ?? '',
      });
    return create();
  });
  return present(answer.calculatedDraftSubscriptionContract?.draftSubscriptionContract, 'draft');
}
