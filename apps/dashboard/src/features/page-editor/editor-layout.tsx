import { Drawer, Tabs, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustments, IconListCheck, IconMenu2, IconPalette, IconPlus, IconStack2 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { words } from '../../app/words.ts';
import { AddPanel } from './add/add-panel.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { ChecksPanel } from './checks/checks-panel.tsx';
import { FindProblems } from './checks/find-problems.tsx';
import { ProblemCount } from './checks/problem-count.tsx';
import { runKey } from './commands/registry.ts';
import { type Editing, EditingProvider, type PanelName, type SheetName, useEditing, useInWork } from './editing.ts';
import classes from './editor-layout.module.css';
import { Inspector } from './inspector/inspector.tsx';
import { LayersPanel } from './layers/layers-panel.tsx';
import { MenuPanel } from './menu/menu-panel.tsx';
import { CommandPalette } from './palette/command-palette.tsx';
import { KeyList } from './palette/key-list.tsx';
import { firstMatch, focusBeside, NARROW, openPanel, openSheet } from './panels.ts';
import { useCell } from './store/cell.ts';
import { ThemePanel } from './theme/theme-panel.tsx';
import { TopBar } from './top-bar.tsx';

const texts = words.pageEditor;

/** The bar above, the panels at the sides, and the page between them; where that is too narrow, panels are sheets. */
export function EditorLayout() {
  const editing = useEditing();
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  useEditorKeys(editing);
  return (
    <div className={classes.layout} data-narrow={isNarrow || undefined}>
      <TopBar isNarrow={isNarrow} />
      {!isNarrow && <SidePanels />}
      <section className={classes.canvas} aria-label={texts.canvas} data-region>
        <Canvas onLeave={focusBeside} />
      </section>
      {isNarrow ? (
        <Sheets />
      ) : (
        <aside className={classes.side} aria-label={texts.panels.settings} data-region data-settings tabIndex={-1}>
          <SettingsInWork />
        </aside>
      )}
      <Said editing={editing} />
      <FindProblems />
      <CommandPalette />
      <KeyList />
    </div>
  );
}

function SidePanels() {
  const editing = useEditing();
  const { panel } = editing;
  const shown = useCell(panel);
  return (
    <aside className={classes.side} aria-label={texts.panels.sections} data-region data-panels tabIndex={-1}>
      <Tabs
        value={shown}
        onChange={(value) => openPanel(editing, value as PanelName)}
        className={classes.tabs}
        styles={{ tab: { paddingInline: 6 } }}
        keepMounted={false}
      >
        <Tabs.List grow>
          <Tabs.Tab value="layers">{texts.panels.layers}</Tabs.Tab>
          <Tabs.Tab value="add">{texts.panels.add}</Tabs.Tab>
          <Tabs.Tab value="menu">{texts.panels.menu}</Tabs.Tab>
          <Tabs.Tab value="theme">{texts.panels.theme}</Tabs.Tab>
          <Tabs.Tab value="checks" rightSection={<ProblemCount />}>
            {texts.panels.checks}
          </Tabs.Tab>
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
        <Tabs.Panel value="checks" className={classes.tab}>
          <ChecksPanel />
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
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
  layers: { title: texts.panels.layers, Icon: IconStack2 },
  add: { title: texts.panels.add, Icon: IconPlus },
  menu: { title: texts.panels.menu, Icon: IconMenu2 },
  theme: { title: texts.panels.theme, Icon: IconPalette },
  checks: { title: texts.panels.checks, Icon: IconListCheck },
  settings: { title: texts.panels.settings, Icon: IconAdjustments },
};

function Sheets() {
  const editing = useEditing();
  const { sheet } = editing;
  const shown = useCell(sheet);
  const close = () => sheet.set(null);
  return (
    <>
      <div className={classes.bottom} role="toolbar" aria-label={texts.panels.title}>
        {Object.entries(sheets).map(([name, { title, Icon }]) => (
          <UnstyledButton key={name} className={classes.open} onClick={() => openSheet(editing, name as SheetName)}>
            <Icon size={20} stroke={1.6} aria-hidden />
            <span>{title}</span>
            {name === 'checks' && <ProblemCount className={classes.count} />}
          </UnstyledButton>
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
        {shown && (
          <SheetContent key={shown}>
            {shown === 'layers' && <LayersPanel />}
            {shown === 'add' && <AddPanel onAdded={close} />}
            {shown === 'menu' && <MenuPanel />}
            {shown === 'theme' && <ThemePanel isTitled />}
            {shown === 'checks' && <ChecksPanel isTitled />}
            {shown === 'settings' && <SettingsInWork />}
          </SheetContent>
        )}
      </Drawer>
    </>
  );
}

/** What is to have the focus is marked: a dialog that opens moves it there, after whatever else would. */
function SheetContent({ children }: { children: ReactNode }) {
  const focus = useCell(useEditing().sheetFocus);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const wanted = content.current && firstMatch(content.current, focus);
    wanted?.setAttribute('data-autofocus', '');
    // in a sheet that takes the place of another one, the dialog was open before
    const timer = setTimeout(() => wanted?.focus());
    return () => {
      clearTimeout(timer);
      wanted?.removeAttribute('data-autofocus');
    };
  }, [focus]);
  return <div ref={content}>{children}</div>;
}

/** Says each change to those who listen. */
const Said = ({ editing }: { editing: Editing }) => (
  <VisuallyHidden role="status">{useCell(editing.said)}</VisuallyHidden>
);

/** Keys count everywhere outside of dialogs. */
function useEditorKeys(editing: Editing): void {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      if (runKey(editing, event, 'fields')) event.preventDefault();
    };
    window.addEventListener('keydown', go);
    return () => window.removeEventListener('keydown', go);
  }, [editing]);
}
