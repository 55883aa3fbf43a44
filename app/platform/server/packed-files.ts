import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Scripts and styles of the build, packed once with Brotli as tightly as it can: an eighth less than the gzip that the framework makes for each
 * answer. Whoever takes only gzip, and a build that was not packed, gets the framework's.
 */

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/** Packed bodies by the path that they are asked for at. */
export type PackedFiles = ReadonlyMap<string, Buffer>

/** Writes a packed neighbour, `….br`, for each script and style of the build in this directory. Returns how many. */
export function packFiles(buildDirectory: string): number {
  const files = globSync('static/**/*.{js,css}', { cwd: buildDirectory }).map((path) => join(buildDirectory, path))
  for (const file of files) {
    const body = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
  }
  return files.length
}

/** Reads what was packed of a build: a few hundred kB that every first visit asks for. */
export function readPackedFiles(buildDirectory: string): PackedFiles {
  const packed = globSync('static/**/*.br', { cwd: buildDirectory }).map((path) => path.replaceAll('\\', '/').replace(/\.br$/, ''))
  return new Map(
    packed
      .filter((path) => existsSync(join(buildDirectory, path)))
      .map((path) => [`/_next/${path}`, readFileSync(join(buildDirectory, `${path}.br`))]),
  )
}

/** Answers with a packed file where there is one and the visitor takes it. Their names change with their content, so they are kept for ever. */
export function answerPacked({ method, url = '', headers }: IncomingMessage, response: ServerResponse, packed: PackedFiles): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const body = packed.get(path)
  if (body === undefined || (method !== 'GET' && method !== 'HEAD') || !takesBrotli(headers['accept-encoding'])) return false
  response.writeHead(200, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  response.end(method === 'HEAD' ? undefined : body)
  return true
}

function takesBrotli(accepted: string | string[] | undefined): boolean {
  return /(?:^|,)\s*br\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:$|,)))/i.test(String(accepted ?? ''))
}
