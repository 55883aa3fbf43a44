import { prefersReducedMotion } from '#app/design-system/reduced-motion.ts'
import { digitSteps } from './digit-steps.ts'

const LAYER = 'basket-roll'

/** The amount that an element shows. One on offer comes after the one that it replaces. */
export function amountShown(figure: HTMLElement): string {
  return figure.textContent.split(' ').at(-1) ?? ''
}

/**
 * Draws the digits of an element's amount as if they rolled there from `from`. The text stays as it is, transparent meanwhile: screen readers, search and
 * copying never meet another amount, and nothing changes its size.
 */
export function rollDigits(figure: HTMLElement, from: string): void {
  figure.querySelector(`.${LAYER}`)?.remove()
  const steps = digitSteps(from, amountShown(figure))
  if (prefersReducedMotion() || steps.every(({ length }) => length === 1)) return
  const layer = document.createElement('span')
  layer.className = LAYER
  layer.ariaHidden = 'true'
  layer.style.color = getComputedStyle(figure).color
  const origin = figure.getBoundingClientRect()
  for (const [at, box] of characterBoxes(figure).slice(-steps.length).entries()) {
    // A '.00' that the page strips has no box.
    if (box.width > 0) layer.append(columnOf(steps[at] ?? '', box, origin, steps.length - at))
  }
  figure.append(layer)
  // They are cancelled where the figure is removed or hidden meanwhile.
  void Promise.allSettled(layer.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => layer.remove())
}

/** A character's place, with what rolls through it. The stylesheet writes the digits: as text, they would be found and read. */
function columnOf(steps: string, { left, top, width, height }: DOMRect, origin: DOMRect, fromRight: number): HTMLElement {
  const column = document.createElement('span')
  column.dataset['steps'] = steps
  column.style.cssText = `left:${left - origin.left}px;top:${top - origin.top}px;width:${width}px;height:${height}px;line-height:${height}px;--from-right:${fromRight}`
  return column
}

/** The box of every character of an element's text, in order. */
function characterBoxes(element: HTMLElement): DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const boxes: DOMRect[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (let at = 0; at < (text.textContent ?? '').length; at += 1) {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      boxes.push(range.getBoundingClientRect())
    }
  }
  return boxes
}
