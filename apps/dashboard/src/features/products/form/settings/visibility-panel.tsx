import { NativeSelect, Stack, Switch } from '@mantine/core';
import { Panel } from '../../../../ui/panel.tsx';
import type { Change, ProductForm } from '../product-form.ts';

type VisibilityPanelProps = { form: ProductForm; isNew: boolean; change: Change };

/** Where and to whom the product is offered, and its type. */
export function VisibilityPanel({ form, isNew, change }: VisibilityPanelProps) {
  return (
    <Panel title="Visibility">
      <Stack gap="md">
        <Switch
          label="Visible in the shop"
          description={form.visible ? 'Buyers find and buy it.' : 'Only the team sees it.'}
          checked={form.visible}
          onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, visible: checked }))}
        />
        <Switch
          label="Offered at the point of sale"
          checked={form.visibleInPos}
          onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, visibleInPos: checked }))}
        />
        <Switch
          label="For members only"
          description="Everybody sees it, members can buy it."
          checked={form.membersOnly}
          onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, membersOnly: checked }))}
        />
        <NativeSelect
          label="Type"
          description={isNew ? 'Cannot be changed later.' : 'Was chosen when the product was made.'}
          value={form.productType}
          disabled={!isNew}
          onChange={({ currentTarget: { value } }) =>
            change((old) => ({ ...old, productType: value === 'DIGITAL' ? 'DIGITAL' : 'PHYSICAL' }))
          }
          data={[
            { value: 'PHYSICAL', label: 'Physical: it is shipped' },
            { value: 'DIGITAL', label: 'Digital: it is downloaded' },
          ]}
        />
      </Stack>
    </Panel>
  );
}
