import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { userEvent, within } from 'storybook/test'
import { MAIN_ID } from '#app/design-system/page/Page.tsx'
import { consentCopy } from '#app/messages/frame/consent.ts'
import { stores } from '#app/platform/store/stores.ts'
import { ConsentBanner } from './ConsentBanner.client.tsx'
import { ConsentDialog } from './ConsentDialog.client.tsx'

type Story = StoryObj

const meta: Meta = {
  parameters: { contract: '', layout: 'fullscreen' },
  loaders: [async () => document.documentElement.setAttribute('data-consent', 'unasked')],
  render: () => (
    <>
      <ConsentBanner />
      <main id={MAIN_ID} tabIndex={-1} />
      <ConsentDialog store={stores.uk} />
    </>
  ),
}

export default meta

/** A visitor who has not answered. */
export const TheQuestion: Story = {}

/** Each purpose with its switch. */
export const ThePurposes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: `${consentCopy.choose} ${consentCopy.chooseWhat}` }))
    await canvas.findAllByRole('switch')
  },
}
