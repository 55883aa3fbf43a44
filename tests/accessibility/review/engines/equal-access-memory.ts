/**
 * Runs in the page, before the engine does: answers what Equal Access asks the page over and over, until `window.forgetForEqualAccess` is called.
 *
 * - The engine holds every rule of every style sheet against every element. The list of rules that it keeps with the document is filled here with those that
 *   match an element at all, their declarations copied out of the browser's objects.
 * - `matches` is answered from the set of elements that a selector finds, which is looked up once. The page is at rest.
 *
 * Its results are the same: `equal-access-memory.spec.ts` compares them. Should the engine name its list otherwise one day, it makes its own.
 */
export function rememberForEqualAccess(): void {
  const { matches } = Element.prototype
  const found = new Map<string, Set<Element>>()
  function matchesRemembered(this: Element, selector: string): boolean {
    if (this.getRootNode() !== document) return matches.call(this, selector)
    const known = found.get(selector) ?? new Set(document.querySelectorAll(selector))
    found.set(selector, known)
    return known.has(this)
  }
  Object.assign(Element.prototype, { matches: matchesRemembered })

  const isFound = (selector: string) => {
    try {
      return document.querySelector(selector) !== null
    } catch {
      // The engine takes a selector that the browser does not know for one that matches nothing.
      return false
    }
  }
  /** The engine asks about the focus without `:focus-within`. */
  const withoutFocusWithin = (selector: string) => selector.replaceAll(/([ >][^+~ >]+):focus-within/g, '$1')
  const copyOf = (style: CSSStyleDeclaration) => {
    const names = [...style]
    const priorities = new Map(names.map((name) => [name, style.getPropertyPriority(name)]))
    // A shorthand is asked for by its name, and is not in the list.
    const ofBrowser = new Proxy({}, { get: (_target, name) => Reflect.get(style, name) })
    const values = Object.fromEntries(names.map((name): [string, unknown] => [name, Reflect.get(style, name)]))
    const getPropertyPriority = (name: string) => priorities.get(name) ?? ''
    const copy: object = Object.create(ofBrowser)
    return Object.assign(copy, values, names, { length: names.length, getPropertyPriority })
  }
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .flatMap(({ selectorText, style }) => {
      const [, beforePseudo, pseudo] = /^(.*)(:[a-zA-Z-]*)$/.exec(selectorText) ?? []
      const selMain = beforePseudo ?? selectorText
      if (!isFound(selMain) && !isFound(withoutFocusWithin(selMain))) return []
      return [
        { fullRuleSelector: selectorText, hasPseudoClass: pseudo !== undefined, selMain, selPseudo: pseudo ?? '', style: copyOf(style) },
      ]
    })

  // The engine throws its own store away before it begins, and puts everything that it finds out about the document into a new one.
  let store: object | undefined
  Object.defineProperty(Document.prototype, 'aceCache', {
    configurable: true,
    get: () => store,
    set: (given: object) => {
      store = Object.assign(given, { RPTUtil_ParsedStylesheetRules: rules })
    },
  })
  window.forgetForEqualAccess = () => {
    Element.prototype.matches = matches
    Reflect.deleteProperty(Document.prototype, 'aceCache')
  }
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    forgetForEqualAccess: () => void
  }
}
