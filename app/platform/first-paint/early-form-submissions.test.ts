// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FIRST_PAINT_SCRIPT } from './__generated__/scripts.ts'
import { onEarlySubmissions } from './early-form-submissions.client.ts'
import { ADD_TO_BASKET_FORM, HYDRATED_EVENT } from './early-forms.ts'

const PRESS = ['pointerover', 'mouseover', 'pointerdown', 'touchstart', 'mousedown', 'focusin', 'pointerup', 'touchend', 'mouseup', 'click']

/** Events that reach the document, where React listens. */
const seen: string[] = []

function find<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}

/** Presses the text of a button as a browser does, one event after another; the form's submit event comes last. */
function press(button = 'button'): Event {
  const words = find(`${button} span`)
  for (const type of PRESS) words.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  find(ADD_TO_BASKET_FORM).dispatchEvent(submit)
  return submit
}

beforeAll(() => {
  // Run once, as in a page: its listeners are never removed.
  runInThisContext(FIRST_PAINT_SCRIPT)
  for (const type of [...PRESS, 'submit']) document.addEventListener(type, () => seen.push(type), true)
})

beforeEach(() => {
  vi.useFakeTimers()
  seen.length = 0
  window.ottilieForms?.splice(0)
  delete window.ottilieFormsHandled
  window.ottilieHydrated = true
  document.body.innerHTML = `
    <form data-add-to-basket><button type="submit"><span>Add to Bag</span></button></form>
    <button id="other" type="button"><span>Menu</span></button>
    <dialog id="basket-drawer"></dialog>`
  const drawer = find<HTMLDialogElement>('dialog')
  // jsdom has no modal dialogs. As in a browser, one that is open cannot be made modal.
  drawer.showModal = vi.fn(() => {
    if (drawer.open) throw new DOMException('It is open.', 'InvalidStateError')
    drawer.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    drawer.setAttribute('open', '')
  })
})

/** Lets the frame pass that shows what was pressed. */
const passFrame = () => vi.advanceTimersByTime(50)

afterEach(() => {
  passFrame()
  vi.useRealTimers()
})

describe('a press on Add to Bag', () => {
  test('opens the drawer before anything handles it, is kept, and does not reach the document’s listeners', () => {
    const submit = press()

    expect(find<HTMLDialogElement>('dialog').open).toBe(true)
    expect(submit.defaultPrevented).toBe(true)
    expect(window.ottilieForms).toEqual([find(ADD_TO_BASKET_FORM)])
    expect(seen).toEqual([])
  })

  test('draws the drawer first, and makes it modal after that frame', () => {
    const drawer = find<HTMLDialogElement>('dialog')
    press()
    expect(drawer.open).toBe(true)
    expect(drawer.showModal).not.toHaveBeenCalled()

    passFrame()
    expect(drawer.open).toBe(true)
    expect(drawer.showModal).toHaveBeenCalledTimes(1)
  })

  test('is made once by a double click whose second half comes before the page is inert', () => {
    const handle = vi.fn()
    const stop = onEarlySubmissions(ADD_TO_BASKET_FORM, handle)
    press()
    expect(press().defaultPrevented).toBe(true)
    passFrame()
    expect(handle).toHaveBeenCalledTimes(1)
    stop()
  })

  test('does not open a drawer again that was closed in its first frame', () => {
    const drawer = find<HTMLDialogElement>('dialog')
    press()
    drawer.removeAttribute('open')
    passFrame()
    expect(drawer.open).toBe(false)
  })

  test('in an open dialog opens the drawer above it at once', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog id="shade-options" open></dialog>')
    press()
    expect(find<HTMLDialogElement>('dialog').showModal).toHaveBeenCalledTimes(1)
  })

  test('is handled once when a handler comes, and later presses reach the document as any other', () => {
    press()
    press()
    const handle = vi.fn()
    const stop = onEarlySubmissions(ADD_TO_BASKET_FORM, handle)

    expect(handle.mock.calls).toEqual([[[find(ADD_TO_BASKET_FORM)]]])
    expect(window.ottilieForms).toEqual([])

    passFrame()
    press()
    expect(handle).toHaveBeenCalledTimes(2)
    expect(seen).toEqual([...PRESS, 'submit'])
    stop()
    press()
    expect(handle).toHaveBeenCalledTimes(2)
  })

  test('is the only press that is kept once React has hydrated: others reach the document', () => {
    for (const type of PRESS) find('#other span').dispatchEvent(new Event(type, { bubbles: true }))
    find('#other').dispatchEvent(new Event('submit', { bubbles: true }))
    expect(seen).toEqual([...PRESS, 'submit'])
  })
})

describe('a press on the button of a dialog that is drawn first', () => {
  beforeEach(() => {
    document.body.innerHTML += `<dialog id="panel" data-drawn-first><input autofocus></dialog>`
    // jsdom has no modal dialogs.
    find<HTMLDialogElement>('#panel').showModal = vi.fn()
  })

  /** What the browser does with a button that opens a dialog. Returns whether it leaves the rest to the browser. */
  const command = (dialog: string, name = 'show-modal') => {
    find<HTMLElement>('#other').focus()
    return find(dialog).dispatchEvent(Object.assign(new Event('command', { cancelable: true }), { command: name }))
  }

  test('draws it with the focus in its field, and makes it modal after that frame, which gives the focus back to the button', () => {
    const panel = find<HTMLDialogElement>('#panel')
    const before: (Element | null)[] = []
    vi.mocked(panel.showModal).mockImplementation(() => before.push(document.activeElement))

    expect(command('#panel')).toBe(false)
    expect(panel.open).toBe(true)
    expect(document.activeElement).toBe(find('#panel input'))
    expect(panel.showModal).not.toHaveBeenCalled()

    passFrame()
    expect(panel.showModal).toHaveBeenCalledTimes(1)
    expect(before).toEqual([find('#other')])
  })

  test.each([
    ['a dialog that is not one of these', '#basket-drawer', 'show-modal', ''],
    ['another command', '#panel', 'close', ''],
    ['a dialog above an open one', '#panel', 'show-modal', '<dialog open></dialog>'],
  ])('leaves %s to the browser', (_, dialog, name, more) => {
    document.body.insertAdjacentHTML('beforeend', more)
    expect(command(dialog, name)).toBe(true)
    expect(find<HTMLDialogElement>('#panel').open).toBe(false)
  })
})

describe('until React has hydrated', () => {
  beforeEach(() => {
    window.ottilieHydrated = false
    document.body.insertAdjacentHTML(
      'beforeend',
      `<a href="/shop"><span>Shop</span></a>
      <details><summary><span>Filter</span></summary></details>
      <button id="opens" commandfor="basket-drawer" command="show-modal"><span>Open</span></button>
      <button id="menu" popovertarget="menu-list"><span>Menu</span></button>
      <form method="dialog" id="closes"><button><span>Close</span></button></form>
      <p><span>Text</span></p>
      <label><span>Choice</span></label>`,
    )
  })

  /** The events of a press on an element that reach the document. */
  function reaching(selector: string): readonly string[] {
    seen.length = 0
    for (const type of PRESS) find(`${selector} span`).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    return seen
  }

  test.each(['a', 'summary', '#opens', '#menu', '#closes', 'p'])('the browser answers a press on %s alone', (selector) => {
    expect(reaching(selector)).toEqual([])
  })

  test.each(['#other', 'label'])('React sees the click on %s, which only it can answer', (selector) => {
    expect(reaching(selector)).toEqual(['click'])
  })

  test('React sees the submission of a form that is not held', () => {
    find('#closes').dispatchEvent(new Event('submit', { bubbles: true }))
    expect(seen).toEqual(['submit'])
  })

  describe('a press that nothing can answer yet', () => {
    const clicked = vi.fn()
    const hydrate = () => {
      window.ottilieHydrated = true
      dispatchEvent(new Event(HYDRATED_EVENT))
      find('#other').addEventListener('click', clicked)
      vi.runAllTimers()
    }

    beforeEach(() => {
      clicked.mockClear()
    })

    test('is repeated once after hydration', () => {
      find<HTMLElement>('#other span').click()
      find<HTMLElement>('#other span').click()
      hydrate()
      expect(clicked).toHaveBeenCalledOnce()
    })

    test('is not repeated if it hydrated the page itself, or if the browser answered it', () => {
      // React marks what it has hydrated at once, and the page tells that it is hydrated only later.
      document.addEventListener('click', () => Object.assign(find('#other'), { __reactFiber$test: {} }), { once: true })
      find<HTMLElement>('#other span').click()
      const opens = vi.spyOn(find<HTMLElement>('#menu'), 'click')
      find<HTMLElement>('#menu span').click()
      hydrate()
      expect(clicked).not.toHaveBeenCalled()
      expect(opens).not.toHaveBeenCalled()
    })
  })

  describe('a dialog that a press has opened', () => {
    const opened = () => find('dialog').dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    const pressed = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    /** Whether neither the browser's own closing nor a press on a button in the dialog has an effect. */
    const isKept = () => ['cancel', 'click'].map((type) => !find('dialog').dispatchEvent(new Event(type, { cancelable: true })))

    // What tells presses apart is the time of their events.
    beforeEach(() => {
      vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now())
      vi.advanceTimersByTime(1_000)
      return () => vi.restoreAllMocks()
    })

    test('is not closed by the second press of a double click', () => {
      pressed()
      opened()
      vi.advanceTimersByTime(100)
      pressed()
      expect(isKept()).toEqual([true, true])
    })

    test('is not closed by the second press either while it is drawn and not modal yet', () => {
      window.ottilieHydrated = false
      // Long after whatever another test has opened.
      vi.advanceTimersByTime(5_000)
      press()
      expect(isKept(), 'after the press that opened it').toEqual([false, false])
      pressed()
      passFrame()
      expect(isKept()).toEqual([true, true])
    })

    test('is closed by a key, by a later press, and by any press after hydration', () => {
      pressed()
      opened()
      expect(isKept()).toEqual([false, false])
      vi.advanceTimersByTime(700)
      pressed()
      expect(isKept()).toEqual([false, false])
      window.ottilieHydrated = true
      opened()
      vi.advanceTimersByTime(100)
      pressed()
      expect(isKept()).toEqual([false, false])
    })
  })
})
