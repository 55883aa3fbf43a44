// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { behindFrame, onCaughtForms, onIntent } from './caught-forms.client.ts'
import { FIRST_PAINT_SCRIPT } from './first-paint.ts'

const ADD_FORM = 'form[data-add-to-bag]'
const PRESS = ['pointerover', 'mouseover', 'pointerdown', 'touchstart', 'mousedown', 'focusin', 'pointerup', 'touchend', 'mouseup', 'click']

/** What reaches the document, where React listens. */
const seen: string[] = []

function find<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}

/** Presses the words on a button as a browser does, one event after the other; the form's own comes last. */
function press(button = 'button'): Event {
  const words = find(`${button} span`)
  for (const type of PRESS) words.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  find(ADD_FORM).dispatchEvent(submit)
  return submit
}

beforeAll(() => {
  // Once, as in a page: it listens for as long as that lives.
  runInThisContext(FIRST_PAINT_SCRIPT)
  for (const type of [...PRESS, 'submit']) document.addEventListener(type, () => seen.push(type), true)
})

beforeEach(() => {
  vi.useFakeTimers()
  seen.length = 0
  window.ottilieForms?.splice(0)
  delete window.ottilieHears
  document.body.innerHTML = `
    <form data-add-to-bag><button type="submit"><span>Add to Bag</span></button></form>
    <button id="other" type="button"><span>Menu</span></button>
    <dialog id="bag-drawer"></dialog>`
  const drawer = find<HTMLDialogElement>('dialog')
  drawer.showModal = () => drawer.setAttribute('open', '')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a press on Add to Bag', () => {
  test('opens the drawer before anybody carries it out, is kept, and is kept from the document’s listeners', () => {
    const submit = press()

    expect(find<HTMLDialogElement>('dialog').open).toBe(true)
    expect(submit.defaultPrevented).toBe(true)
    expect(window.ottilieForms).toEqual([find(ADD_FORM)])
    expect(seen).toEqual([])
  })

  test('is handed over when somebody comes to carry it out, once, and from then on as any other press', () => {
    press()
    press()
    const carryOut = vi.fn()
    const stop = onCaughtForms(ADD_FORM, carryOut)

    expect(carryOut.mock.calls).toEqual([[[find(ADD_FORM)]]])
    expect(window.ottilieForms).toEqual([])

    press()
    expect(carryOut).toHaveBeenCalledTimes(2)
    expect(seen).toEqual([...PRESS, 'submit'])
    stop()
    press()
    expect(carryOut).toHaveBeenCalledTimes(2)
  })

  test('alone is kept: whatever else is pressed reaches the document', () => {
    for (const type of PRESS) find('#other span').dispatchEvent(new Event(type, { bubbles: true }))
    find('#other').dispatchEvent(new Event('submit', { bubbles: true }))
    expect(seen).toEqual([...PRESS, 'submit'])
  })
})

describe('what takes a while', () => {
  test('waits behind the next frame', () => {
    const done: string[] = []
    behindFrame(() => done.push('work'))
    requestAnimationFrame(() => done.push('frame'))

    vi.advanceTimersByTime(100)
    expect(done).toEqual(['frame', 'work'])
    vi.advanceTimersByTime(1_000)
    expect(done).toEqual(['frame', 'work'])
  })

  test('comes all the same, once, in a page that is not painted', () => {
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
    const work = vi.fn()
    behindFrame(work)

    vi.advanceTimersByTime(199)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('is begun once, a little after somebody points at what needs it', () => {
    const load = vi.fn()
    const stop = onIntent(ADD_FORM, load)
    find('#other').dispatchEvent(new Event('pointerover', { bubbles: true }))
    vi.advanceTimersByTime(1_000)
    expect(load).not.toHaveBeenCalled()

    window.ottilieHears = true
    press()
    expect(load).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(load).toHaveBeenCalledTimes(1)
    press()
    vi.advanceTimersByTime(1_000)
    expect(load).toHaveBeenCalledTimes(1)
    stop()
  })
})
