import '#app/design-system/tokens/tokens.css'
import '#app/design-system/tokens/base.css'
import '#app/design-system/bars/bars.css'
import '#app/design-system/countdown/countdown.css'
import '#app/design-system/payment-marks/payment-marks.css'
import '#app/design-system/hero/hero.css'
import type { Preview } from '@storybook/nextjs-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useEffect } from 'react'
import { DialogSupport } from '#app/design-system/dialog/DialogSupport.client.tsx'
import { startWorker } from './network.ts'
import { scenarioItems, shopperItems, visit } from './story-world.ts'

const answerInPage = mswLoader(startWorker)

const preview: Preview = {
  loaders: [
    async (context) => {
      const { contract } = context.parameters
      // The design system asks nobody: its stories stand without the contract.
      if (typeof contract !== 'string') return {}
      const { store, shopper, scenario } = context.globals
      await visit({ store, shopper, scenario }, contract)
      await answerInPage(context)
      const { refreshShopper } = await import('#app/platform/shopper/refresh-shopper.client.ts')
      await refreshShopper()
      return {}
    },
  ],
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
    shopper: {
      description: 'Who visits, in stories that ask the contract',
      toolbar: { title: 'Shopper', icon: 'users', dynamicTitle: true, items: shopperItems },
    },
    scenario: {
      description: 'A scenario, in place of store, shopper and what the story adds',
      toolbar: { title: 'Scenario', icon: 'beaker', dynamicTitle: true, items: scenarioItems },
    },
  },
  initialGlobals: { tier: 'typical', store: 'en-GB', shopper: 'guest', scenario: '' },
  decorators: [
    (Story, { globals, parameters }) => {
      const { tier, store } = globals
      const asksContract = typeof parameters['contract'] === 'string'
      // biome-ignore lint/correctness/useHookAtTopLevel: Storybook calls a decorator as a component
      useEffect(() => {
        // There the contract says whose prices lead.
        if (asksContract) return
        document.documentElement.dataset['tier'] = tier
        document.documentElement.lang = store
      }, [tier, store, asksContract])
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
