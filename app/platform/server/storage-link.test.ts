import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, test } from 'vitest'
import { acceptsStorageLinks, answerStorageLink, STORAGE_LINK_SCRIPT } from './storage-link.ts'

/** Storage with the browser's behaviour. */
class Shelf {
  readonly entries = new Map<string, string>()
  getItem(name: string): string | null {
    return this.entries.get(name) ?? null
  }
  setItem(name: string, text: string): void {
    this.entries.set(name, text)
  }
  removeItem(name: string): void {
    this.entries.delete(name)
  }
}

/** Runs the page's script at a URL with this fragment, on top of the browser's existing entries. */
function pageRequest(fragment: string, localStorage = new Shelf(), sessionStorage = new Shelf()) {
  const gone: string[] = []
  const said = { textContent: '' }
  const location = { hash: `#${fragment}`, origin: 'http://shop.test', replace: (goal: string) => gone.push(goal) }
  runInNewContext(STORAGE_LINK_SCRIPT, { location, localStorage, sessionStorage, document: { querySelector: () => said }, URL })
  return { gone, said: said.textContent, localStorage, sessionStorage }
}

const fragmentOf = (content: unknown) => encodeURIComponent(JSON.stringify(content))

describe('the storage link page', () => {
  test('writes both storages and redirects', () => {
    const { gone, localStorage, sessionStorage } = pageRequest(
      fragmentOf({ path: '/us/basket?a=1#b', localStorage: { one: 'ö &' }, sessionStorage: { two: '' } }),
    )
    expect(gone).toEqual(['/us/basket?a=1#b'])
    expect(localStorage.getItem('one')).toBe('ö &')
    expect(sessionStorage.getItem('two')).toBe('')
  })

  test('removes what it wrote before, and nothing else', () => {
    const localStorage = new Shelf()
    localStorage.setItem('own', 'kept')
    pageRequest(fragmentOf({ path: '/', localStorage: { one: '1', two: '2' } }), localStorage)
    pageRequest(fragmentOf({ path: '/', localStorage: { two: 'again' } }), localStorage)
    expect([...localStorage.entries.keys()].filter((name) => name !== 'hand-over')).toEqual(['own', 'two'])
    pageRequest(fragmentOf({ path: '/' }), localStorage)
    expect([...localStorage.entries.keys()]).toEqual(['own'])
  })

  test.each([
    ['no JSON', '%7B'],
    ['a broken percent sign', '%'],
    ['nothing', ''],
    ['no path', fragmentOf({ localStorage: { one: '1' } })],
    ['another site', fragmentOf({ path: '//elsewhere.test', localStorage: { one: '1' } })],
    ['another site in another spelling', fragmentOf({ path: '/\\elsewhere.test', localStorage: { one: '1' } })],
    ['another site behind a tab', fragmentOf({ path: '/\t/elsewhere.test', localStorage: { one: '1' } })],
    ['another site behind dots', fragmentOf({ path: '/x/..//elsewhere.test', localStorage: { one: '1' } })],
    ['a script', fragmentOf({ path: 'javascript:alert(1)', localStorage: { one: '1' } })],
    ['a path that does not begin at the root', fragmentOf({ path: 'basket', localStorage: { one: '1' } })],
    ['itself', fragmentOf({ path: '/hand-over', localStorage: { one: '1' } })],
    ['a value that is no text', fragmentOf({ path: '/', localStorage: { one: 1 } })],
    ['a list', fragmentOf({ path: '/', localStorage: ['one'] })],
    ['a value that is too long', fragmentOf({ path: '/', localStorage: { one: 'x'.repeat(50_001) } })],
    [
      'too many entries',
      fragmentOf({ path: '/', localStorage: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`n${at}`, ''])) }),
    ],
    ['one storage that makes no sense', fragmentOf({ path: '/', localStorage: { one: '1' }, sessionStorage: 'two' })],
  ])('writes nothing and stays for %s', (_, fragment) => {
    const { gone, said, localStorage, sessionStorage } = pageRequest(fragment)
    expect(gone).toEqual([])
    expect(said).toMatch(/^This link cannot be followed: /)
    expect(localStorage.entries.size + sessionStorage.entries.size).toBe(0)
  })
})

describe('the server', () => {
  const open: ReturnType<typeof createServer>[] = []
  afterEach(() => {
    for (const server of open.splice(0)) server.close()
  })

  async function ask(path: string) {
    const server = createServer((request, response) => {
      if (!answerStorageLink(request, response)) response.writeHead(404).end()
    })
    open.push(server)
    await new Promise<void>((resolve) => server.listen(0, resolve))
    return fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { headers: { connection: 'close' } })
  }

  test('answers with a page whose only script is allowed by its hash', async () => {
    const answer = await ask('/hand-over')
    const html = await answer.text()
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64')
    expect(scripts).toHaveLength(1)
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'; script-src 'sha256-${hash}';`)
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  })

  test.each(['/', '/hand-over/', '/hand-overs', '/us/hand-over'])('leaves %s alone', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  test('has the page only with HAND_OVER=1', () => {
    expect([{}, { HAND_OVER: '' }, { HAND_OVER: '0' }, { HAND_OVER: 'true' }].map(acceptsStorageLinks)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(acceptsStorageLinks({ HAND_OVER: '1' })).toBe(true)
  })
})
