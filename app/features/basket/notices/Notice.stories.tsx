import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { Alerts } from '#app/design-system/alert/Alert.tsx'
import { noticesByLocale } from '#app/messages/basket/notices.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'
import { Notice } from './Notice.tsx'
import { noticeViews } from './notice-view.ts'

type Level = NotificationFieldsFragment['level']

const params = [
  { name: 'product', value: 'Ribbon Satin Lipstick' },
  { name: 'names', value: 'Ribbon Satin Lipstick' },
  { name: 'names', value: 'Satin Lip Balm' },
  { name: 'maxQty', value: '5' },
]

/** Codes as alerts of one level, in the copy of the store chosen in the toolbar. */
function Said({ codes, level }: { codes: readonly string[]; level: Level }) {
  const notifications = codes.map((code) => ({ code, level, params, handler: null }))
  return (
    <Alerts>
      {noticeViews(notifications, document.documentElement.lang).map((notice) => (
        <Notice key={notice.code} notice={notice} />
      ))}
    </Alerts>
  )
}

type Story = StoryObj<typeof Said>

const meta: Meta<typeof Said> = { component: Said }

export default meta

export const AnError: Story = { args: { codes: ['BASKET_SERVICE_UNEXPECTED_ERROR'], level: 'error' } }

export const AWarning: Story = { args: { codes: ['ITEM_OOS', 'OUT_OF_LIMIT'], level: 'warn' } }

export const Information: Story = { args: { codes: ['MAX_QTY_EXCEEDED', 'MEMBERSHIP_KIT_REMOVED'], level: 'info' } }

export const WordsThatStandIn: Story = { args: { codes: ['NEWER_THAN_THE_SHOP', ''], level: 'error' } }

/** Every notice, by code. */
export const Catalogue: Story = { args: { codes: Object.keys(noticesByLocale['en-GB'] ?? {}), level: 'error' } }

export const CatalogueOfTheUS: Story = { ...Catalogue, globals: { store: 'en-US' } }
