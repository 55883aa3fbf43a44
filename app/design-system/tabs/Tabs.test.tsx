// @vitest-environment jsdom
import '../testing/dom.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TabNav } from './TabNav.tsx'
import { Tabs } from './Tabs.client.tsx'

const tabs = ['One', 'Two', 'Three'].map((label) => ({ key: label.toLowerCase(), label, panel: <p>Panel {label}</p> }))

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

test('the first shows at first, and each panel is named by its tab', () => {
  render(<Tabs label="About" tabs={tabs} />)
  expect(screen.getByRole('tablist', { name: 'About' })).toBeVisible()
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('Panel One')
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
})

test('the row is one stop: arrows go round its ends, Home and End to them, Tab into the panel', async () => {
  render(<Tabs label="About" tabs={tabs} initial="two" />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus()

  const visited: (string | null)[] = []
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}', 'x']) {
    await userEvent.keyboard(key)
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
    visited.push(chosen())
  }
  expect(visited).toEqual(['Three', 'One', 'Three', 'One', 'Three', 'Three'])

  await userEvent.tab()
  expect(screen.getByRole('tabpanel', { name: 'Three' })).toHaveFocus()
})

test('a press opens', async () => {
  render(<Tabs label="About" tabs={tabs} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Three' }))
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel Three')
})

test('pages that belong together are links, the current one marked', () => {
  render(
    <TabNav
      label="My account"
      links={[
        { href: '/account/orders', label: 'Orders' },
        { href: '/account/profile', label: 'Profile', isCurrent: true },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'My account' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
})
