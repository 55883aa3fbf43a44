/** A finding of the Equal Access engine, of html-validate or of the Nu checker that a person has settled for the whole shop. */
type SettledRule = {
  rule: string
  /**
   * What the element's markup and its path must contain; of html-validate, its message and selector; of the Nu checker, its extract. Absent: every finding of the
   * rule. Classes of CSS modules have other names in each build.
   */
  where?: RegExp
  /** The reason, which the report shows. */
  why: string
}

/** A rule that nothing in the last whole run needed is named by the report: take it out. */
export const settledRules: readonly SettledRule[] = [
  {
    rule: 'style_color_misuse',
    why: 'The engine asks this of every page with a stylesheet. A card of the review asks it of each state that tells something by colour.',
  },
  {
    rule: 'style_highcontrast_visible',
    why: 'The engine asks this of every page with a stylesheet. Forced colours are tried in each state, and a card of the review asks for a look.',
  },
  {
    rule: 'style_focus_visible',
    why: 'The engine sees the stylesheet, not the focus. The walk of the keyboard compares each control before and while it has the focus.',
  },
  {
    rule: 'element_tabbable_visible',
    why: 'The engine does not move the focus. The walk of the keyboard sees each control in the window while it has the focus.',
  },
  {
    rule: 'element_tabbable_unobscured',
    why: 'The engine does not move the focus. The walk of the keyboard fails if something fixed or sticky covers a control that has it.',
  },
  { rule: 'blockquote_cite_exists', why: 'Quotes are of shoppers, who have no address to cite.' },
  {
    rule: 'input_autocomplete_valid',
    where: /type="email"[^>]*autocomplete="username"|autocomplete="username"[^>]*type="email"/,
    why: 'HTML lists the email type among those that take “username”. Password managers need it beside a password.',
  },
  {
    rule: 'fieldset_label_valid',
    where: /<fieldset class="[\w-]+"> .*\/details\[/,
    why: 'A group of filters has its name in a legend for screen readers, within a fold. The engine does not read a legend in a fold that is closed.',
  },
  {
    rule: 'input_checkboxes_grouped',
    where: /name="filter"/,
    why: 'All filters are values of one word of the address. Each group of them is a fieldset with a legend of its own.',
  },
  {
    rule: 'input_checkboxes_grouped',
    where: /class="shade-list-radio"/,
    why: 'The page and the drawer of its shades each have the group. They are two forms, and browsers take radio buttons of two forms for two groups.',
  },
  {
    rule: 'The … attribute must refer to a form element.',
    where: /<button form="[^"]*" class="[\w-]+ [\w-]+"/,
    why: 'The form of the filters is drawn when their drawer opens for the first time. Before that nobody can reach its button.',
  },
  {
    rule: 'A … element with a … attribute must have a … attribute whose value is ….',
    where: /<link [^>]*rel="expect"/,
    why: 'HTML lets a link whose rel is “expect” block rendering. The checker knows the attribute of style sheets alone.',
  },
  {
    rule: 'input_label_exists',
    where: /id="promo-code"/,
    why: 'On a phone the field stands in a fold that is closed. The engine takes its label for hidden and the field for shown; in a wide window it finds both.',
  },
  {
    rule: 'label_content_exists',
    where: /<label class="[\w-]+">/,
    why: 'A switch is within its label, whose words are for screen readers: they stand beside it as a heading. The engine looks for words that are drawn. axe finds a label without any.',
  },
  {
    rule: 'label_content_exists',
    where: /<label [^>]*class="swatch-group-swatch"/,
    why: 'A swatch shows its colour, and its label has the name of the shade for screen readers. The engine looks for words that are drawn in the label.',
  },
  {
    rule: 'prefer-native-element',
    where: /native <progress> element/,
    why: 'The bar shows steps, and browsers do not let a page draw within their own element. Its role, name and value are those of one, which axe checks.',
  },
  {
    rule: 'prefer-native-element',
    where: /native <a> element/,
    why: 'A link that leads nowhere now, such as the page before the first, has no address. The role and the disabled state say so.',
  },
  {
    rule: 'wcag/h32',
    where: /#wish$/,
    why: 'The form of the hearts is empty and hidden: each heart is its button, by its form attribute.',
  },
]

/** Why a finding is settled; undefined: it is not. `element`: its markup and path, or the message and selector. */
export function settledWhy(rule: string, element: string): string | undefined {
  return settledRules.find((one) => one.rule === rule && (one.where === undefined || one.where.test(element)))?.why
}
