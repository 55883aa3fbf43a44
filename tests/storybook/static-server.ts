import { createServer } from 'node:http'
import sirv from 'sirv'

/** Serves a folder of files on a free local port. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const serve = sirv(folder, {
    etag: false,
    // Assets have a hash in their name: the browser fetches and compiles each once.
    setHeaders: (response, path) => {
      if (path.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    },
  })
  const server = createServer((request, response) =>
    serve(request, response, () => {
      // Browsers request an icon on their own: that is not a fault of the story.
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
    }),
  )
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The Storybook server has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
