/**
 * The review service's script. Its source text is sent to the browser, so it must not use anything from outside the function. It fills the
 * element named by its own `data-mount` with the reviews selected by the lists `data-stars` and `data-languages`; without them, all reviews.
 */
export function reviewsWidget(): void {
  const reviews = [
    { stars: 5, language: 'en', author: 'Amara', text: 'The lipstick stays where I put it, through lunch and a long afternoon.' },
    { stars: 3, language: 'en', author: 'Joel', text: 'Good, but the parcel took a week.' },
    { stars: 4, language: 'en', author: 'Priya', text: 'Honest prices, and a serum that does what it says.' },
    { stars: 5, language: 'fr', author: 'Camille', text: 'Livraison rapide, et le parfum est superbe.' },
    { stars: 1, language: 'en', author: 'Sam', text: 'Wrong shade, twice.' },
    { stars: 5, language: 'en', author: 'Nell', text: 'Customer care found my order in a minute and was lovely about it.' },
    { stars: 4, language: 'de', author: 'Jonas', text: 'Schöne Farben, gerne wieder.' },
    { stars: 4, language: 'en', author: 'Grace', text: 'My membership paid for itself with the second order.' },
  ]
  const script = document.currentScript
  const mount = script instanceof HTMLScriptElement ? document.getElementById(script.dataset['mount'] ?? '') : null
  if (!mount || mount.shadowRoot || !(script instanceof HTMLScriptElement)) return
  const { stars, languages } = script.dataset
  const isAskedFor = (asked: string | undefined, value: string) => asked === undefined || asked.split(',').includes(value)
  const shown = reviews.filter((review) => isAskedFor(stars, String(review.stars)) && isAskedFor(languages, review.language))
  const root = mount.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr)); gap: 20px; margin: 0; padding: 0; list-style-type: ""; }
    p { margin: 0 0 8px; }
    .stars { color: #0b3b25; letter-spacing: 2px; }
    cite { font-style: normal; font-weight: 600; }
  `)
  root.adoptedStyleSheets = [sheet]
  const list = document.createElement('ul')
  for (const { stars: count, author, text, language } of shown) {
    const line = (tag: 'p' | 'cite', words: string) => Object.assign(document.createElement(tag), { textContent: words })
    const rating = line('p', '★'.repeat(count) + '☆'.repeat(5 - count))
    rating.className = 'stars'
    rating.setAttribute('role', 'img')
    rating.setAttribute('aria-label', `${count} of 5 stars`)
    const item = document.createElement('li')
    item.lang = language
    item.append(rating, line('p', text), line('cite', author))
    list.append(item)
  }
  root.append(list)
}
