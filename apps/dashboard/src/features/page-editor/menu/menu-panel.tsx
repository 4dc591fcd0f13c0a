import { SegmentedControl, Stack, Text } from '@mantine/core';
import { AddPanel } from '../add/add-panel.tsx';
import { EditingProvider, useEditing, useInWork } from '../editing.ts';
import { LayersPanel } from '../layers/layers-panel.tsx';

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
          aria-label="Which links"
          value={isFooter ? 'footer' : 'menu'}
          onChange={(name) => inWork.set(name)}
          data={[
            { value: 'menu', label: 'Menu' },
            { value: 'footer', label: 'Footer' },
          ]}
        />
        <Text size="xs" c="dimmed">
          {isFooter
            ? 'Below every page. Account, cart and legal texts stand there by themselves.'
            : 'Above every page. Entries may have a submenu.'}
        </Text>
      </Stack>
      <EditingProvider key={part.name} value={part}>
        <LayersPanel empty="There are no links yet." />
        <AddPanel />
      </EditingProvider>
    </Stack>
  );
}
