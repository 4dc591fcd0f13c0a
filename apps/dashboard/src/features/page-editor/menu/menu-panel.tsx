import { SegmentedControl, Stack, Text } from '@mantine/core';
import { words } from '../../../app/words.ts';
import { AddPanel } from '../add/add-panel.tsx';
import { EditingProvider, useEditing, useInWork } from '../editing.ts';
import { LayersPanel } from '../layers/layers-panel.tsx';

const texts = words.pageEditor;

/** The links that all pages have: those of the menu above, and those of the footer below. */
export function MenuPanel() {
  const { parts, inWork } = useEditing();
  const isFooter = useInWork().name === 'footer';
  const part = isFooter ? parts.footer : parts.menu;
  return (
    <Stack gap="xs" pt="sm">
      <Stack gap={4} px="sm">
        <SegmentedControl
          fullWidth
          aria-label={texts.links.which}
          value={isFooter ? 'footer' : 'menu'}
          onChange={(name) => inWork.set(name)}
          data={[
            { value: 'menu', label: texts.panels.menu },
            { value: 'footer', label: texts.links.footer },
          ]}
        />
        <Text size="xs" c="dimmed">
          {isFooter ? texts.links.footerText : texts.links.menuText}
        </Text>
      </Stack>
      <EditingProvider key={part.name} value={part}>
        <LayersPanel empty={texts.links.none} />
        <AddPanel />
      </EditingProvider>
    </Stack>
  );
}
