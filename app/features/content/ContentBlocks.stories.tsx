import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { ContentBySlugDocument } from '#operations/__generated__/operations.ts'
import { ContentBlocks } from './ContentBlocks.tsx'
import type { ContentBlock } from './content-data.ts'
// In the shop the layout imports it.
import './content.css'

type Shown = { slug: string; kind: ContentBlock['kind']; as?: string }
type Story = StoryObj<Shown>

/** The first block of a kind on a page of the CMS. `as`: the kind that it says it is. */
async function blockOf({ slug, kind, as = kind }: Shown) {
  const { contentBySlug: page } = await ask(ContentBySlugDocument, { slug, contentType: 'PAGE', params: null, ...contentSource({}) })
  const blocks = page?.__typename === 'ContentPage' ? page.blocks : []
  return blocks
    .filter((block) => block.kind === kind)
    .slice(0, 1)
    .map((block) => ({ ...block, kind: as }))
}

const meta: Meta<Shown> = {
  parameters: { contract: '', layout: 'fullscreen' },
  loaders: [async ({ args }) => ({ blocks: await blockOf(args) })],
  render: ({ as }, { loaded: { blocks } }) => (
    <ContentBlocks blocks={blocks} store={storeOf(document.documentElement.lang)} isPreview={as !== undefined} />
  ),
}

export default meta

export const Text: Story = { args: { slug: 'how-it-works', kind: 'TEXT' } }

export const Steps: Story = { args: { slug: 'join', kind: 'STEPS' } }

export const PictureBesideWords: Story = { args: { slug: 'how-it-works', kind: 'PICTURE' } }

export const Perks: Story = { args: { slug: 'join', kind: 'PERKS' } }

export const AnUnknownKindInPreview: Story = { args: { slug: 'how-it-works', kind: 'TEXT', as: 'CAROUSEL' } }
