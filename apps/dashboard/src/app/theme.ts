import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { words } from './words.ts';

const aegean: MantineColorsTuple = [
  '#eaf7f7',
  '#d5ecec',
  '#abd8da',
  '#7dc3c6',
  '#58b1b5',
  '#3a9ca1',
  '#24858a',
  '#16686e',
  '#105a5f',
  '#0a4347',
];

const closeLabel = { defaultProps: { 'aria-label': words.shell.close } };
/** The header of a dialog must not count as the page's banner. */
const plainHeader = { defaultProps: { component: 'div' } };

export const theme = createTheme({
  colors: { aegean },
  primaryColor: 'aegean',
  primaryShade: { light: 7, dark: 7 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  components: {
    Badge: { defaultProps: { tt: 'none' } },
    DrawerCloseButton: closeLabel,
    DrawerHeader: plainHeader,
    // the placeholder is not allowed among the items of a menu; without it the first item takes the focus
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    ModalCloseButton: closeLabel,
    ModalHeader: plainHeader,
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': words.shell.closeMessage } } },
  },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
});

/** Mantine's dimmed, error and badge colours are too pale for small text: these reach 4.5:1 on their backgrounds. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5b626a',
    '--mantine-color-placeholder': '#6b727a',
    '--mantine-color-error': '#b81d1d',
    '--mantine-color-green-light-color': '#17622a',
    '--mantine-color-orange-light-color': '#8a3206',
    '--mantine-color-red-filled': '#c02626',
    '--mantine-color-red-filled-hover': '#a61e1e',
    '--mantine-color-red-light-color': '#a11616',
    '--mantine-color-yellow-light-color': '#714700',
    '--app-canvas': '#f6f6f4',
    '--app-surface': '#ffffff',
    '--app-hover': '#f3f3f0',
    '--app-line': '#e3e3df',
    '--app-chart-bar': '#c29a5b',
  },
  dark: {
    '--mantine-color-dimmed': '#a9afb6',
    '--mantine-color-placeholder': '#8e959d',
    '--mantine-color-error': '#ff9c9c',
    '--mantine-color-gray-light': '#3a4040',
    '--mantine-color-gray-light-color': '#d5d9dd',
    '--mantine-color-green-light-color': '#8fe0a4',
    '--mantine-color-orange-light-color': '#ffbd8a',
    '--mantine-color-red-light-color': '#ff9c9c',
    '--mantine-color-yellow-light-color': '#f5d37a',
    '--mantine-color-red-filled': '#b92c2c',
    '--mantine-color-red-filled-hover': '#a12323',
    '--app-canvas': '#161818',
    '--app-surface': '#1f2222',
    '--app-hover': '#272b2b',
    '--app-line': '#343939',
    '--app-chart-bar': '#a98a55',
  },
});
