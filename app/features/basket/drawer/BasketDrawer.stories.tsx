import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { Drawer } from '#app/design-system/drawer/Drawer.tsx'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import { addDrawerFrameCopy as copy } from '#app/messages/basket/add-drawer.ts'
import { askFlags } from '#app/platform/experiments/use-flag.client.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { promoGroups } from '../promo-code/promo-group.ts'
import { refreshBasket } from '../store/basket-store.client.ts'
import { addRequestOf } from './adding/add-request.ts'
import { type DrawerState, drawerStatus, openedDrawer } from './adding/drawer-state.ts'
import { askOfferedPlan } from './blocks/offered-plan.client.ts'
import { DrawerMask } from './DrawerMask.tsx'
import { BASKET_DRAWER_ID } from './drawer-id.ts'
import { type DrawerModules, loadDrawerModules } from './drawer-modules.client.ts'

type Shown = {
  /** The requested addition. */
  skus: readonly string[]
  /** Its state. */
  is: 'on its way' | 'answered' | 'failed'
}
type Story = StoryObj<Shown>

const LIPSTICK = 'OT-RSL-07'
const BALM = 'OT-SLB-01'

const meta: Meta<Shown> = {
  args: { skus: [LIPSTICK], is: 'answered' },
  parameters: { contract: 'basket=empty' },
  loaders: [
    async ({ args }) => {
      const parts = await loadDrawerModules()
      // The store outlives a story: reset what the last one left in it. Preload the offers so that they render with the drawer.
      await Promise.all([refreshBasket(), askFlags(), askOfferedPlan(document.documentElement.lang)])
      return { parts, state: await stateOf(parts, args) }
    },
  ],
  render: (_args, { loaded }) => <OpenDrawer parts={loaded['parts']} state={loaded['state']} />,
}

export default meta

export const OnItsWay: Story = { args: { is: 'on its way' } }

export const Added: Story = {}

export const SeveralAdded: Story = { args: { skus: [LIPSTICK, BALM] } }

export const Failed: Story = { args: { is: 'failed' } }

export const FailedBesideABasket: Story = { args: { is: 'failed' }, parameters: { contract: 'basket=two-items' } }

export const AtTheLimit: Story = { args: { skus: ['OT-BDVC-30'] }, parameters: { contract: 'basket=at-limit' } }

export const WithThePromoBox: Story = {
  parameters: { contract: `basket=empty&flag.experiment-promo-visibility=${promoGroups.promoBox}` },
}

export const ByAReferredGuest: Story = { parameters: { contract: 'promo=friend&basket=empty' } }

export const OfAMember: Story = { globals: { shopper: 'plus-member' } }

export const InTheUS: Story = { globals: { store: 'en-US' } }

/** The drawer with its state preset; undefined before any response. */
async function stateOf(parts: DrawerModules, { skus, is }: Shown): Promise<DrawerState | undefined> {
  const press = addRequestOf(
    skus.map((sku) => ({ sku })),
    location.pathname,
  )
  if (is === 'on its way') return undefined
  if (is === 'failed') return { ...openedDrawer, failed: [press] }
  let state: DrawerState | undefined
  await parts.addProducts(press, (next) => {
    state = next(state)
  })
  return state
}

function OpenDrawer({ parts, state }: { parts: DrawerModules; state: DrawerState | undefined }) {
  const { locale, prefix } = storeOf(document.documentElement.lang)
  const status = drawerStatus(state)
  return (
    <Drawer
      id={BASKET_DRAWER_ID}
      title={{ adding: copy.addingTitle, added: copy.drawerTitle, refused: copy.refusedTitle, failed: copy.failedTitle }[status]}
      closeLabel={copy.close}
      ref={(drawer) => {
        if (drawer && !drawer.open) drawer.showModal()
      }}
      notice={state ? <parts.DrawerNotice state={state} isWaiting={false} /> : <DrawerMask />}
      footer={state && <parts.DrawerFooter basketHref={`${prefix}/basket`} locale={locale} />}
    >
      {state ? <parts.DrawerBody state={state} locale={locale} prefix={prefix} onRetry={() => undefined} /> : <Skeleton lines={6} />}
    </Drawer>
  )
}
