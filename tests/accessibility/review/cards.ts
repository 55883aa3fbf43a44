import type { StateEvidence } from './evidence.ts'

/** A question that a person answers: no engine can. */
export type Card = {
  /** Part of the name of its verdict files. */
  id: string
  question: string
  /** Number of the WCAG success criterion. */
  criterion: string
  /** What to do, in order: keys, screen reader, zoom. */
  how: readonly string[]
  /** What a person sees or hears if all is well. */
  good: string
  /** Whether a state should be tried. */
  suits: (state: StateEvidence) => boolean
  /** How many states are enough, the most different first. */
  enough: number
}

const any = () => true
const isOn =
  (...paths: readonly RegExp[]) =>
  (state: StateEvidence) =>
    paths.some((path) => path.test(state.path.replace(/^\/us(?=\/|$)/, '') || '/'))
const hasSteps = ({ steps }: StateEvidence) => steps.length > 0
const isForm = isOn(
  /^\/(login|signin|register|guest-details|forgot-password|reset-password|checkout|account\/(profile|address-book))/,
  /^\/refer/,
)
const tells = (words: RegExp) => (state: StateEvidence) => state.words.some((word) => words.test(word))

/** Every question of the review. */
export const cards: readonly Card[] = [
  {
    id: 'alternatives',
    question: 'Does the alternative of each picture say what the picture says here?',
    criterion: '1.1.1',
    how: ['Read the spoken text of the state.', 'Compare each “img” with the picture of the page.'],
    good: 'A product’s picture names the product and the view. Decoration is not spoken.',
    suits: isOn(/^\/$/, /^\/products\//, /^\/shop\//, /^\/blog/),
    enough: 8,
  },
  {
    id: 'sequence',
    question: 'Does the page make sense in the order in which it is spoken?',
    criterion: '1.3.2',
    how: ['Read the spoken text from its beginning.', 'Look for a price, a label or a notice that is far from what it belongs to.'],
    good: 'A name comes before its price, a heading before its text, a field’s hint and error with the field.',
    suits: any,
    enough: 12,
  },
  {
    id: 'looks-and-roles',
    question: 'Is everything that looks like a heading, list, table or group also marked up as one?',
    criterion: '1.3.1',
    how: ['Compare the outline of the state with its picture.'],
    good: 'Each part that the eye finds at once is in the outline, at the level that it looks.',
    suits: any,
    enough: 10,
  },
  {
    id: 'colour-alone',
    question: 'Is anything told by colour alone?',
    criterion: '1.4.1',
    how: ['Open the state.', 'Turn on greyscale: in the browser’s rendering tools, emulate achromatopsia.'],
    good: 'Prices, stock, errors, the chosen shade and the current page can still be told apart.',
    suits: isOn(/^\/products\//, /^\/basket/, /^\/shop\//, /^\/checkout/),
    enough: 8,
  },
  {
    id: 'text-on-pictures',
    question: 'Is text on pictures easy to read?',
    criterion: '1.4.3',
    how: ['Open the state at both widths.', 'Measure the lightest and the darkest point behind the words with a contrast tool.'],
    good: 'At least 4.5 to 1 at every point, 3 to 1 for large text.',
    suits: isOn(/^\/$/, /^\/(join|ottilie)/, /^\/gift-memberships/, /^\/blog/),
    enough: 6,
  },
  {
    id: 'zoom',
    question: 'Is everything there and readable at 200 % and 400 % zoom?',
    criterion: '1.4.4',
    how: ['Open the state in a window of 1280 px.', 'Zoom to 200 %, then to 400 %.', 'Go through the page.'],
    good: 'Nothing is cut off, covered or gone. Bars leave at least half of the window.',
    suits: any,
    enough: 8,
  },
  {
    id: 'edges',
    question: 'Can edges of fields, switches, icons and the focus ring be seen?',
    criterion: '1.4.11',
    how: [
      'Measure the edge of a field, a switch and an icon against what is beside it.',
      'Press Tab and measure the ring in the same way.',
    ],
    good: '3 to 1 or more.',
    suits: (state) => isForm(state) || hasSteps(state),
    enough: 6,
  },
  {
    id: 'forced-colours',
    question: 'Does the state work in forced colours?',
    criterion: '1.4.11',
    how: ['Turn on a contrast theme, or emulate forced-colors: active.', 'Look at the state and press Tab through it.'],
    good: 'Controls have edges, the chosen one differs, the focus is seen, swatches keep their colours.',
    suits: isOn(/^\/products\//, /^\/basket/, /^\/checkout/, /^\/shop\//),
    enough: 6,
  },
  {
    id: 'hover',
    question: 'Can what appears on pointing or focusing be closed, pointed at, and does it stay?',
    criterion: '1.4.13',
    how: ['Point at the navigation’s entries, then move into what opens.', 'Press Escape while it is open.'],
    good: 'It stays while the pointer is on it and closes with Escape.',
    suits: isOn(/^\/$/),
    enough: 2,
  },
  {
    id: 'keyboard-task',
    question: 'Can the task of the state be done by keyboard alone, with the keys that such a control has?',
    criterion: '2.1.1',
    how: [
      'Put the pointer away.',
      'Tab to the main action. Use Enter and Space on buttons, arrows in menus, radio groups and carousels, Escape in dialogs.',
    ],
    good: 'Everything that a press does, a key does. Focus goes into a dialog and comes back to what opened it.',
    suits: (state) => hasSteps(state) || isForm(state) || isOn(/^\/(basket|quiz)/)(state),
    enough: 14,
  },
  {
    id: 'time',
    question: 'Is there enough time?',
    criterion: '2.2.1',
    how: ['Open the state and wait for a minute.', 'Look for what closes, moves on or ends by itself.'],
    good: 'What closes by itself was announced and can be found again. A session that ends asks, and loses nothing.',
    suits: tells(/notice|session|expire|countdown|timer/i),
    enough: 5,
  },
  {
    id: 'motion',
    question: 'Can everything that moves by itself be paused?',
    criterion: '2.2.2',
    how: ['Open the state without reduced motion and wait for ten seconds.'],
    good: 'Carousels and banners have a pause button that stays paused.',
    suits: isOn(/^\/$/, /^\/shop\//),
    enough: 3,
  },
  {
    id: 'focus-order',
    question: 'Does the order of the focus follow the page?',
    criterion: '2.4.3',
    how: ['Follow the numbers on the picture of the state.'],
    good: 'From top to bottom, column by column, without a jump. In a dialog it begins at the top of the dialog.',
    suits: any,
    enough: 12,
  },
  {
    id: 'links',
    question: 'Does each link say where it leads?',
    criterion: '2.4.4',
    how: ['Read the links of the tree one by one.'],
    good: 'A link makes sense with the heading, list or sentence around it. “(opens in a new tab)” is said where it is so.',
    suits: any,
    enough: 8,
  },
  {
    id: 'headings',
    question: 'Do headings and labels describe what follows?',
    criterion: '2.4.6',
    how: ['Read the outline of the state alone.'],
    good: 'The outline reads like a table of contents.',
    suits: any,
    enough: 10,
  },
  {
    id: 'gestures',
    question: 'Can what is swiped or dragged also be pressed?',
    criterion: '2.5.1',
    how: ['On a phone, try galleries, carousels and sheets.', 'Look for a button that does the same.'],
    good: 'Each has buttons, and a press that moves away before it is let go does nothing.',
    suits: isOn(/^\/products\//, /^\/$/, /^\/shop\//),
    enough: 4,
  },
  {
    id: 'input',
    question: 'Does anything change the page while it is only being chosen or typed?',
    criterion: '3.2.2',
    how: ['Choose and type in every field without pressing a button.', 'Go through lists of options with the arrow keys.'],
    good: 'Nothing navigates and nothing is sent, except what the label says.',
    suits: (state) => isForm(state) || isOn(/^\/(shop|basket)/)(state),
    enough: 8,
  },
  {
    id: 'errors',
    question: 'Does each error say what is wrong and how to mend it, and is nothing lost?',
    criterion: '3.3.1',
    how: ['Send the form empty, then with a mistake in each field.', 'Listen to what is announced and look where the focus is.'],
    good: 'The focus is on the list of errors or on the first field. Everything typed is still there, except passwords.',
    suits: isForm,
    enough: 8,
  },
  {
    id: 'labels',
    question: 'Does each label say what to type, in which form, and whether it must be?',
    criterion: '3.3.2',
    how: ['Read the fields of the tree.'],
    good: 'Label, hint and required state are spoken with the field.',
    suits: isForm,
    enough: 6,
  },
  {
    id: 'check-before-paying',
    question: 'Can an order be checked and corrected before it is placed?',
    criterion: '3.3.4',
    how: ['Go to the step of payment.', 'Change the address, the delivery and the bag from there.'],
    good: 'Everything is listed with its price and can be changed. Nothing is charged before the last press.',
    suits: isOn(/^\/checkout/),
    enough: 4,
  },
  {
    id: 'passwords',
    question: 'Can a password manager fill in, and can a password be pasted and shown?',
    criterion: '3.3.8',
    how: ['Fill in with a password manager.', 'Paste into each field of a password. Press “Show password”.'],
    good: 'All of it works. No puzzle and no memory test is asked for.',
    suits: isOn(/^\/(login|signin|register|reset-password)/),
    enough: 4,
  },
  {
    id: 'announcements',
    question: 'Is everything that a sighted person sees change announced, once, and in words that make sense?',
    criterion: '4.1.3',
    how: ['Start a screen reader.', 'Bring the state about as its steps say.', 'Compare what is said with the list of announcements.'],
    good: 'Each change is said once, within a second, without interrupting anything less important.',
    suits: hasSteps,
    enough: 14,
  },
  {
    id: 'names-and-states',
    question: 'Does each control say its name, role and state, also after the state has changed?',
    criterion: '4.1.2',
    how: ['With a screen reader, go to each control that has a state: menus, folds, switches, shades, hearts.', 'Press it and listen.'],
    good: '“Expanded”, “pressed”, “checked” and the like are said before and after.',
    suits: (state) => hasSteps(state) || isOn(/^\/products\//, /^\/basket/)(state),
    enough: 10,
  },
  {
    id: 'instructions',
    question: 'Can every instruction be followed without seeing shape, colour, size or place?',
    criterion: '1.3.3',
    how: ['Read the spoken text.', 'Look for “the button on the right”, “the green one”, “below” and the like.'],
    good: 'Controls and parts are called by their names.',
    suits: (state) => isForm(state) || isOn(/^\/(basket|contact|gift-memberships|quiz)/, /^\/account\//)(state),
    enough: 6,
  },
  {
    id: 'purposes',
    question: 'Does every field about the person say its purpose to the browser?',
    criterion: '1.3.5',
    how: ['Save an address in the browser and let it fill in the form.'],
    good: 'Name, email, phone and each part of the address are filled in, each in its field.',
    suits: isForm,
    enough: 5,
  },
  {
    id: 'pictures-of-text',
    question: 'Is any text part of a picture, though it could be text?',
    criterion: '1.4.5',
    how: ['Look at each picture of the state.', 'Try to select its words.'],
    good: 'Only packaging and logos have words in pictures.',
    suits: isOn(/^\/$/, /^\/(join|ottilie)/, /^\/gift-memberships/, /^\/blog/, /^\/products\//),
    enough: 6,
  },
  {
    id: 'flashes',
    question: 'Does anything flash more than three times in a second?',
    criterion: '2.3.1',
    how: ['Open the state without reduced motion, bring it about as its steps say, and watch for ten seconds.'],
    good: 'Nothing flashes.',
    suits: (state) => hasSteps(state) || isOn(/^\/$/, /^\/checkout/)(state),
    enough: 4,
  },
  {
    id: 'titles',
    question: 'Does the title tell this page from all others?',
    criterion: '2.4.2',
    how: ['Read the titles of the states of several screens one after the other, as in a row of tabs.'],
    good: 'Each begins with what the page is about and ends with the name of the shop. A page of a list says its number, a search its words.',
    suits: any,
    enough: 10,
  },
  {
    id: 'ways',
    question: 'Can the page be found in more than one way?',
    criterion: '2.4.5',
    how: ['Find the page from the home page by the navigation, then by the search, then by links of other pages.'],
    good: 'At least two ways lead to it, unless it is a step of a task.',
    suits: isOn(/^\/products\//, /^\/shop\//, /^\/blog/, /^\/contact/, /^\/legal/),
    enough: 5,
  },
  {
    id: 'focus-seen',
    question: 'Is it easy to see which control has the focus?',
    criterion: '2.4.7',
    how: ['Sit back from the screen and press Tab through the state.'],
    good: 'The eye finds the focus at once, on pictures and on dark ground too.',
    suits: any,
    enough: 8,
  },
  {
    id: 'taken-back',
    question: 'Can a press be taken back by moving away before letting go?',
    criterion: '2.5.2',
    how: ['Press the main actions with the pointer, move away, then let go.'],
    good: 'Nothing has happened.',
    suits: isOn(/^\/products\//, /^\/basket/, /^\/checkout/),
    enough: 4,
  },
  {
    id: 'dragging',
    question: 'Can whatever is dragged be moved by single presses too?',
    criterion: '2.5.7',
    how: ['Try galleries, carousels, sheets and ranges with single presses.'],
    good: 'Buttons do the same as dragging.',
    suits: isOn(/^\/products\//, /^\/$/, /^\/shop\//),
    enough: 4,
  },
  {
    id: 'other-languages',
    question: 'Are words of another language marked as such?',
    criterion: '3.1.2',
    how: ['Listen to names of products and of articles with a screen reader.', 'Compare the markup of what sounds wrong.'],
    good: 'Whole phrases of another language have its “lang”. Names of brands and words that English has taken in need none.',
    suits: isOn(/^\/products\//, /^\/blog/, /^\/legal/),
    enough: 4,
  },
  {
    id: 'same-order',
    question: 'Do header, navigation and footer keep their order on every page?',
    criterion: '3.2.3',
    how: ['Compare the landmarks of states of different screens.'],
    good: 'The same parts stand in the same order. Checkout may leave some out, and moves none.',
    suits: any,
    enough: 8,
  },
  {
    id: 'same-names',
    question: 'Does the same thing have the same name everywhere?',
    criterion: '3.2.4',
    how: ['Compare the names of the bag, the wishlist, search, closing and removing between screens.'],
    good: 'One name for each, in words, icons and announcements.',
    suits: any,
    enough: 8,
  },
  {
    id: 'same-help',
    question: 'Are help centre, contact and chat in the same place on every page?',
    criterion: '3.2.6',
    how: ['Find each in states of different screens, at both widths.'],
    good: 'They come in the same order in the footer, and chat is in the same corner.',
    suits: any,
    enough: 6,
  },
  {
    id: 'suggestions',
    question: 'Does each error suggest what would be right?',
    criterion: '3.3.3',
    how: ['Make a mistake of each kind: a postcode of another country, a date that is gone, a password that is too short.'],
    good: 'The text gives the form that is wanted, or an example, unless that would tell a secret.',
    suits: isForm,
    enough: 6,
  },
  {
    id: 'typed-twice',
    question: 'Is anything asked for that was already given in the same task?',
    criterion: '3.3.7',
    how: ['Go through the task from its first step and note what you type.'],
    good: 'What was given is filled in or can be chosen. A new password alone may be asked for again.',
    suits: isOn(/^\/(checkout|guest-details|register|signin|gift-memberships)/),
    enough: 4,
  },
]

/** The states in which a card is tried: as many as are enough, each of another screen before a second of one. */
export function statesFor(card: Card, states: readonly StateEvidence[]): StateEvidence[] {
  const suited = [
    ...Map.groupBy(
      states.filter((state) => state.error === undefined && card.suits(state)),
      ({ screen }) => screen,
    ).values(),
  ]
  const chosen: StateEvidence[] = []
  for (let round = 0; chosen.length < card.enough && suited.some((own) => own.length > round); round += 1) {
    for (const own of suited) {
      // Stores take turns, so that both are tried.
      const store = chosen.length % 2 === 0 ? 'en-GB' : 'en-US'
      const left = own.filter((state) => !chosen.includes(state))
      const next = left.find((state) => state.store === store) ?? left[0]
      if (next && chosen.length < card.enough) chosen.push(next)
    }
  }
  return chosen
}
