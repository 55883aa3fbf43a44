import { describe, expect, it, vi } from 'vitest'
import { type CodeListeners, checkCode, codesOf, type Discounts, isSameCode, stateOfCode, tellOutcome } from './promo-code-state.ts'

const accepted = (code: string | null, value = 260): Discounts['includedDiscounts'][number] => ({
  code,
  name: 'Ten per cent off',
  value,
  state: 'Accepted',
  referralCode: null,
})
const refused = (code: string, state: Discounts['rejectedDiscounts'][number]['state'] = 'RejectedExpired') => ({
  ...accepted(code, 0),
  state,
})
const none: Discounts = { includedDiscounts: [], rejectedDiscounts: [] }

describe('a code', () => {
  it('is not applied at first [PROMO-01]', () => {
    expect(stateOfCode('GLOW10', none)).toEqual({ status: 'notApplied' })
  })

  it('is activated once it is among the included discounts, with state Accepted [PROMO-02, PROMO-06]', () => {
    const discounts = { ...none, includedDiscounts: [accepted(null), accepted('GLOW10')] }
    expect(stateOfCode(' glow10 ', discounts)).toEqual({ status: 'activated', name: 'Ten per cent off', value: 260 })
    expect(stateOfCode('GLOW1', discounts)).toEqual({ status: 'notApplied' })
    expect(stateOfCode('GLOW10', { ...none, includedDiscounts: [refused('GLOW10')] })).toEqual({ status: 'notApplied' })
  })

  it('is rejected once the server refuses it, and never while it counts [PROMO-03]', () => {
    const rejectedDiscounts = [refused('WINTER25')]
    expect(stateOfCode('winter25', { ...none, rejectedDiscounts })).toEqual({ status: 'rejected', state: 'RejectedExpired' })
    expect(stateOfCode('WINTER25', { includedDiscounts: [accepted('WINTER25')], rejectedDiscounts }).status).toBe('activated')
  })
})

describe('the answer to a code', () => {
  const listen = (): CodeListeners => ({ onCodeApplied: vi.fn(), onCodeRejected: vi.fn(), onCodeUnknown: vi.fn() })

  it('is told as onCodeApplied with name and value [PROMO-04]', () => {
    const listeners = listen()
    tellOutcome('glow10', { ...none, includedDiscounts: [accepted('GLOW10')] }, listeners)
    expect(listeners.onCodeApplied).toHaveBeenCalledExactlyOnceWith({ name: 'Ten per cent off', value: 260 })
    expect(listeners.onCodeRejected).not.toHaveBeenCalled()
    expect(listeners.onCodeUnknown).not.toHaveBeenCalled()
  })

  it('is told as onCodeRejected with the state [PROMO-05]', () => {
    const listeners = listen()
    tellOutcome('WINTER25', { ...none, rejectedDiscounts: [refused('WINTER25')] }, listeners)
    expect(listeners.onCodeRejected).toHaveBeenCalledExactlyOnceWith({ state: 'RejectedExpired' })
    expect(listeners.onCodeApplied).not.toHaveBeenCalled()
  })

  it('is told as unknown when the basket says nothing of it', () => {
    const listeners = listen()
    tellOutcome('WINTER25', none, listeners)
    expect(listeners.onCodeUnknown).toHaveBeenCalledOnce()
  })
})

describe('what was typed', () => {
  it.each(['', '   ', '\n\t'])('is not sent when it is %j', (typed) => {
    expect(checkCode(typed, none)).toEqual({ status: 'empty' })
  })

  it('is sent without the blanks around it', () => {
    expect(checkCode('  Glow10\n', none)).toEqual({ status: 'send', code: 'Glow10' })
  })

  it('is sent up to 64 characters', () => {
    expect(checkCode('x'.repeat(64), none).status).toBe('send')
    expect(checkCode('x'.repeat(65), none)).toEqual({ status: 'tooLong' })
  })

  it('is not sent when it counts already, in whatever letter case [PROMO-08]', () => {
    const discounts = { ...none, includedDiscounts: [accepted('GLOW10')] }
    expect(checkCode(' glow10', discounts)).toEqual({ status: 'alreadyApplied' })
  })

  it('is sent again after it was refused', () => {
    expect(checkCode('TREAT5', { ...none, rejectedDiscounts: [refused('TREAT5')] })).toEqual({ status: 'send', code: 'TREAT5' })
  })
})

describe('the codes of a basket', () => {
  it('are those that were typed, each once', () => {
    expect(
      codesOf({
        includedDiscounts: [accepted(null), accepted('GLOW10'), accepted('glow10', 5), accepted('SHIPFREE', 395)],
        rejectedDiscounts: [refused('WINTER25'), refused('GLOW10'), { ...refused('X'), code: null }, accepted('ODD')],
      }),
    ).toEqual({
      activated: [
        { code: 'GLOW10', name: 'Ten per cent off', value: 260 },
        { code: 'SHIPFREE', name: 'Ten per cent off', value: 395 },
      ],
      rejected: [{ code: 'WINTER25', state: 'RejectedExpired' }],
    })
  })

  it('are one in any letter case', () => {
    expect(isSameCode('Glow10', ' gLOW10')).toBe(true)
    expect(isSameCode('Glow10', 'Glow1')).toBe(false)
    expect(isSameCode('ß', 'SS')).toBe(false)
  })
})
