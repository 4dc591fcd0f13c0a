import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/dashboard/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        // what pages share travels in two files that browsers keep, in place of dozens of crumbs; charts stay apart
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, minShareCount: 2 },
            { name: 'shared', test: /src\/(app|ui)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
