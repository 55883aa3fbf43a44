import { join } from 'node:path'
import { defineConfig } from 'vite'

const root = import.meta.dirname

// The gallery as static files: hashed assets and nothing inline, for a strict content security policy. Fonts are the shop's own.
export default defineConfig({
  root,
  base: '/',
  publicDir: false,
  resolve: { alias: [{ find: /^\/fonts\//, replacement: `${join(root, '../../public/fonts')}/` }] },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: join(root, '__generated__'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    reportCompressedSize: false,
    // A single bundle is fine for a tool loaded from the same machine.
    chunkSizeWarningLimit: 1000,
  },
})
