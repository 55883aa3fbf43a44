import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { storeOf } from '#app/platform/store/stores.ts'
import { SearchHeader, type SearchOutcome, SearchStart } from './results/SearchResults.tsx'

type Story = StoryObj<{ term: string | undefined; outcome: SearchOutcome }>

/** The header of the results page, and the start page. */
const meta: Meta<{ term: string | undefined; outcome: SearchOutcome }> = {
  args: { term: 'lipstick', outcome: 'found' },
  parameters: { contract: '', layout: 'fullscreen' },
  render: ({ term, outcome }) => {
    const store = storeOf(document.documentElement.lang)
    return (
      <>
        <SearchHeader store={store} term={term} outcome={outcome} />
        {outcome !== 'found' && <SearchStart store={store} />}
      </>
    )
  },
}

export default meta

export const TooShort: Story = { args: { term: 'l', outcome: 'unasked' } }

export const Nothing: Story = { args: { term: 'velvet teapot', outcome: 'nothing' } }

export const Failed: Story = { args: { outcome: 'failed' } }
