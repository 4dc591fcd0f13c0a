import { Checkbox, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { type TipView, tippableQuery } from './tip-queries.ts';

const texts = words.orderTip;

type TipDrawerProps = { orderId: string; tip: TipView; opened: boolean; onClose: () => void };

/** Shares the tip of an order equally among people. */
export function TipDrawer({ opened, onClose, ...rest }: TipDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={texts.share}>
      {opened && <TipForm onClose={onClose} {...rest} />}
    </FormDrawer>
  );
}

function TipForm({ orderId, tip, onClose }: Omit<TipDrawerProps, 'opened'>) {
  const people = useQuery(tippableQuery);
  const form = useEntityForm({
    entity: tip,
    read: ({ distributions = [] }) => ({ staffIds: distributions.map(({ staff }) => staff?.id ?? '') }),
    wire: { codes: { INVALID_TIP: { text: texts.settled } } },
    save: async ({ staffIds }, { entity }) => {
      const distributions = staffIds.map((wixUserId) => ({ staff: { identificationData: { wixUserId } } }));
      const { tip: saved } = await api.tips.setTipOnOrder({ orderId, tip: { amount: entity.amount, distributions } });
      return present(saved, 'tip');
    },
    settle: (saved): TipView => saved,
    saved: (_, { staffIds }) => (staffIds.length > 0 ? texts.shared : texts.kept),
    onDone: onClose,
    refresh: [['orders']],
  });
  if (people.isError) return <Failure error={people.error} onRetry={() => void people.refetch()} />;
  if (people.isPending) return <Skeleton height={120} />;
  return (
    <Form form={form}>
      <Checkbox.Group label={texts.people} description={texts.peopleText} {...form.input('staffIds')}>
        <Stack gap="xs" mt="sm">
          {people.data.map(({ id, name }) => (
            <Checkbox key={id} value={id ?? ''} label={name} />
          ))}
        </Stack>
      </Checkbox.Group>
      <FormEnd form={form}>{texts.share}</FormEnd>
    </Form>
  );
}
