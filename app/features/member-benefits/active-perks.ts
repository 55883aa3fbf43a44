import { memberBenefitsCopy } from '#app/messages/account/member-benefits.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { promisedAmount } from '#app/platform/money/store-money.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { storeDay, storeDaysBetween } from '#app/platform/time/store-day.ts'
import type { BenefitsView } from './benefits-view.ts'

/** A perk as the page shows it. */
export type PerkView = {
  perk: 'welcomeGift' | 'samples' | 'shipping' | 'anniversaryGift'
  /** False while it is still to come. */
  isActive: boolean
  words: string
  /** Until when, from when, or how often. */
  note: string
}

type Copy = ReturnType<typeof memberBenefitsCopy>
type Benefit = NonNullable<BenefitsView['activeBenefits']['samples']>

/** The perks that a membership holds, in order: what can be used now, and what is still to come. `now`: the contract's time, milliseconds. */
export function activePerks(benefits: Perks, store: Store, now: number): PerkView[] {
  const { activeBenefits, shippingThreshold, samplesThreshold, anniversaryGiftThreshold, welcomeGiftThreshold } = benefits
  const { words, active } = memberBenefitsCopy(store.locale)
  const { welcomeGift, samples, anniversaryGift } = activeBenefits
  const amountOf = (majorUnits: number) => promisedAmount(Math.round(majorUnits * 100), store)
  const wordsFrom = (threshold: number | undefined, withAmount: string, without: string) =>
    threshold === undefined ? without : formatMessage(withAmount, { amount: amountOf(threshold) })
  const view = (perk: PerkView['perk'], benefit: Benefit | undefined, text: string, otherwise: string): PerkView[] =>
    benefit ? [{ perk, isActive: benefit.activated, words: text, note: noteOf(benefit, { store, now, words, otherwise }) }] : []
  return [
    ...view('welcomeGift', welcomeGift, wordsFrom(welcomeGiftThreshold, words.welcomeGiftFrom, words.welcomeGift), words.member),
    ...view('samples', samples, wordsFrom(samplesThreshold, words.samples, words.samplesUnknown), active.every),
    ...(shippingThreshold === undefined
      ? []
      : [
          {
            perk: 'shipping' as const,
            isActive: true,
            words: formatMessage(words.shipping, { amount: amountOf(shippingThreshold) }),
            note: active.every,
          },
        ]),
    ...view(
      'anniversaryGift',
      anniversaryGift,
      wordsFrom(anniversaryGiftThreshold, words.anniversaryGiftFrom, words.anniversaryGift),
      words.member,
    ),
  ]
}

type Perks = Omit<BenefitsView, 'redeemedBenefits'>
type NoteContext = { store: Store; now: number; words: Copy['words']; otherwise: string }

function noteOf({ activated, expiresAt, activatesAt }: Benefit, { store, now, words, otherwise }: NoteContext): string {
  if (activated) return expiresAt == null ? otherwise : formatMessage(words.useBy, { day: storeDay(expiresAt, store.locale) })
  if (activatesAt == null) return words.later
  const days = Math.max(0, storeDaysBetween(now, Date.parse(activatesAt), store.locale))
  return formatMessage(words.unlocks, { days }, store.locale)
}
