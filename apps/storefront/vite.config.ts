import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { families } from '@stoa/blocks/font-families';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Adds the files of the fonts under the names that style sheets call them by: with a hash, so that browsers may keep them. */
const fonts = (): Plugin => ({
  name: 'fonts',
  generateBundle() {
    const { resolve } = createRequire(import.meta.url);
    for (const { file } of Object.values(families).flatMap(({ faces }) => faces)) {
      const [face = ''] = file.split('.');
      const [family] = face.split(/-(?=(?:latin|vietnamese|cyrillic|greek)(?:-ext)?-wght)/);
      const folder = dirname(resolve(`@fontsource-variable/${family}/package.json`));
      this.emitFile({
        type: 'asset',
        fileName: `fonts/${file}`,
        source: readFileSync(join(folder, 'files', `${face}.woff2`)),
      });
    }
  },
});

/**
 * `vite build` makes what browsers load, with a manifest; `vite build --ssr src/server.tsx --outDir dist/server` makes
 * the renderer, with all it needs inside, so that it runs by itself.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/_assets/',
  publicDir: false,
  plugins: [react(), ...(isSsrBuild ? [] : [fonts()])],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { target: 'node24', minify: false, emptyOutDir: true }
    : {
        outDir: 'dist/client',
        assetsDir: '.',
        target: 'es2022',
        manifest: true,
        // islands fetch what they need at once; a list of preloads would weigh more than it saves
        modulePreload: false,
        rollupOptions: {
          input: 'src/client.ts',
          treeshake: { manualPureFunctions: ['routes'] },
        },
      },
}));
