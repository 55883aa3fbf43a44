import { LATER_SCRIPT_FOLDER, LATER_SCRIPT_REL, SCRIPTS_START_WITHIN_MS } from './later-scripts.ts'

/*
 * Inline at the end of every page's head: loads the page's scripts once the browser has painted something (decision 059). Before that they would
 * take bandwidth from fonts, styles and the largest picture. So would pictures below it: they wait as long as the document says that it is
 * unpainted (`ProductCard.module.css`, decision 194).
 */

let hasStarted = false
const root = document.documentElement
root.dataset['unpainted'] = ''

/** Loads the scripts that the page has named so far. The preload of a script may have named it before. */
function loadScripts(): void {
  hasStarted = true
  delete root.dataset['unpainted']
  for (const link of document.querySelectorAll(`link[rel=${LATER_SCRIPT_REL}][href^="${LATER_SCRIPT_FOLDER}"]`)) {
    const src = link.getAttribute('href') ?? ''
    link.remove()
    if (document.querySelector(`script[src="${src}"]`)) continue
    const script = document.createElement('script')
    // As an attribute, too: React and the framework find a script that is loading by it.
    script.async = true
    script.src = src
    document.head.append(script)
  }
}

const startOnce = () => hasStarted || loadScripts()

setTimeout(startOnce, SCRIPTS_START_WITHIN_MS)

// A page in the background or prerendered is not painted.
if (document.visibilityState === 'hidden') startOnce()
else
  new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint')[0] && startOnce()).observe({
    type: 'paint',
    buffered: true,
  })

// A page that is still arriving at its first paint names further scripts.
document.addEventListener('DOMContentLoaded', () => hasStarted && loadScripts())
