import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { filesOfMessages, wordsOfCode } from './words-of-code.ts';

/** Packages of charts and of the text editor, which few pages show. */
const CHARTS =
  '@mantine/charts|@reduxjs|d3-|decimal|es-toolkit|eventemitter3|immer|internmap|re(?:act-re)?dux|recharts|reselect|victory';
const TEXT_EDITOR = '@mantine/tiptap|@tiptap|linkifyjs|orderedmap|prosemirror|rope-sequence|w3c-keyname';
const ofPackages = (names: string) => new RegExp(`node_modules/(?:${names})[^/]*/`);

export default defineConfig({
  base: '/dashboard/',
  plugins: [wordsOfCode(), react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // `withWords` requests the other files of code that is imported
    modulePreload: { resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []) },
    rolldownOptions: {
      output: {
        // what pages share travels in two files that browsers keep, in place of dozens of crumbs
        codeSplitting: {
          groups: [
            ...filesOfMessages,
            {
              name: 'libraries',
              test: (file) =>
                /node_modules|preload-helper/.test(file) && !ofPackages(`${CHARTS}|${TEXT_EDITOR}`).test(file),
              minShareCount: 2,
              // before the texts, which would take what loads files with them
              priority: 3,
            },
            { name: 'charts', test: ofPackages(CHARTS), minShareCount: 2 },
            {
              name: 'text-editor',
              test: (file) => ofPackages(TEXT_EDITOR).test(file) || /src\/ui\/text-editor\//.test(file),
              minShareCount: 2,
            },
            { name: 'shared', test: /src\/(app|ui)\/(?!text-editor)/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
