// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AccountForm } from './AccountForm.client.tsx'

const empty = { values: {}, problems: [] }

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
const logIn = () => fireEvent.click(screen.getByRole('button', { name: /^Log in/ }))

describe('a form of the pages to sign in', () => {
  test('checks itself when it is sent, posts once for a double press, and says what the answer says', async () => {
    const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ problems: [{ code: 'LOGIN_REJECTED' }] }))
    render(<AccountForm which="login" locale="en-GB" shown={empty} />)
    logIn()
    expect(await screen.findByRole('link', { name: 'Enter your email.' })).toBeInTheDocument()
    expect(posted).not.toHaveBeenCalled()

    type('Email', 'ada@example.com')
    type('Password', 'river copper lantern')
    logIn()
    logIn()
    expect(await screen.findByText("That email and password don't match. Check both and try again.")).toBeInTheDocument()
    expect(posted).toHaveBeenCalledOnce()
  })

  test('shows the problems that the server worded at once, with whom to ask', () => {
    const problem = { code: 'USER_EXISTS_ERROR', message: 'There is one already.', help: ['Ask ', { href: '/help' }, ', code REG02'] }
    render(<AccountForm which="register" locale="en-GB" shown={{ values: {}, problems: [problem] }} />)
    expect(screen.getByRole('group', { name: 'Oops, something went wrong.' })).toHaveTextContent('There is one already.')
    expect(screen.getByRole('link', { name: 'member happiness' })).toHaveAttribute('href', '/help')
  })

  test('says how strong a password is, of the newest text alone', async () => {
    render(<AccountForm which="register" locale="en-GB" shown={empty} />)
    type('Password', 'Password1')
    type('Password', 'river copper lantern')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Strong.'))
  })
})

describe('without the script that checks it', () => {
  afterEach(() => {
    vi.doUnmock('#app/platform/forms/filled-form.client.ts')
    vi.resetModules()
  })

  test('it posts by itself', async () => {
    vi.resetModules()
    vi.doMock('#app/platform/forms/filled-form.client.ts', () => {
      throw new Error('not loaded')
    })
    const { AccountForm: Unchecked } = await import('./AccountForm.client.tsx')
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
    render(<Unchecked which="login" locale="en-GB" shown={empty} />)
    logIn()
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce())
  })
})
