import { defineConfig } from 'vite'

// The harness as one module: a package in node_modules is neither stripped of its types nor transformed by a test runner.
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
