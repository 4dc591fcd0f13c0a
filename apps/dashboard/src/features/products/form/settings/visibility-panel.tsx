import { NativeSelect, Stack, Switch } from '@mantine/core';
import { words } from '../../../../app/words.ts';
import { FoldingPanel } from '../../../../ui/panel.tsx';
import { panelOf } from '../panel-of.tsx';

const texts = words.productSettings.visibility;

/** To whom the product is offered, and its type. */
export const VisibilityPanel = panelOf(['visible', 'membersOnly', 'productType'], function VisibilityPanel(props) {
  const { form, isNew = false, change } = props;
  return (
    <FoldingPanel title={texts.title} isOpenAtFirst>
      <Stack gap="md">
        <Switch
          label={texts.visible}
          description={form.visible ? texts.visibleText : texts.hiddenText}
          checked={form.visible}
          onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, visible: checked }))}
        />
        <Switch
          label={texts.members}
          description={texts.membersText}
          checked={form.membersOnly}
          onChange={({ currentTarget: { checked } }) => change((old) => ({ ...old, membersOnly: checked }))}
        />
        <NativeSelect
          label={texts.type}
          description={isNew ? texts.typeText : texts.typeFixed}
          value={form.productType}
          disabled={!isNew}
          onChange={({ currentTarget: { value } }) =>
            change((old) => ({ ...old, productType: value === 'DIGITAL' ? 'DIGITAL' : 'PHYSICAL' }))
          }
          data={[
            { value: 'PHYSICAL', label: texts.physical },
            { value: 'DIGITAL', label: texts.digital },
          ]}
        />
      </Stack>
    </FoldingPanel>
  );
});
