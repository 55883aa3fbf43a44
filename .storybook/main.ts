import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/nextjs-vite'
import { mergeConfig } from 'vite'
import { examplesAsStories, examplesIndexer } from './examples-as-stories.ts'

const config: StorybookConfig = {
  framework: { name: '@storybook/nextjs-vite', options: {} },
  stories: ['../app/design-system/**/*.examples.tsx', { directory: '../app/features', files: '**/*.stories.tsx', titlePrefix: 'Features' }],
  addons: ['@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: ['../public', { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (existing = []) => [examplesIndexer, ...existing],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [examplesAsStories()],
      // Stories ask the contract in the browser for what a page's server would, and choose from it with the same code.
      resolve: { alias: { 'server-only': fileURLToPath(new URL('../tests/harness/server-only.ts', import.meta.url)) } },
    }),
}

export default config
