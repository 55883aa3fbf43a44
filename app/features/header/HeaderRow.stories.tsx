import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { HeaderButton } from '#app/design-system/header/HeaderTool.tsx'
import type { NavItem } from '#app/design-system/header/nav-item.ts'
import { search } from '#app/design-system/icon/icons.ts'
import { phoneFooterCopy } from '#app/messages/frame/header.ts'
import { shellCopy } from '#app/messages/frame/shell.ts'
import { searchPanelCopy } from '#app/messages/products/search.ts'
import { baseFlags } from '#app/platform/experiments/known-flags.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { GetNavigationDocument } from '#operations/__generated__/operations.ts'
import { HeaderRow } from './HeaderRow.tsx'
import { contentNavigation, fallbackNavigation } from './navigation.ts'
import { PhoneBar } from './PhoneBar.client.tsx'

type Story = StoryObj<{ path: string }>

const meta: Meta<{ path: string }> = {
  args: { path: '/shop/makeup' },
  parameters: { contract: '', layout: 'fullscreen' },
  loaders: [async ({ args: { path } }) => ({ nav: await navigationAt(path) })],
  render: ({ path }, { loaded }) => {
    const nav: readonly NavItem[] = loaded['nav']
    const store = storeOf(document.documentElement.lang)
    return (
      <>
        <HeaderRow
          store={store}
          path={path}
          nav={nav}
          flags={baseFlags}
          search={<HeaderButton icon={search} label={searchPanelCopy.search} />}
          storeChoice={shellCopy(store.locale).store}
        />
        <PhoneBar locale={store.locale} path={path} copy={phoneFooterCopy} basketLabel={shellCopy(store.locale).basket} flags={baseFlags} />
      </>
    )
  },
}

export default meta

export const ToAGuest: Story = {}

export const ToAMember: Story = { globals: { shopper: 'plus-member' }, parameters: { contract: 'basket=two-items' } }

export const WithoutTheCMS: Story = { parameters: { contract: 'fault=getNavigation;error=INTERNAL_SERVER_ERROR' } }

/** The navigation of the page at `path`. */
async function navigationAt(path: string): Promise<NavItem[]> {
  const place = { store: storeOf(document.documentElement.lang), path }
  const answer = await ask(GetNavigationDocument, contentSource({})).catch(() => undefined)
  const items = answer ? contentNavigation(place, answer.navigation) : []
  return items.length > 0 ? items : fallbackNavigation(place)
}
