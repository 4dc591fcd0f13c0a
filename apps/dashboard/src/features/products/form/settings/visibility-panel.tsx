import { NativeSelect, Stack, Switch } from '@mantine/core';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { panelOf } from '../panel-of.tsx';

/** To whom the product is offered, and its type. */
export const VisibilityPanel = panelOf(['visible', 'membersOnly', 'productType'], function VisibilityPanel(props) {
  const { form, isNew = false, change } = props;
  return (
    <FoldingPanel title="Visibility" isOpenAtFirst>
      <Stack gap="md">
        <Switch
          label="Visible in the shop"
          description={form.visible ? 'Customers can find and buy it.' : 'Only your team can see it.'}
          checked={form.visible}
          onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, visible: checked }))}
        />
        <Switch
          label="For members only"
          description="Visible to everyone; only members can buy."
          checked={form.membersOnly}
          onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, membersOnly: checked }))}
        />
        <NativeSelect
          label="Type"
          description={isNew ? 'Can’t be changed later.' : 'Can’t be changed after creation.'}
          value={form.productType}
          disabled={!isNew}
          onChange={({ currentTarget: { value } }) =>
            change((old) => ({ ...old, productType: value === 'DIGITAL' ? 'DIGITAL' : 'PHYSICAL' }))
          }
          data={[
            { value: 'PHYSICAL', label: 'Physical product' },
            { value: 'DIGITAL', label: 'Digital product' },
          ]}
        />
      </Stack>
    </FoldingPanel>
  );
});
