import { NativeSelect, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { type Need, useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { exemptGroupsQuery } from '../settings/tax/queries.ts';

const texts = words.contacts.tax;

export const taxNeeds: readonly Need[] = [
  'contactTaxDetails.queryContactTaxDetails',
  'taxExemptGroups.queryTaxExemptGroups',
];

const exemptionQuery = (id: string) =>
  queryOptions({
    queryKey: ['contacts', 'tax', id],
    queryFn: async () => {
      const query = { filter: { id }, cursorPaging: { limit: 1 } };
      const { contactTaxDetails = [] } = await api.contactTaxDetails.queryContactTaxDetails({ query });
      return contactTaxDetails[0]?.taxExemptGroupId ?? '';
    },
  });

/** Whether a contact pays the usual taxes. */
export function TaxPanel({ contactId }: { contactId: string }) {
  const may = useMay();
  const exemption = useQuery(exemptionQuery(contactId));
  const groups = useQuery(exemptGroupsQuery);
  const change = useChange(['contacts', 'tax']);
  const failed = [exemption, groups].find(({ isError }) => isError);
  if (failed) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (exemption.data === undefined || !groups.data) return <ListSkeleton />;
  const save = (id: string) =>
    change.mutate({
      change: () =>
        id
          ? api.contactTaxDetails.upsertContactTaxDetails({
              contactTaxDetails: { id: contactId, taxExemptGroupId: id },
            })
          : api.contactTaxDetails.deleteContactTaxDetails({ contactTaxDetailsId: contactId }),
      done: id ? texts.saved : texts.removed,
    });
  const mayChange =
    may('contactTaxDetails.upsertContactTaxDetails') && may('contactTaxDetails.deleteContactTaxDetails');
  return (
    <Panel title={texts.title}>
      <NativeSelect
        label={texts.group}
        disabled={!mayChange || change.isPending}
        value={exemption.data}
        data={[
          { value: '', label: texts.everyone },
          ...groups.data.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => save(value)}
      />
      <Text size="xs" c="dimmed" mt={6}>
        {texts.text}
      </Text>
    </Panel>
  );
}
