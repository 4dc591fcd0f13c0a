import { NativeSelect, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { type Need, useMay } from '../../app/permissions.ts';
import { Failure } from '../../ui/failure.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import { exemptGroupsQuery } from '../settings/tax/queries.ts';

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
      done: id ? 'The exemption was saved' : 'They pay the usual taxes again',
    });
  const mayChange =
    may('contactTaxDetails.upsertContactTaxDetails') && may('contactTaxDetails.deleteContactTaxDetails');
  return (
    <Panel title="Tax">
      <NativeSelect
        label="Taxed as"
        disabled={!mayChange || change.isPending}
        value={exemption.data}
        data={[
          { value: '', label: 'Everyone else' },
          ...groups.data.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => save(value)}
      />
      <Text size="xs" c="dimmed" mt={6}>
        Counts for what they buy while logged in. What exempt groups pay is entered under Settings, Tax.
      </Text>
    </Panel>
  );
}
