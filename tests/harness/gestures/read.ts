import type { APIRequestContext } from '@playwright/test'

/** An answer to a request, with its content type and its text. */
type Answer = { status: number; type: string; text: string }

/** Reads an address of the shop as a crawler does: no redirect is followed. */
export async function read(request: APIRequestContext, address: string): Promise<Answer> {
  const answer = await request.get(address, { maxRedirects: 0 })
  return { status: answer.status(), type: answer.headers()['content-type'] ?? '', text: await answer.text() }
}

/** Reads several addresses at a time, in order. */
export async function readEach(
  request: APIRequestContext,
  addresses: readonly string[],
  use: (address: string, answer: Answer) => void,
): Promise<void> {
  const left = [...addresses]
  const reader = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) use(address, await read(request, address))
  }
  await Promise.all([reader(), reader(), reader(), reader()])
}
