import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { userEvent, within } from 'storybook/test'
import { opensDialog } from '#app/design-system/dialog/open-dialog.ts'
import { HeaderButton } from '#app/design-system/header/HeaderTool.tsx'
import { search } from '#app/design-system/icon/icons.ts'
import { searchPanelCopy } from '#app/messages/products/search.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { type SearchCard, SearchContent } from './panel/SearchContent.client.tsx'
import { type SearchContentProps, SearchPanel } from './panel/SearchPanel.client.tsx'
import { SEARCH_PANEL_ID } from './search-term.ts'

type Story = StoryObj<{ term: string }>

/** Placeholder for the shop's cards. */
const PlainCard: SearchCard = ({ card, store, headingLevel = 2 }) => {
  const Heading = `h${headingLevel}` as const
  return (
    <article>
      <Heading>
        <a href={storeHref(store, card.href)}>{card.productName}</a>
      </Heading>
    </article>
  )
}

const Content = (props: SearchContentProps) => <SearchContent {...props} Card={PlainCard} />

/** Opened by its button, with text in the field. */
const meta: Meta<{ term: string }> = {
  args: { term: '' },
  parameters: { contract: '' },
  render: () => {
    const store = storeOf(document.documentElement.lang)
    return (
      <>
        <HeaderButton icon={search} label={searchPanelCopy.search} {...opensDialog(SEARCH_PANEL_ID)} />
        <SearchPanel copy={searchPanelCopy} store={store} Content={Content} />
      </>
    )
  },
  play: async ({ args: { term }, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: searchPanelCopy.search }))
    const field = await canvas.findByRole('textbox', { name: searchPanelCopy.search })
    if (term === '') return
    await userEvent.type(field, term)
    await canvas.findByText(/suggestions? for|No results for|couldn't search/, {}, { timeout: 5_000 })
  },
}

export default meta

export const BeforeTyping: Story = {}

export const Suggestions: Story = { args: { term: 'lip' } }

export const Nothing: Story = { args: { term: 'zzzz' } }

export const Failing: Story = { args: { term: 'lip' }, parameters: { contract: 'fault=search-error' } }
