// Serves the built shop and its mock server to tests, on their own ports, beside a running `npm start`.
import { ensureBrowser } from './browser.mjs'
import { contentWebhookSecret, ensureBuild, ensurePortFree, portFrom, providersAt, startProcess, stopProcess, waitFor } from './setup.mjs'

/** Builds the shop if it has changed and starts it. Returns the environment of the browser tests, and a function that stops both servers. */
export async function serveShop() {
  const chromium = ensureBrowser()
  const mockPort = portFrom('TEST_MOCK_PORT', 4100)
  const shopPort = portFrom('TEST_SHOP_PORT', 3100)
  const [mockUrl, shopUrl] = [mockPort, shopPort].map((port) => `http://localhost:${port}`)
  await ensurePortFree(mockPort, "the tests' mock server", 'TEST_MOCK_PORT')
  await ensurePortFree(shopPort, "the tests' shop", 'TEST_SHOP_PORT')
  const secret = contentWebhookSecret()
  const mock = startProcess('mock-server/node.ts', ['--port', String(mockPort)], { SHOP_URL: shopUrl, ...secret })
  await waitFor(`${mockUrl}/health`, mock, 'The mock server')
  await ensureBuild(`${mockUrl}/graphql`)
  const shop = startProcess('server.ts', [], {
    PORT: String(shopPort),
    GRAPHQL_URL: `${mockUrl}/graphql`,
    NODE_ENV: 'production',
    HAND_OVER: '1',
    ...providersAt(mockPort),
    ...secret,
  })
  await waitFor(`${shopUrl}/images/placeholder.svg`, shop, 'The shop', 120)
  return {
    env: { SHOP_URL: shopUrl, MOCK_URL: mockUrl, CHROMIUM_PATH: chromium },
    stop: () => Promise.all([stopProcess(shop), stopProcess(mock)]),
  }
}
