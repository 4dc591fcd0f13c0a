import { Badge, Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { explanationOf, isWritten, titleOf } from './policies.ts';
import { PolicyDrawer } from './policy-drawer.tsx';
import { POLICIES, type Policy, policiesQuery, rulesQuery } from './queries.ts';

type Extra = { onEdit: (policy: Policy) => void };

/** The legal texts of the site. */
export function PoliciesPanel() {
  const [edited, setEdited] = useState<Policy | null>(null);
  return (
    <RowsPanel title="Legal texts" rows={policyRows} query={useQuery(policiesQuery)} extra={{ onEdit: setEdited }}>
      <PolicyDrawer policy={edited} refresh={[POLICIES, rulesQuery.queryKey]} onClose={() => setEdited(null)} />
    </RowsPanel>
  );
}

const policyRows = defineRows<Policy, Extra>({
  idOf: ({ name = '' }) => name,
  name: { of: titleOf },
  parts: [
    {
      at: 'beside',
      show: (policy) =>
        policy.visible && isWritten(policy) ? (
          <Badge variant="light">Shown</Badge>
        ) : (
          isWritten(policy) && (
            <Badge variant="light" color="gray">
              Draft
            </Badge>
          )
        ),
    },
    { at: 'detail', show: explanationOf },
    {
      at: 'end',
      show: (policy, { may, extra }) =>
        may('checkoutForm.updatePolicy') && (
          <Button
            size="xs"
            variant="default"
            aria-label={`${isWritten(policy) ? 'Edit' : 'Write'} ${titleOf(policy)}`}
            onClick={() => extra.onEdit(policy)}
          >
            {isWritten(policy) ? 'Edit' : 'Write'}
          </Button>
        ),
    },
  ],
  empty: {
    icon: <IconScale />,
    title: 'No legal texts',
    description: 'Terms, privacy policy and others are linked from every page of your site.',
  },
});
