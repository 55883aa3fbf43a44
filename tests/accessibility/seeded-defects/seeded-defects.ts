/** The page that a defect is planted in: small ones, so that a review of each takes seconds. */
type Host = '/login' | '/contact' | '/products/satin-lip-balm'

/** What a script makes of an element. */
type Deed =
  | 'keeps the focus'
  | 'gives the focus away'
  | 'changes the address when it gets the focus'
  | 'moves by a timer'
  | 'opens, and keeps Escape'
  | 'opens, and takes no focus'

/** One change of the page as it is shown. `at` selects the element: the first that matches. */
export type Edit =
  | { css: string }
  | ({ at: string } & (
      | { remove: string }
      | { set: Readonly<Record<string, string>> }
      | { tag: string }
      | { text: string }
      | { insert: string; where: InsertPosition }
      | { does: Deed }
    ))

/** A fault of accessibility that a machine can be certain of. */
export type SeededDefect = {
  /** What is wrong, as a reviewer would say it. */
  name: string
  /** The success criterion of WCAG 2.2 that it fails, or `best practice`. */
  criterion: string
  /** The engine and the rule that must find it; others may as well. */
  by: string
  on: Host
  edits: readonly Edit[]
  /** Of the HTML as the server sends it, before scripts: found and replaced. */
  served?: readonly [find: RegExp, replacement: string]
  width?: 390 | 1440
}

const EMAIL = 'main input[type=email]'
const DIALOG =
  '<dialog id="seeded" aria-label="News"><p>Something is new.</p><button type="button" style="min-width:44px;min-height:44px">Close</button></dialog>'
const SUBMIT = 'main form button[type=submit]'

/** Each is planted alone. A review of the clean page finds nothing, so whatever is found afterwards is the defect. */
export const seededDefects: readonly SeededDefect[] = [
  // Names
  defect('a picture has no text alternative', '1.1.1', 'axe, image-alt', '/login', { at: 'main img', remove: 'alt' }),
  defect('a picture is described by its file name', '1.1.1', 'walkers, picture-names', '/login', {
    at: 'main img',
    set: { alt: 'journal-960.webp' },
  }),
  defect('a drawing with the role of a picture has no name', '1.1.1', 'axe, svg-img-alt', '/contact', {
    at: 'main p',
    insert: '<svg role="img" width="40" height="40"><circle r="20" cx="20" cy="20"/></svg>',
    where: 'afterend',
  }),
  defect('a button that is a picture has no text alternative', '1.1.1', 'axe, input-image-alt', '/login', {
    at: SUBMIT,
    insert: '<input type="image" src="/favicon.svg" width="44" height="44">',
    where: 'afterend',
  }),
  defect('a button has no name', '4.1.2', 'axe, button-name', '/products/satin-lip-balm', {
    at: 'main button[form=wish]',
    remove: 'aria-label',
  }),
  defect('a link has no name', '2.4.4', 'axe, link-name', '/login', { at: 'main form a', text: '' }),
  defect(
    'a field has no label',
    '4.1.2',
    'axe, label',
    '/login',
    { at: 'main label[for=login-email]', tag: 'div' },
    { at: EMAIL, remove: 'id' },
  ),
  defect('a label names a field that is not there', '1.3.1', 'axe, label', '/login', { at: 'main label', set: { for: 'nothing' } }),
  defect('a label by reference names nothing', '4.1.2', 'equal-access, aria_id_unique', '/login', {
    at: EMAIL,
    set: { 'aria-labelledby': 'nothing' },
  }),
  defect('a select has no name', '4.1.2', 'axe, select-name', '/login', {
    at: EMAIL,
    insert: '<select><option>One</option><option>Two</option></select>',
    where: 'afterend',
  }),
  defect('a frame has no title', '4.1.2', 'axe, frame-title', '/contact', {
    at: 'main ul',
    insert: '<iframe src="/favicon.svg" width="100" height="100"></iframe>',
    where: 'afterend',
  }),
  defect('a visible label is not in the name', '2.5.3', 'axe, label-content-name-mismatch', '/login', {
    at: SUBMIT,
    set: { 'aria-label': 'Go on' },
  }),
  defect('an embedded object has no text alternative', '1.1.1', 'axe, object-alt', '/contact', {
    at: 'main ul',
    insert: '<object data="/favicon.svg" type="image/svg+xml" width="40" height="40"></object>',
    where: 'afterend',
  }),
  defect('a disclosure has no name', '4.1.2', 'axe, summary-name', '/contact', {
    at: 'main ul',
    insert: '<details><summary></summary>More</details>',
    where: 'afterend',
  }),
  defect('a dialog has no name', '4.1.2', 'axe, aria-dialog-name', '/contact', {
    at: 'main ul',
    insert: '<div role="dialog"><button type="button">Close</button></div>',
    where: 'afterend',
  }),
  defect('a progress bar has no name', '4.1.2', 'axe, aria-progressbar-name', '/contact', {
    at: 'main ul',
    insert: '<div role="progressbar" aria-valuenow="3" aria-valuemin="0" aria-valuemax="8"></div>',
    where: 'afterend',
  }),

  // Structure
  defect('the main heading is missing', '2.4.6', 'axe, page-has-heading-one', '/contact', { at: 'h1', tag: 'div' }),
  defect('there are two main headings', '2.4.6', 'walkers, main-heading', '/contact', { at: 'main h2', tag: 'h1' }),
  defect('a level of heading is left out', '1.3.1', 'axe, heading-order', '/contact', { at: 'main h2', tag: 'h5' }),
  defect('a heading is empty', '1.3.1', 'axe, empty-heading', '/contact', { at: 'main h2', text: '' }),
  defect('the page has no main landmark', '1.3.1', 'axe, landmark-one-main', '/contact', { at: 'main', tag: 'div' }),
  defect('the page has two main landmarks', 'best practice', 'axe, aria-allowed-role', '/contact', {
    at: 'main ul',
    set: { role: 'main' },
  }),
  defect('two navigations have the same name', 'best practice', 'axe, landmark-unique', '/contact', {
    at: 'main ul',
    insert: '<nav><a href="/">Home</a></nav><nav><a href="/us">US</a></nav>',
    where: 'afterend',
  }),
  defect('content stands outside every landmark', 'best practice', 'axe, region', '/contact', {
    at: 'main',
    insert: '<p>We deliver to the whole country.</p>',
    where: 'beforebegin',
  }),
  defect('a list holds what is no item', '1.3.1', 'axe, list', '/contact', { at: 'main ul > li', tag: 'div' }),
  defect('an item stands outside a list', '1.3.1', 'axe, listitem', '/contact', { at: 'main ul', tag: 'div' }),
  defect('terms stand outside a list of terms', '1.3.1', 'axe, dlitem', '/products/satin-lip-balm', { at: 'main dl', tag: 'div' }),
  defect('a table has an empty heading', '1.3.1', 'axe, empty-table-header', '/contact', {
    at: 'main ul',
    insert: '<table><tr><th></th><th>Price</th></tr><tr><td>Balm</td><td>£4</td></tr></table>',
    where: 'afterend',
  }),
  defect('a table’s cell names a heading that is not there', '1.3.1', 'axe, td-headers-attr', '/contact', {
    at: 'main ul',
    insert: '<table><tr><th id="a">Product</th><th id="b">Price</th></tr><tr><td headers="c">Balm</td><td headers="b">£4</td></tr></table>',
    where: 'afterend',
  }),
  defect('the same id is given twice, and a label uses it', '1.3.1', 'equal-access, label_ref_valid', '/login', {
    at: 'main input[type=password]',
    set: { id: 'login-email' },
  }),

  // ARIA
  defect('an attribute of ARIA is misspelt', '4.1.2', 'axe, aria-valid-attr', '/login', { at: EMAIL, set: { 'aria-requird': 'true' } }),
  defect('a role is misspelt', '4.1.2', 'axe, aria-roles', '/contact', { at: 'main ul', set: { role: 'lst' } }),
  defect('a state has a value that is none', '4.1.2', 'axe, aria-valid-attr-value', '/login', {
    at: 'main button[type=button]',
    set: { 'aria-expanded': 'yes' },
  }),
  defect('a role is without its state', '4.1.2', 'axe, aria-required-attr', '/contact', {
    at: 'main ul',
    insert: '<div role="checkbox" tabindex="0">Agree</div>',
    where: 'afterend',
  }),
  defect('a tab stands outside a list of tabs', '1.3.1', 'axe, aria-required-parent', '/contact', {
    at: 'main ul',
    insert: '<div role="tab" tabindex="0" aria-selected="true">One</div>',
    where: 'afterend',
  }),
  defect('a list of tabs has none', '1.3.1', 'axe, aria-required-children', '/contact', {
    at: 'main ul',
    insert: '<div role="tablist" aria-label="Views"><span role="button" tabindex="0">One</span></div>',
    where: 'afterend',
  }),
  defect('what can take the focus is hidden from assistive technology', '4.1.2', 'axe, aria-hidden-focus', '/login', {
    at: 'main form',
    set: { 'aria-hidden': 'true' },
  }),
  defect('the whole page is hidden from assistive technology', '4.1.2', 'axe, aria-hidden-body', '/contact', {
    at: 'body',
    set: { 'aria-hidden': 'true' },
  }),
  defect('a control lies within another', '4.1.2', 'html-validate, element-permitted-content', '/login', {
    at: 'main form a',
    insert: '<button type="button">Help</button>',
    where: 'beforeend',
  }),
  defect('a state that its role does not know', '4.1.2', 'axe, aria-allowed-attr', '/contact', {
    at: 'main ul',
    set: { 'aria-checked': 'true' },
  }),
  defect('a description names nothing', '1.3.1', 'equal-access, aria_id_unique', '/login', {
    at: EMAIL,
    set: { 'aria-describedby': 'nothing' },
  }),
  defect('a role takes the meaning from a control', '4.1.2', 'axe, aria-allowed-role', '/login', {
    at: SUBMIT,
    set: { role: 'presentation' },
  }),

  // Keyboard and focus
  defect('a button is left out of the order of the Tab key', '2.1.1', 'walkers, keyboard', '/login', {
    at: 'main button[type=button]',
    set: { tabindex: '-1' },
  }),
  defect('a control that is drawn by hand has no place in the order of the Tab key', '2.1.1', 'walkers, keyboard', '/contact', {
    at: 'main ul',
    insert: '<div role="button">More</div>',
    where: 'afterend',
  }),
  defect('a control keeps the focus', '2.1.2', 'walkers, keyboard', '/login', { at: EMAIL, does: 'keeps the focus' }),
  defect('a control gives the focus away', '2.1.1', 'walkers, keyboard', '/login', { at: 'main form a', does: 'gives the focus away' }),
  defect('the focus cannot be seen', '2.4.7', 'walkers, keyboard', '/login', {
    css: '*:focus, *:focus-visible, *:focus-within { outline: none !important; box-shadow: none !important; border-color: #000 !important; text-decoration: none !important } main * { transition: none !important; border-color: #000 !important }',
  }),
  defect('the order of the Tab key is set by hand', '2.4.3', 'axe, tabindex', '/login', { at: SUBMIT, set: { tabindex: '3' } }),
  defect('a control that has the focus lies outside of the window', '2.4.7', 'walkers, keyboard', '/login', {
    css: 'main form a { position: absolute !important; left: -9999px !important }',
  }),
  defect('a control that has the focus is transparent', '2.4.7', 'walkers, keyboard', '/login', {
    css: 'main form a { opacity: 0 !important }',
  }),
  defect('a bar covers what has the focus', '2.4.11', 'walkers, keyboard', '/login', {
    at: 'body',
    insert: '<div style="position:fixed;inset:55% 0 0 0;background:#fff;z-index:99"></div>',
    where: 'beforeend',
  }),
  defect('a transparent layer lies over a control', '2.1.1', 'walkers, nothing-covers-a-control', '/login', {
    at: 'main form',
    insert: '<div style="position:absolute;inset:0;z-index:9"></div>',
    where: 'beforebegin',
  }),
  defect('the order of the Tab key is not that of the page', '2.4.3', 'walkers, keyboard', '/login', {
    css: 'main form { display: flex !important; flex-direction: column-reverse !important }',
  }),
  defect(
    'a dialog does not close with Escape',
    '2.1.2',
    'walkers, dialog',
    '/contact',
    { at: 'main ul', insert: DIALOG, where: 'afterend' },
    { at: '#seeded', does: 'opens, and keeps Escape' },
  ),
  defect(
    'a dialog opens without the focus',
    '2.4.3',
    'walkers, dialog',
    '/contact',
    { at: 'main ul', insert: DIALOG, where: 'afterend' },
    { at: '#seeded', does: 'opens, and takes no focus' },
  ),
  defect('a button in the footer is left out of the order of the Tab key', '2.1.1', 'walkers, keyboard', '/login', {
    at: 'footer a[href]',
    set: { tabindex: '-1' },
  }),
  defect('the focus cannot be seen in the header', '2.4.7', 'walkers, keyboard', '/contact', {
    css: 'header *:focus, header *:focus-visible, header *:focus-within { outline: none !important; box-shadow: none !important; border-color: #000 !important; text-decoration: none !important; background: #fff !important } header * { transition: none !important; border-color: #000 !important; text-decoration: none !important; background: #fff !important }',
  }),
  defect('a target in the footer is too small', '2.5.8', 'walkers, target-size', '/contact', {
    at: 'footer',
    insert:
      '<button type="button" aria-label="More" style="display:block;width:12px;height:12px;min-width:0;min-height:0;padding:0;margin:40px"></button>',
    where: 'beforeend',
  }),
  defect('the address changes when a control gets the focus', '3.2.1', 'walkers, keyboard', '/login', {
    at: 'main form a',
    does: 'changes the address when it gets the focus',
  }),
  defect('there is no skip link', '2.4.1', 'walkers, skip-link', '/contact', { at: 'a[href="#main"]', tag: 'span' }),
  defect('the skip link leads nowhere', '2.4.1', 'axe, skip-link', '/contact', { at: 'main', remove: 'id' }),

  // Sight
  defect('text is too faint', '1.4.3', 'axe, color-contrast', '/contact', { css: 'main p { color: #b5b0ab !important }' }),
  defect('text has less contrast than this shop gives', '1.4.6', 'axe, text-below-seven', '/contact', {
    css: 'main p { color: #6b6b6b !important }',
  }),
  defect('the words of a button are too faint', '1.4.3', 'axe, color-contrast', '/login', {
    css: `${SUBMIT} { background: #cfc8c2 !important; color: #fff !important } ${SUBMIT} * { color: #fff !important }`,
  }),
  defect('a link in a sentence differs by its colour alone', '1.4.1', 'axe, link-in-text-block', '/contact', {
    css: 'main p { color: #111 !important } main p a { text-decoration: none !important; color: #333 !important; border: 0 !important; background: none !important; font-weight: inherit !important }',
  }),
  defect('text has no room to grow to twice its size', '1.4.4', 'walkers, large-text', '/contact', {
    css: 'main { min-width: 20rem !important }',
    width: 390,
  }),
  defect('the page scrolls sideways at 320 px', '1.4.10', 'walkers, reflow', '/contact', {
    css: 'main { min-width: 420px !important }',
    width: 390,
  }),
  defect('the page cannot be enlarged', '1.4.4', 'axe, meta-viewport', '/contact', {
    at: 'meta[name=viewport]',
    set: { content: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no' },
  }),
  defect('text is cut off at 200 % zoom', '1.4.4', 'walkers, zoom', '/contact', {
    css: '@media (max-width: 900px) { main h1 { width: 4em !important; overflow: hidden !important; white-space: nowrap !important } }',
  }),
  defect('a bar covers the page at 200 % zoom', '1.4.4', 'walkers, zoom', '/login', {
    at: 'body',
    insert:
      '<div style="position:fixed;inset:auto 0 0 0;height:260px;background:#fff;z-index:99;pointer-events:auto" class="seeded"></div><style>@media (min-width: 721px) { .seeded { display: none } }</style>',
    where: 'beforeend',
  }),
  defect('text is cut off with wide spacing', '1.4.12', 'walkers, text-spacing', '/contact', {
    css: 'main h2 { height: 1.3em !important; line-height: 1.2; overflow: hidden !important }',
  }),
  defect('a target is too small', '2.5.8', 'walkers, target-size', '/products/satin-lip-balm', {
    css: 'main button[form=wish] { width: 14px !important; height: 14px !important; min-width: 0 !important; min-height: 0 !important; padding: 0 !important; overflow: hidden } main button[form=wish]::before, main button[form=wish]::after { content: none !important }',
  }),
  defect('a control cannot be seen in forced colours', '1.4.11', 'walkers, forced-colours', '/login', {
    at: SUBMIT,
    insert:
      '<button type="button" aria-label="Help" style="forced-color-adjust:auto;border:0;width:44px;height:44px;background:#000"></button>',
    where: 'afterend',
  }),
  defect('something moves though the shopper asked for less motion', '2.2.2', 'walkers, motion', '/contact', {
    css: '@keyframes seeded { to { transform: translateX(40px) } } main h1 { animation: seeded 2s infinite alternate !important }',
  }),
  defect('a timer moves something though the shopper asked for less motion', '2.2.2', 'walkers, motion', '/contact', {
    at: 'main h1',
    does: 'moves by a timer',
  }),
  defect('text runs across the page', '2.2.2', 'axe, marquee', '/contact', {
    at: 'main ul',
    insert: '<marquee>Free delivery</marquee>',
    where: 'afterend',
  }),

  // The page
  defect('the page does not say its language', '3.1.1', 'axe, html-has-lang', '/contact', { at: 'html', remove: 'lang' }),
  defect('the page says another language', '3.1.1', 'walkers, language', '/contact', { at: 'html', set: { lang: 'de' } }),
  defect('a part says a language that is none', '3.1.2', 'axe, valid-lang', '/contact', { at: 'main p', set: { lang: 'zzzz-nothing' } }),
  defect('the page has no title', '2.4.2', 'axe, document-title', '/contact', { at: 'title', text: '' }),
  defect('the page loads itself anew', '2.2.1', 'axe, meta-refresh', '/contact', {
    at: 'head',
    insert: '<meta http-equiv="refresh" content="30; url=/contact">',
    where: 'beforeend',
  }),
  defect('a field names a purpose that is none', '1.3.5', 'axe, autocomplete-valid', '/login', {
    at: EMAIL,
    set: { autocomplete: 'my-email' },
  }),
  {
    ...defect('without scripts the page has no main heading', '1.3.1', 'walkers, without-scripts', '/contact'),
    served: [/<h1[^>]*>[\s\S]*?<\/h1>/, ''],
  },
  {
    ...defect('the HTML that the server sends is not valid', 'best practice', 'html-validate, close-order', '/contact'),
    served: [/<h1/, '<p><ul><li>One</li></ul></p><h1'],
  },
]

function defect(name: string, criterion: string, by: string, on: Host, ...edits: readonly (Edit & { width?: 390 | 1440 })[]): SeededDefect {
  const [{ width } = {}] = edits
  return { name, criterion, by, on, edits, ...(width !== undefined && { width }) }
}
