/** What can be done with the page as a whole, and with the editor. */
import {
  IconAdjustments,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCommand,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconExternalLink,
  IconKeyboard,
  IconLayoutGridAdd,
  IconListCheck,
  IconMenu2,
  IconPalette,
  IconPlus,
  IconStack2,
  IconWorldUpload,
} from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import { reverse } from '../changes.ts';
import { inWork } from '../editing.ts';
import { focusRegion, focusSoon, showPanel, showSettings } from '../panels.ts';
import { select } from '../selection.ts';
import type { Command } from './command.ts';

const texts = words.editorCommands;

const LAYERS = '[role="tree"] [role="treeitem"][tabindex="0"]';

export const pageCommands: readonly Command[] = [
  {
    id: 'page.undo',
    title: words.common.undo,
    group: 'page',
    Icon: IconArrowBackUp,
    keys: ['Mod+z'],
    reach: 'fields',
    when: (editing) => inWork(editing).editor.history.get().done.length > 0,
    run: (editing) => reverse(inWork(editing), 'undo'),
  },
  {
    id: 'page.redo',
    title: texts.redo,
    group: 'page',
    Icon: IconArrowForwardUp,
    keys: ['Mod+Shift+z', 'Mod+y'],
    reach: 'fields',
    when: (editing) => inWork(editing).editor.history.get().undone.length > 0,
    run: (editing) => reverse(inWork(editing), 'redo'),
  },
  {
    id: 'page.publish',
    title: texts.publish,
    group: 'page',
    Icon: IconWorldUpload,
    when: ({ mayPublish }) => mayPublish,
    run: ({ dialog }) => dialog.set('publish'),
  },
  {
    id: 'page.view',
    title: texts.view,
    group: 'page',
    Icon: IconExternalLink,
    run: ({ addressOfPage }) => window.open(addressOfPage(), '_blank', 'noopener'),
  },
  {
    id: 'page.settings',
    title: texts.pageSettings,
    group: 'page',
    Icon: IconAdjustments,
    run: ({ page }) => {
      select(page(), page().editor.draft.root);
      showSettings(page());
    },
  },
  {
    id: 'view.commands',
    title: texts.find,
    group: 'view',
    Icon: IconCommand,
    keys: ['Mod+k'],
    reach: 'texts',
    run: ({ dialog, frame, text }) => {
      // what is typed next is searched for: it is not part of a text in work
      if (text.get()) frame.get()?.querySelector<HTMLElement>('[data-page]')?.focus({ preventScroll: true });
      dialog.set('commands');
    },
  },
  {
    id: 'view.keys',
    title: texts.shortcuts,
    group: 'view',
    Icon: IconKeyboard,
    keys: ['?'],
    run: ({ dialog }) => dialog.set('keys'),
  },
  {
    id: 'view.add',
    title: texts.add,
    group: 'view',
    Icon: IconPlus,
    keys: ['/'],
    run: (editing) => {
      // what can be added to a part stands beside it
      if (editing.name === 'page') showPanel(editing, 'add', '[data-add] button');
      else focusSoon('[data-add] button');
    },
  },
  {
    id: 'view.ready-made',
    title: texts.addReadyMade,
    group: 'view',
    Icon: IconLayoutGridAdd,
    run: ({ page, addFrom }) => {
      addFrom.set('ready-made');
      showPanel(page(), 'add', '[data-add] section button');
    },
  },
  {
    id: 'view.layers',
    title: texts.showLayers,
    group: 'view',
    Icon: IconStack2,
    run: ({ page }) => showPanel(page(), 'layers', LAYERS),
  },
  {
    id: 'view.menu',
    title: texts.showMenu,
    group: 'view',
    Icon: IconMenu2,
    run: ({ page }) => showPanel(page(), 'menu', LAYERS),
  },
  {
    id: 'view.theme',
    title: texts.showTheme,
    group: 'view',
    Icon: IconPalette,
    run: ({ page }) => showPanel(page(), 'theme', '[data-theme] button'),
  },
  {
    id: 'view.checks',
    title: texts.showChecks,
    group: 'view',
    Icon: IconListCheck,
    run: ({ page }) => showPanel(page(), 'checks', '[data-checks] button', '[data-checks]'),
  },
  {
    id: 'view.phone',
    title: texts.phone,
    group: 'view',
    Icon: IconDeviceMobile,
    keys: ['1'],
    run: ({ width }) => width.set('phone'),
  },
  {
    id: 'view.tablet',
    title: texts.tablet,
    group: 'view',
    Icon: IconDeviceTablet,
    keys: ['2'],
    run: ({ width }) => width.set('tablet'),
  },
  {
    id: 'view.desktop',
    title: texts.desktop,
    group: 'view',
    Icon: IconDeviceDesktop,
    keys: ['3'],
    run: ({ width }) => width.set('desktop'),
  },
  {
    id: 'view.next-region',
    title: texts.nextRegion,
    group: 'view',
    keys: ['F6'],
    reach: 'fields',
    run: () => focusRegion(1),
  },
  {
    id: 'view.previous-region',
    title: texts.previousRegion,
    group: 'view',
    keys: ['Shift+F6'],
    reach: 'fields',
    run: () => focusRegion(-1),
  },
];
