import type { Page } from '@playwright/test'

/**
 * The largest element of a page as it was painted, and whether the document that the server sent has it: a picture as an `img` that is asked for first, a
 * text word by word. Empty if it has.
 */
export async function missingFromHtml(page: Page): Promise<string> {
  const html = await (await page.request.get(page.url())).text()
  return page.evaluate(async (sent) => {
    const painted = await new Promise<Element | null | undefined>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        observer.disconnect()
        const last = list.getEntries().at(-1)
        resolve(last && 'element' in last && last.element instanceof Element ? last.element : undefined)
      })
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    if (!painted) return 'nothing that is still there was painted'
    const served = new DOMParser().parseFromString(sent, 'text/html')
    for (const script of served.querySelectorAll('script, style, template')) script.remove()
    const wordsOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim()
    if (!(painted instanceof HTMLImageElement)) {
      const words = wordsOf(painted)
      return words !== '' && wordsOf(served.body).includes(words) ? '' : `<${painted.localName}> ${words || 'without words'}`
    }
    // The same picture may stand in a menu as well.
    const same = [...served.querySelectorAll('img')].find(
      (image) => image.getAttribute('src') === painted.getAttribute('src') && image.className === painted.className,
    )
    if (!same) return `the picture ${painted.currentSrc}`
    return same.getAttribute('fetchpriority') === 'high' && same.loading !== 'lazy' ? '' : `${painted.currentSrc} is not asked for first`
  }, html)
}
