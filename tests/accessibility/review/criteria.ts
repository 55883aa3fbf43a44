/** What this project's own tools measure of a criterion, or why a person must judge it. */
export type Criterion = {
  number: string
  name: string
  level: 'A' | 'AA'
  /** What the engines and walkers look at. Absent: they cannot look at anything. */
  measured?: string
  /** What is left to a person. Absent: nothing. */
  judged?: string
  /** Why the shop has nothing that the criterion concerns. */
  absent?: string
}

/** WCAG 2.2, levels A and AA, in the order of the standard. 4.1.1 is obsolete and always met. */
export const criteria: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    measured: 'Every picture, icon and control has a name, or is hidden as decoration.',
    judged: 'Whether the alternative says what the picture shows.',
  },
  { number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', absent: 'The shop has no audio and no video.' },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', absent: 'The shop has no audio and no video.' },
  { number: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', absent: 'The shop has no video.' },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', absent: 'The shop has no live media.' },
  { number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', absent: 'The shop has no video.' },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    measured: 'Headings, lists, tables, groups of fields and landmarks are marked up as such.',
    judged: 'Whether what looks like a heading, list or group is one.',
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    measured: 'What is spoken is listed in the order of the markup.',
    judged: 'Whether that order makes sense.',
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    judged: 'Whether an instruction relies on shape, colour, size or place alone.',
  },
  { number: '1.3.4', name: 'Orientation', level: 'AA', measured: 'Nothing is locked to portrait or landscape.' },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    measured: 'Values of autocomplete are valid.',
    judged: 'Whether every field about the person has one.',
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    measured: 'Links within text differ by more than colour.',
    judged: 'Whether colour alone tells anything else.',
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A', absent: 'The shop plays no sound.' },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    measured: 'Every pair of text and background colours, but for text on pictures.',
    judged: 'Text that stands on a picture.',
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    measured: 'With text of 200 % nothing scrolls sideways.',
    judged: 'Whether text is cut off.',
  },
  { number: '1.4.5', name: 'Images of Text', level: 'AA', judged: 'Whether a picture holds text that could be text.' },
  { number: '1.4.10', name: 'Reflow', level: 'AA', measured: 'At 320 px nothing scrolls sideways.' },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    judged: 'Edges of fields, switches, icons and the focus ring against what is beside them: 3 to 1.',
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    measured: 'With the standard’s spacing no text is cut off and nothing scrolls sideways.',
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    judged: 'Whether what appears can be closed, pointed at, and stays.',
  },
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    measured: 'The Tab key reaches every control.',
    judged: 'Whether each control does with the keyboard what it does with a pointer.',
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    measured: 'The Tab key leaves every control, and every part that is not a dialog.',
  },
  { number: '2.1.4', name: 'Character Key Shortcuts', level: 'A', absent: 'No key is a shortcut.' },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    judged: 'Whether a time limit can be extended: notices that close, a session that ends.',
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    measured: 'With reduced motion nothing moves.',
    judged: 'Whether what moves by itself can be paused.',
  },
  { number: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A', judged: 'Whether anything flashes.' },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    measured: 'The first stop is a link to the content, and the page has landmarks and headings.',
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    measured: 'The page has a title.',
    judged: 'Whether it tells this page from others.',
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    measured: 'The order is drawn over the picture.',
    judged: 'Whether it follows what the page shows.',
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    measured: 'Every link has a name.',
    judged: 'Whether the name says where it leads.',
  },
  { number: '2.4.5', name: 'Multiple Ways', level: 'AA', judged: 'Whether a page can be found by navigation, search and links.' },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    measured: 'There is one main heading, and none is empty.',
    judged: 'Whether headings and labels describe.',
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    measured: 'Every control looks different while it has the focus.',
    judged: 'Whether the difference is easy to see.',
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    measured: 'Nothing fixed or sticky covers a control that has the focus.',
  },
  { number: '2.5.1', name: 'Pointer Gestures', level: 'A', judged: 'Whether what is swiped can be pressed too: galleries and carousels.' },
  { number: '2.5.2', name: 'Pointer Cancellation', level: 'A', judged: 'Whether a press can be taken back by moving away.' },
  { number: '2.5.3', name: 'Label in Name', level: 'A', measured: 'A control’s name holds the words that it shows.' },
  { number: '2.5.4', name: 'Motion Actuation', level: 'A', absent: 'Nothing answers to the motion of a device.' },
  { number: '2.5.7', name: 'Dragging Movements', level: 'AA', judged: 'Whether what is dragged can be pressed too.' },
  { number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', measured: 'Every target is 24 by 24 px or has that much room.' },
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    measured: 'The page has a valid language, and it is that of its store.',
  },
  { number: '3.1.2', name: 'Language of Parts', level: 'AA', judged: 'Whether words of another language are marked.' },
  { number: '3.2.1', name: 'On Focus', level: 'A', measured: 'No address changes while the Tab key walks the page.' },
  { number: '3.2.2', name: 'On Input', level: 'A', judged: 'Whether choosing or typing changes the page without warning.' },
  { number: '3.2.3', name: 'Consistent Navigation', level: 'AA', judged: 'Whether header, navigation and footer keep their order.' },
  { number: '3.2.4', name: 'Consistent Identification', level: 'AA', judged: 'Whether the same thing has the same name everywhere.' },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    judged: 'Whether the help centre, contact and chat are in the same place everywhere.',
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    measured: 'A field with an error says so by its state and description.',
    judged: 'Whether the text says which field and what is wrong.',
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    measured: 'Every field has a label.',
    judged: 'Whether it says what to type.',
  },
  { number: '3.3.3', name: 'Error Suggestion', level: 'AA', judged: 'Whether the text says how to mend it.' },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    judged: 'Whether an order can be checked and corrected before it is placed.',
  },
  { number: '3.3.7', name: 'Redundant Entry', level: 'A', judged: 'Whether anything has to be typed twice.' },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    judged: 'Whether a password can be pasted and filled in by a password manager.',
  },
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    measured: 'Every control has a role, a name and valid states.',
    judged: 'Whether a state that changes is told.',
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    measured: 'What live regions say is listed with its time.',
    judged: 'Whether every change is said, once.',
  },
]

const byNumber = new Map(criteria.map((criterion) => [criterion.number, criterion]))

/** A criterion by its number; undefined for one of level AAA or of another standard. */
export function criterionOf(number: string): Criterion | undefined {
  return byNumber.get(number)
}
