import '#app/design-system/tokens/tokens.css'
import '#app/design-system/tokens/base.css'
import type { Preview } from '@storybook/nextjs-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useEffect } from 'react'
import { DialogSupport } from '#app/design-system/dialog/DialogSupport.client.tsx'
import { startWorker } from './network.ts'

const preview: Preview = {
  loaders: [mswLoader(startWorker)],
  parameters: {
    layout: 'padded',
    // A finding fails the story wherever stories are run as tests.
    a11y: { test: 'error' },
    controls: { disable: true },
  },
  globalTypes: {
    tier: {
      description: 'Whose price is the one to pay',
      toolbar: {
        title: 'Tier',
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'typical', title: 'Typical' },
          { value: 'member', title: 'Member' },
        ],
      },
    },
    store: {
      description: 'The store, by its locale',
      toolbar: {
        title: 'Store',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en-GB', title: 'UK' },
          { value: 'en-US', title: 'US' },
        ],
      },
    },
  },
  initialGlobals: { tier: 'typical', store: 'en-GB' },
  decorators: [
    (Story, { globals }) => {
      const { tier, store } = globals
      // biome-ignore lint/correctness/useHookAtTopLevel: Storybook calls a decorator as a component
      useEffect(() => {
        document.documentElement.dataset['tier'] = tier
        document.documentElement.lang = store
      }, [tier, store])
      return (
        <>
          <DialogSupport />
          <Story />
        </>
      )
    },
  ],
}

export default preview
