import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { HttpResponse, http } from 'msw'
import { SiteFooter } from '#app/design-system/footer/SiteFooter.tsx'
import { storeOf } from '#app/platform/store/stores.ts'
import { CountryPopup } from './CountryPopup.client.tsx'
import { CountrySelector } from './CountrySelector.tsx'

type Story = StoryObj

/** The country dialog, opened by the footer's button or unprompted. */
const meta: Meta = {
  parameters: { contract: '', layout: 'fullscreen', msw: [visitorIn('')] },
  loaders: [async () => sessionStorage.clear()],
  render: () => {
    const store = storeOf(document.documentElement.lang)
    return (
      <>
        <SiteFooter newsletter={null} columns={[]} settings={<CountrySelector store={store} path="/" />} legal={null} />
        <CountryPopup locale={store.locale} />
      </>
    )
  },
}

export default meta

export const FromTheFooter: Story = {}

export const AVisitorFromElsewhere: Story = { parameters: { msw: [visitorIn('US')] } }

function visitorIn(country: string) {
  return http.get('*/api/viewer-country', () => HttpResponse.json({ country }))
}
