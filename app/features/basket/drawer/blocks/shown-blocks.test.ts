import { describe, expect, test } from 'vitest'
import { type DrawerSituation, shownBlocks } from './shown-blocks.ts'

const flags = [true, false]

/** Every combination of inputs: 3 roles, memberships, trials, quiz, codes and the experiment's groups. */
const situations: readonly DrawerSituation[] = ([undefined, 'advocate', 'friend'] as const).flatMap((referralRole) =>
  [undefined, '0', '1', '2', '3'].flatMap((promoGroup) =>
    // Members always have a membership; others may have one in the basket.
    [
      { isMember: true, hasMembership: true },
      { isMember: false, hasMembership: true },
      { isMember: false, hasMembership: false },
    ].flatMap((membership) =>
      flags.flatMap((isFreeTrialAllowed) =>
        flags.flatMap((hasClickedQuizLink) =>
          flags.map((hasActiveCode) => ({
            referralRole,
            promoGroup,
            ...membership,
            isFreeTrialAllowed,
            hasClickedQuizLink,
            hasActiveCode,
          })),
        ),
      ),
    ),
  ),
)

/** The combinations, as text, for which a condition holds. */
const where = (holds: (situation: DrawerSituation) => boolean) => situations.filter(holds).map((situation) => JSON.stringify(situation))

const offer = (situation: DrawerSituation) => shownBlocks(situation).offer
const isPromo = ({ promoGroup, hasMembership, hasActiveCode }: DrawerSituation) => promoGroup === '2' && !hasMembership && !hasActiveCode
const isTrial = (situation: DrawerSituation) => !isPromo(situation) && situation.isFreeTrialAllowed && !situation.hasMembership

describe(`the blocks of the drawer, over all ${situations.length} situations`, () => {
  test('progress is the referral’s with a referral role, else the thresholds’ [ATB-04, ATB-05]', () => {
    expect(where((situation) => shownBlocks(situation).progress === 'referral')).toEqual(
      where(({ referralRole }) => referralRole !== undefined),
    )
    expect(where((situation) => shownBlocks(situation).progress === 'thresholds')).toEqual(
      where(({ referralRole }) => referralRole === undefined),
    )
  })

  test('the promo box is for group 2 without a membership and without an active code [ATB-06]', () => {
    expect(where((situation) => offer(situation) === 'promo')).toEqual(where(isPromo))
  })

  test('the promo bar is for group 1, and never together with the box [PROMO-13]', () => {
    expect(where((situation) => shownBlocks(situation).hasPromoBar)).toEqual(
      where(({ promoGroup, hasMembership, hasActiveCode }) => promoGroup === '1' && !hasMembership && !hasActiveCode),
    )
  })

  test('the place of the bar is there for the control group as the bar is for its own, so that both are measured alike [PROMO-12]', () => {
    expect(where((situation) => shownBlocks(situation).hasPromoMark)).toEqual(
      where(({ promoGroup, hasMembership, hasActiveCode }) => promoGroup === '0' && !hasMembership && !hasActiveCode),
    )
  })

  test('else the free trial, for eligible shoppers without a membership [ATB-07]', () => {
    expect(where((situation) => offer(situation) === 'freeTrial')).toEqual(where(isTrial))
  })

  test('else the quiz, for members who have not followed its link [ATB-08, ATB-23, ATB-24]', () => {
    expect(where((situation) => offer(situation) === 'quiz')).toEqual(
      where(({ isMember, hasClickedQuizLink }) => isMember && !hasClickedQuizLink),
    )
  })

  test('a membership is offered to shoppers without one [ATB-10]', () => {
    expect(where((situation) => shownBlocks(situation).hasUpsell)).toEqual(where(({ hasMembership }) => !hasMembership))
  })
})
