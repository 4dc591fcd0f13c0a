import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'dist', 'server');

/** What modules find by the place of their source, such as workers and migrations, they find there from the build as well. */
const placesOfSources = (): Plugin => ({
  name: 'places-of-sources',
  enforce: 'pre',
  transform(code, id) {
    const place = JSON.stringify(relative(folder, id).replaceAll('\\', '/'));
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
  },
});

/** Signs beyond Latin-1 as escapes: a single one would double what the whole text takes in memory. */
const latin = (): Plugin => ({
  name: 'latin',
  generateBundle(_options, bundle) {
    const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escaped);
  },
});

/** The server as a few files in place of thousands, which take twice the memory, for `npm start`. */
export default defineConfig({
  publicDir: false,
  plugins: [placesOfSources(), latin()],
  // what has native parts, or finds its files by their places, stays where it is
  ssr: { noExternal: [/^@stoa\//, 'kysely', 'typebox'] },
  build: {
    ssr: 'src/main.js',
    outDir: folder,
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      output: {
        // beside the entry: that is where they look for sources from
        chunkFileNames: '[name]-[hash].js',
        // without spaces and comments, but with the names that faults are read by
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
