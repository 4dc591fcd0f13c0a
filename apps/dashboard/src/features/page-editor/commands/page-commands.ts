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
import { reverse } from '../changes.ts';
import { inWork } from '../editing.ts';
import { focusRegion, focusSoon, showPanel, showSettings } from '../panels.ts';
import { select } from '../selection.ts';
import type { Command } from './command.ts';

const LAYERS = '[role="tree"] [role="treeitem"][tabindex="0"]';

export const pageCommands: readonly Command[] = [
  {
    id: 'page.undo',
    title: 'Undo',
    group: 'Page',
    Icon: IconArrowBackUp,
    keys: ['Mod+z'],
    reach: 'fields',
    when: (editing) => inWork(editing).editor.history.get().done.length > 0,
    run: (editing) => reverse(inWork(editing), 'undo'),
  },
  {
    id: 'page.redo',
    title: 'Redo',
    group: 'Page',
    Icon: IconArrowForwardUp,
    keys: ['Mod+Shift+z', 'Mod+y'],
    reach: 'fields',
    when: (editing) => inWork(editing).editor.history.get().undone.length > 0,
    run: (editing) => reverse(inWork(editing), 'redo'),
  },
  {
    id: 'page.publish',
    title: 'Publish…',
    group: 'Page',
    Icon: IconWorldUpload,
    when: ({ mayPublish }) => mayPublish,
    run: ({ dialog }) => dialog.set('publish'),
  },
  {
    id: 'page.view',
    title: 'View as visitors do',
    group: 'Page',
    Icon: IconExternalLink,
    run: ({ addressOfPage }) => window.open(addressOfPage(), '_blank', 'noopener'),
  },
  {
    id: 'page.settings',
    title: 'Page settings',
    group: 'Page',
    Icon: IconAdjustments,
    run: ({ page }) => {
      select(page(), page().editor.draft.root);
      showSettings(page());
    },
  },
  {
    id: 'view.commands',
    title: 'Find a command, page or section',
    group: 'View',
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
    title: 'Keyboard shortcuts',
    group: 'View',
    Icon: IconKeyboard,
    keys: ['?'],
    run: ({ dialog }) => dialog.set('keys'),
  },
  {
    id: 'view.add',
    title: 'Add…',
    group: 'View',
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
    title: 'Add a ready-made section…',
    group: 'View',
    Icon: IconLayoutGridAdd,
    run: ({ page, addFrom }) => {
      addFrom.set('ready-made');
      showPanel(page(), 'add', '[data-add] section button');
    },
  },
  {
    id: 'view.layers',
    title: 'Show Layers',
    group: 'View',
    Icon: IconStack2,
    run: ({ page }) => showPanel(page(), 'layers', LAYERS),
  },
  {
    id: 'view.menu',
    title: 'Show Menu',
    group: 'View',
    Icon: IconMenu2,
    run: ({ page }) => showPanel(page(), 'menu', LAYERS),
  },
  {
    id: 'view.theme',
    title: 'Show Theme',
    group: 'View',
    Icon: IconPalette,
    run: ({ page }) => showPanel(page(), 'theme', '[data-theme] button'),
  },
  {
    id: 'view.checks',
    title: 'Show Checks',
    group: 'View',
    Icon: IconListCheck,
    run: ({ page }) => showPanel(page(), 'checks', '[data-checks] button', '[data-checks]'),
  },
  {
    id: 'view.phone',
    title: 'Phone',
    group: 'View',
    Icon: IconDeviceMobile,
    keys: ['1'],
    run: ({ width }) => width.set('phone'),
  },
  {
    id: 'view.tablet',
    title: 'Tablet',
    group: 'View',
    Icon: IconDeviceTablet,
    keys: ['2'],
    run: ({ width }) => width.set('tablet'),
  },
  {
    id: 'view.desktop',
    title: 'Desktop',
    group: 'View',
    Icon: IconDeviceDesktop,
    keys: ['3'],
    run: ({ width }) => width.set('desktop'),
  },
  {
    id: 'view.next-region',
    title: 'Go to the next part of the editor',
    group: 'View',
    keys: ['F6'],
    reach: 'fields',
    run: () => focusRegion(1),
  },
  {
    id: 'view.previous-region',
    title: 'Go to the part of the editor before',
    group: 'View',
    keys: ['Shift+F6'],
    reach: 'fields',
    run: () => focusRegion(-1),
  },
];
