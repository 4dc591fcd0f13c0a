import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * `vite build` makes what browsers load, with a manifest; `vite build --ssr src/server.tsx --outDir dist/server` makes
 * the renderer, with all it needs inside, so that it runs by itself.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/_assets/',
  publicDir: false,
  plugins: [react()],
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
