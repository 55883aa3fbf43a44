import { expect, test } from 'vitest'
import { issueText } from './site/issue-text.ts'
import { stepWords } from './step-words.ts'
import { evidence } from './testing/evidence.ts'

test('each kind of step is a sentence that names the control, and where it stands', () => {
  expect(
    stepWords([
      { press: { role: 'button', name: 'Sign up', within: { role: 'contentinfo' } } },
      { hover: { role: 'link', name: 'Makeup' } },
      { fill: { role: 'textbox', name: 'Email' }, with: 'ada@example.com' },
      { fill: { role: 'textbox', name: 'Security code', frame: 'Card details' }, with: '123' },
      { choose: { role: 'combobox' }, option: 'Price' },
      { key: 'Escape' },
    ]),
  ).toEqual([
    'Press the button “Sign up” in the first contentinfo.',
    'Point at the link “Makeup”.',
    'Type “ada@example.com” into the textbox “Email”.',
    'Type “123” into the textbox “Security code” in the frame “Card details”.',
    'Choose “Price” in the first combobox.',
    'Press the Escape key.',
  ])
})

test('an issue names the criterion, the steps in order, the selection, the picture and the evidence', () => {
  const state = evidence({ id: 'abc', selection: 'shopper=guest&store=en-US', steps: ['Press the button “Log in”.', 'Press the Tab key.'] })
  const text = issueText(state, 'The focus is lost', ['2.4.3'])
  expect(text).toMatch(/^## The focus is lost\n\nWCAG 2\.4\.3\. State: \/login in shopper=guest \(en-GB\)\./)
  expect(text).toContain('scenario=shopper%3Dguest%26store%3Den-US')
  expect(text).toContain('2. Press the button “Log in”.\n3. Press the Tab key.\n')
  expect(text).toContain('Selection: `shopper=guest&store=en-US`')
  expect(text).toContain('reports/accessibility/pictures/a.jpg')
  expect(text).toContain('reports/accessibility/evidence/abc.json')
  expect(issueText(state, 'It is unclear', [])).not.toContain('WCAG')
})
