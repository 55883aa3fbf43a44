import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, test } from 'vitest'
import { answerHandOver, HAND_OVER_SCRIPT, handsOver } from './hand-over.ts'

/** Storage as browsers have it. */
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

/** Runs the page's script at an address with this fragment, over what the browser holds already. */
function visit(fragment: string, localStorage = new Shelf(), sessionStorage = new Shelf()) {
  const gone: string[] = []
  const said = { textContent: '' }
  const location = { hash: `#${fragment}`, origin: 'http://shop.test', replace: (goal: string) => gone.push(goal) }
  runInNewContext(HAND_OVER_SCRIPT, { location, localStorage, sessionStorage, document: { querySelector: () => said }, URL })
  return { gone, said: said.textContent, localStorage, sessionStorage }
}

const handing = (content: unknown) => encodeURIComponent(JSON.stringify(content))

describe('the page that hands over', () => {
  test('writes both storages and leads on', () => {
    const { gone, localStorage, sessionStorage } = visit(
      handing({ path: '/us/basket?a=1#b', localStorage: { one: 'ö &' }, sessionStorage: { two: '' } }),
    )
    expect(gone).toEqual(['/us/basket?a=1#b'])
    expect(localStorage.getItem('one')).toBe('ö &')
    expect(sessionStorage.getItem('two')).toBe('')
  })

  test('takes out what it wrote before, and nothing else', () => {
    const localStorage = new Shelf()
    localStorage.setItem('own', 'kept')
    visit(handing({ path: '/', localStorage: { one: '1', two: '2' } }), localStorage)
    visit(handing({ path: '/', localStorage: { two: 'again' } }), localStorage)
    expect([...localStorage.entries.keys()].filter((name) => name !== 'hand-over')).toEqual(['own', 'two'])
    visit(handing({ path: '/' }), localStorage)
    expect([...localStorage.entries.keys()]).toEqual(['own'])
  })

  test.each([
    ['no JSON', '%7B'],
    ['a broken percent sign', '%'],
    ['nothing', ''],
    ['no path', handing({ localStorage: { one: '1' } })],
    ['another site', handing({ path: '//elsewhere.test', localStorage: { one: '1' } })],
    ['another site in another spelling', handing({ path: '/\\elsewhere.test', localStorage: { one: '1' } })],
    ['another site behind a tab', handing({ path: '/\t/elsewhere.test', localStorage: { one: '1' } })],
    ['another site behind dots', handing({ path: '/x/..//elsewhere.test', localStorage: { one: '1' } })],
    ['a script', handing({ path: 'javascript:alert(1)', localStorage: { one: '1' } })],
    ['a path that does not begin at the root', handing({ path: 'basket', localStorage: { one: '1' } })],
    ['itself', handing({ path: '/hand-over', localStorage: { one: '1' } })],
    ['a value that is no text', handing({ path: '/', localStorage: { one: 1 } })],
    ['a list', handing({ path: '/', localStorage: ['one'] })],
    ['a value that is too long', handing({ path: '/', localStorage: { one: 'x'.repeat(50_001) } })],
    ['too many entries', handing({ path: '/', localStorage: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`n${at}`, ''])) })],
    ['one storage that makes no sense', handing({ path: '/', localStorage: { one: '1' }, sessionStorage: 'two' })],
  ])('writes nothing and stays for %s', (_, fragment) => {
    const { gone, said, localStorage, sessionStorage } = visit(fragment)
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
      if (!answerHandOver(request, response)) response.writeHead(404).end()
    })
    open.push(server)
    await new Promise<void>((resolve) => server.listen(0, resolve))
    return fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { headers: { connection: 'close' } })
  }

  test('answers with a page whose only script the policy knows by its hash', async () => {
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

  test('has the page only where it is told to', () => {
    expect([{}, { HAND_OVER: '' }, { HAND_OVER: '0' }, { HAND_OVER: 'true' }].map(handsOver)).toEqual([false, false, false, false])
    expect(handsOver({ HAND_OVER: '1' })).toBe(true)
  })
})
