import { Button, Drawer, Tabs, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Messages } from '@stoa/messages';
import { IconAdjustments, IconMenu2, IconPalette, IconPlus, IconStack2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { AddPanel } from './add-panel.tsx';
import { Canvas, type CanvasWidth } from './canvas/canvas.tsx';
import { NARROW, runKey } from './commands.ts';
import {
  type DraftName,
  type Editing,
  EditingProvider,
  type PanelName,
  type SheetName,
  selectedIn,
  useEditing,
  useInWork,
} from './editing.ts';
import classes from './editor-layout.module.css';
import { Inspector } from './inspector/inspector.tsx';
import { LayersPanel } from './layers/layers-panel.tsx';
import { MenuPanel } from './menu/menu-panel.tsx';
import { useCell } from './store/cell.ts';
import { ThemePanel } from './theme/theme-panel.tsx';
import { TopBar } from './top-bar.tsx';

/** The bar above, the panels at the sides, and the page between them; where that is too narrow, panels are sheets. */
export function EditorLayout({ messages }: { messages: Partial<Messages> }) {
  const editing = useEditing();
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const [width, setWidth] = useState<CanvasWidth>(isNarrow ? 'phone' : 'desktop');
  useEditorKeys(editing);
  return (
    <div className={classes.layout} data-narrow={isNarrow || undefined}>
      <TopBar width={width} onWidth={setWidth} isNarrow={isNarrow} />
      {!isNarrow && <SidePanels />}
      <section className={classes.canvas} aria-label="Canvas" data-region>
        <Canvas width={width} messages={messages} onLeave={focusBeside} />
      </section>
      {isNarrow ? (
        <Sheets />
      ) : (
        <aside className={classes.side} aria-label="Settings" data-region data-settings tabIndex={-1}>
          <SettingsInWork />
        </aside>
      )}
      <Said editing={editing} />
    </div>
  );
}

function SidePanels() {
  const editing = useEditing();
  const { panel } = editing;
  const shown = useCell(panel);
  return (
    <aside className={classes.side} aria-label="Sections" data-region data-panels tabIndex={-1}>
      <Tabs
        value={shown}
        onChange={(value) => openPanel(editing, value as PanelName)}
        className={classes.tabs}
        styles={{ tab: { paddingInline: 6 } }}
        keepMounted={false}
      >
        <Tabs.List grow>
          <Tabs.Tab value="layers">Layers</Tabs.Tab>
          <Tabs.Tab value="add">Add</Tabs.Tab>
          <Tabs.Tab value="menu">Menu</Tabs.Tab>
          <Tabs.Tab value="theme">Theme</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="layers" className={classes.tab}>
          <LayersPanel />
        </Tabs.Panel>
        <Tabs.Panel value="add" className={classes.tab}>
          <AddPanel />
        </Tabs.Panel>
        <Tabs.Panel value="menu" className={classes.tab}>
          <MenuPanel />
        </Tabs.Panel>
        <Tabs.Panel value="theme" className={classes.tab}>
          <ThemePanel />
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
}

/** Panels are about the page or about a part of the site. */
const draftOf = (panel: PanelName): DraftName => (panel === 'menu' || panel === 'theme' ? panel : 'page');

function openPanel({ panel, inWork }: Editing, name: PanelName): void {
  panel.set(name);
  inWork.set(draftOf(name));
}

function openSheet({ sheet, inWork }: Editing, name: SheetName): void {
  sheet.set(name);
  if (name !== 'settings') inWork.set(draftOf(name));
}

/** The settings of what is selected in the draft that is worked on; the theme has all of its own beside them. */
function SettingsInWork() {
  const page = useEditing();
  const draft = useInWork();
  return (
    <EditingProvider value={draft.name === 'theme' ? page : draft}>
      <Inspector />
    </EditingProvider>
  );
}

const sheets: Record<SheetName, { title: string; Icon: typeof IconPlus }> = {
  layers: { title: 'Layers', Icon: IconStack2 },
  add: { title: 'Add', Icon: IconPlus },
  menu: { title: 'Menu', Icon: IconMenu2 },
  theme: { title: 'Theme', Icon: IconPalette },
  settings: { title: 'Settings', Icon: IconAdjustments },
};

function Sheets() {
  const editing = useEditing();
  const { sheet } = editing;
  const shown = useCell(sheet);
  const close = () => sheet.set(null);
  return (
    <>
      <div className={classes.bottom} role="toolbar" aria-label="Panels">
        {Object.entries(sheets).map(([name, { title, Icon }]) => (
          <Button
            key={name}
            variant="subtle"
            color="gray"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => openSheet(editing, name as SheetName)}
          >
            {title}
          </Button>
        ))}
      </div>
      <Drawer
        opened={shown !== null}
        onClose={close}
        position="bottom"
        size="62%"
        title={shown && sheets[shown].title}
        overlayProps={{ backgroundOpacity: 0.15 }}
      >
        {shown === 'layers' && <LayersPanel />}
        {shown === 'add' && <AddPanel onAdded={close} />}
        {shown === 'menu' && <MenuPanel />}
        {shown === 'theme' && <ThemePanel isTitled />}
        {shown === 'settings' && <SettingsInWork />}
      </Drawer>
    </>
  );
}

/** Says each change to those who listen. */
const Said = ({ editing }: { editing: Editing }) => (
  <VisuallyHidden role="status">{useCell(editing.said)}</VisuallyHidden>
);

const FOCUSABLE = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** From the canvas to the panels before it, or to the settings after it. */
function focusBeside(isBack: boolean): void {
  const region = document.querySelector<HTMLElement>(isBack ? '[data-panels]' : '[data-settings]');
  const inside = isBack ? '[role="treeitem"][tabindex="0"], [data-add] button' : FOCUSABLE;
  (
    region?.querySelector<HTMLElement>(inside) ?? document.querySelector<HTMLElement>('[role="toolbar"] button')
  )?.focus();
}

/** Undo counts everywhere outside of dialogs, and F6 goes from region to region. */
function useEditorKeys(editing: Editing): void {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      if (runKey(editing, event, selectedIn(editing), true)) event.preventDefault();
      if (event.key !== 'F6') return;
      event.preventDefault();
      const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
      const now = regions.findIndex((region) => region.contains(document.activeElement));
      const next = regions[(now + (event.shiftKey ? regions.length - 1 : 1)) % regions.length];
      (next?.querySelector<HTMLElement>('iframe, [role="treeitem"][tabindex="0"]') ?? next)?.focus();
    };
    window.addEventListener('keydown', go);
    return () => window.removeEventListener('keydown', go);
  }, [editing]);
}
