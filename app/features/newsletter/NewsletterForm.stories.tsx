import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { userEvent, within } from 'storybook/test'
import { SiteFooter } from '#app/design-system/footer/SiteFooter.tsx'
import { newsletterCopy as copy } from '#app/messages/frame/newsletter.ts'
import { NewsletterForm } from './NewsletterForm.client.tsx'

type Story = StoryObj<typeof NewsletterForm>

const meta: Meta<typeof NewsletterForm> = {
  parameters: { contract: '', layout: 'fullscreen' },
  render: () => (
    <SiteFooter newsletter={<NewsletterForm locale={document.documentElement.lang} />} columns={[]} settings={null} legal={null} />
  ),
}

export default meta

export const Idle: Story = {}

export const Malformed: Story = { play: ({ canvasElement }) => send(canvasElement, 'rosehip') }

export const SignedUp: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'rosehip@example.com')
    await within(document.body).findByRole('dialog', { name: copy.success.heading })
  },
}

export const NotSignedUp: Story = {
  parameters: { contract: 'fault=newsletter-fails' },
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'rosehip@example.com')
    await within(document.body).findByRole('dialog', { name: copy.failure.heading })
  },
}

async function send(canvasElement: HTMLElement, email: string): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: copy.email }), email)
  await userEvent.click(canvas.getByRole('button', { name: copy.submit }))
}
