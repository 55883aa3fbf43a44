// `npm start`: the mock server and the shop, from an empty clone, with nothing but Node and npm. `npm run dev` is the same with
// reloading, `npm run mock` the mock server alone. Ports: SHOP_PORT, MOCK_PORT. A real API instead of the mock: GRAPHQL_URL.
import {
  contentWebhookSecret,
  ensureBuild,
  ensureDependencies,
  ensureGallery,
  ensureGenerated,
  ensurePortFree,
  portFrom,
  providersAt,
  root,
  say,
  startProcess,
  stopProcess,
  waitFor,
} from './setup.mjs'

const flags = process.argv.slice(2)
const isDev = flags.includes('--dev')
const isMockOnly = flags.includes('--mock-only')
const passedOn = flags.filter((flag) => flag !== '--dev' && flag !== '--mock-only')

const mockPort = portFrom('MOCK_PORT', 4000)
const shopPort = portFrom('SHOP_PORT', 3000)
const realApi = process.env.GRAPHQL_URL
const graphqlUrl = realApi ?? `http://localhost:${mockPort}/graphql`
// Where the gallery opens the shop. With `npm run mock` the shop may run elsewhere.
const shopUrl = process.env.SHOP_URL || `http://localhost:${shopPort}`
// Both sides of the webhook of published content. A real API's CMS has its own.
const secret = realApi || isMockOnly ? {} : contentWebhookSecret()
const children = []

process.chdir(root)
ensureDependencies()
ensureGenerated()
if (!realApi || isMockOnly) await ensureGallery()

if (isMockOnly) {
  children.push(startProcess('mock-server/node.ts', ['--port', String(mockPort), ...passedOn], { SHOP_URL: shopUrl }))
} else {
  if (!realApi) await ensurePortFree(mockPort, 'the mock server', 'MOCK_PORT')
  await ensurePortFree(shopPort, 'the shop', 'SHOP_PORT')
  if (!realApi) {
    const nodeFlags = isDev ? ['--watch', '--watch-preserve-output'] : []
    const mock = startProcess(
      'mock-server/node.ts',
      ['--port', String(mockPort), ...passedOn],
      { SHOP_URL: shopUrl, ...secret },
      { nodeFlags },
    )
    children.push(mock)
    await waitFor(`http://localhost:${mockPort}/health`, mock, 'The mock server')
  }
  if (!isDev) await ensureBuild(graphqlUrl)
  const shop = startProcess('server.ts', isDev ? ['--dev'] : [], {
    PORT: String(shopPort),
    GRAPHQL_URL: graphqlUrl,
    NODE_ENV: isDev ? 'development' : 'production',
    // Lets the gallery set up the browser's storage. Off with a real API.
    HAND_OVER: realApi ? '' : '1',
    ...(realApi ? {} : providersAt(mockPort)),
    ...secret,
  })
  children.push(shop)
  await waitFor(`http://localhost:${shopPort}/images/placeholder.svg`, shop, 'The shop', 120)
  say(`UK store      http://localhost:${shopPort}/`)
  say(`US store      http://localhost:${shopPort}/us`)
  if (!realApi) say(`Gallery       http://localhost:${mockPort}/ (GraphiQL at /graphql)`)
  say('Stop with Ctrl+C.')
}

let isStopping = false
async function stop(code) {
  if (isStopping) return
  isStopping = true
  await Promise.all(children.toReversed().map((child) => stopProcess(child)))
  process.exit(code)
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
// If one of the two exits, stop the other.
stop(await Promise.race(children.map((child) => child.exited)))
