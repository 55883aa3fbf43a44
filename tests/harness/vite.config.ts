import { defineConfig } from 'vite'

// Bundles the harness as one module: test runners neither strip types from nor transform packages in node_modules.
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: '__generated__',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    lib: { entry: 'playwright.ts', formats: ['es'], fileName: () => 'playwright.js' },
    rolldownOptions: { external: [/^node:/, '@playwright/test', 'axe-core'] },
  },
})
