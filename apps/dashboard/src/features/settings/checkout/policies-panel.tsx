import { Badge, Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from '../../../app/words.ts';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { explanationOf, isWritten, titleOf } from './policies.ts';
import { PolicyDrawer } from './policy-drawer.tsx';
import { POLICIES, type Policy, policiesQuery, rulesQuery } from './queries.ts';

const texts = words.checkoutSettings;

type Extra = { onEdit: (policy: Policy) => void };

/** The legal texts of the site. */
export function PoliciesPanel() {
  const [edited, setEdited] = useState<Policy | null>(null);
  return (
    <RowsPanel
      title={texts.policies.title}
      rows={policyRows}
      query={useQuery(policiesQuery)}
      extra={{ onEdit: setEdited }}
    >
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
          <Badge variant="light">{texts.policies.shown}</Badge>
        ) : (
          isWritten(policy) && (
            <Badge variant="light" color="gray">
              {texts.policies.draft}
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
            aria-label={(isWritten(policy) ? words.actions.editNamed : texts.policies.writeNamed)(titleOf(policy))}
            onClick={() => extra.onEdit(policy)}
          >
            {isWritten(policy) ? words.actions.edit : texts.policies.write}
          </Button>
        ),
    },
  ],
  empty: {
    icon: <IconScale />,
    title: texts.policies.none,
    description: texts.policies.noneText,
  },
});
