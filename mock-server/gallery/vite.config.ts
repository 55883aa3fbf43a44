import { join } from 'node:path'
import { defineConfig } from 'vite'

const root = import.meta.dirname

// The gallery as static files: hashed assets, nothing inline, so that a strict content policy holds. Fonts are the shop's own.
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
    // One file for a tool that is loaded from the same machine.
    chunkSizeWarningLimit: 1000,
  },
})
