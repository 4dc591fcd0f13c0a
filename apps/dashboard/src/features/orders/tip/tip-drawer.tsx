import { Checkbox, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { type TipView, tippableQuery } from './tip-queries.ts';

type TipDrawerProps = { orderId: string; tip: TipView; opened: boolean; onClose: () => void };

/** Shares the tip of an order equally among people. */
export function TipDrawer({ opened, onClose, ...rest }: TipDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title="Share tip">
      {opened && <TipForm onClose={onClose} {...rest} />}
    </FormDrawer>
  );
}

function TipForm({ orderId, tip, onClose }: Omit<TipDrawerProps, 'opened'>) {
  const people = useQuery(tippableQuery);
  const form = useEntityForm({
    entity: tip,
    read: ({ distributions = [] }) => ({ staffIds: distributions.map(({ staff }) => staff?.id ?? '') }),
    wire: { codes: { INVALID_TIP: { text: 'The tip of this order can no longer be changed.' } } },
    save: async ({ staffIds }, { entity }) => {
      const distributions = staffIds.map((wixUserId) => ({ staff: { identificationData: { wixUserId } } }));
      const { tip: saved } = await api.tips.setTipOnOrder({ orderId, tip: { amount: entity.amount, distributions } });
      return present(saved, 'tip');
    },
    settle: (saved): TipView => saved,
    saved: (_, { staffIds }) => (staffIds.length > 0 ? 'The tip is shared' : 'The tip is for the business'),
    onDone: onClose,
    refresh: [['orders']],
  });
  if (people.isError) return <Failure error={people.error} onRetry={() => void people.refetch()} />;
  if (people.isPending) return <Skeleton height={120} />;
  return (
    <Form form={form}>
      <Checkbox.Group
        label="Who shares it"
        description="Everyone chosen gets an equal share. If no one is chosen, the whole tip goes to the business."
        {...form.input('staffIds')}
      >
        <Stack gap="xs" mt="sm">
          {people.data.map(({ id, name }) => (
            <Checkbox key={id} value={id ?? ''} label={name} />
          ))}
        </Stack>
      </Checkbox.Group>
      <FormEnd form={form}>Share tip</FormEnd>
    </Form>
  );
}
