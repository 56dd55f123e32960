import { defineConfig } from 'vite';

/** The kit stays outside: the page has it, and must not have a second renderer. */
export default defineConfig({
  build: {
    lib: { entry: 'index.ts', formats: ['es'], fileName: 'feature' },
    rolldownOptions: { external: /^storefront-embed\// },
  },
});
