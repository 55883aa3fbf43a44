// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Accordion, AccordionItem } from './Accordion.tsx'

/* Opening with Enter and Space is native browser behaviour; the journey tests cover it. */

test('each row opens and closes by itself, and what it holds is in the page from the start', async () => {
  render(
    <Accordion>
      <AccordionItem summary="Description" open>
        Satin
      </AccordionItem>
      <AccordionItem summary="How to use">Outwards</AccordionItem>
    </Accordion>,
  )
  const [description, usage] = screen.getAllByRole('group')
  expect(screen.getByText('Outwards')).toBeInTheDocument()
  expect([description, usage].map((row) => row?.hasAttribute('open'))).toEqual([true, false])

  await userEvent.click(screen.getByText('How to use'))

  expect([description, usage].map((row) => row?.hasAttribute('open'))).toEqual([true, true])
})

test('rows of one name are the browser’s to keep to one at a time', () => {
  render(
    <Accordion>
      <AccordionItem summary="One" name="questions">
        1
      </AccordionItem>
      <AccordionItem summary="Two" name="questions">
        2
      </AccordionItem>
    </Accordion>,
  )
  expect(screen.getAllByRole('group').map((row) => row.getAttribute('name'))).toEqual(['questions', 'questions'])
})
