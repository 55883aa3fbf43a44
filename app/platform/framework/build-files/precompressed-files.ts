import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Scripts and styles of the build, compressed once with Brotli at its highest level: an eighth smaller than the gzip that the framework
 * generates per response. Clients that accept only gzip, and builds without these files, get the framework's.
 */

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/** Compressed bodies by their URL path. */
export type PrecompressedFiles = ReadonlyMap<string, Buffer>

/** Writes `<file>.br` beside each script and style of the build in this directory. Returns how many. */
export function precompressFiles(buildDirectory: string): number {
  const files = globSync('static/**/*.{js,css}', { cwd: buildDirectory }).map((path) => join(buildDirectory, path))
  for (const file of files) {
    const body = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
  }
  return files.length
}

/** Reads a build's compressed files into memory: a few hundred kB that every first visit requests. */
export function readPrecompressedFiles(buildDirectory: string): PrecompressedFiles {
  const compressed = globSync('static/**/*.br', { cwd: buildDirectory }).map((path) => path.replaceAll('\\', '/').replace(/\.br$/, ''))
  return new Map(
    compressed
      .filter((path) => existsSync(join(buildDirectory, path)))
      .map((path) => [`/_next/${path}`, readFileSync(join(buildDirectory, `${path}.br`))]),
  )
}

/** Answers with a compressed file if there is one and the client accepts it. File names change with their content, so they never expire. */
export function answerPrecompressed(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  files: PrecompressedFiles,
): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const body = files.get(path)
  if (body === undefined || (method !== 'GET' && method !== 'HEAD') || !acceptsBrotli(headers['accept-encoding'])) return false
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

function acceptsBrotli(accepted: string | string[] | undefined): boolean {
  return /(?:^|,)\s*br\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:$|,)))/i.test(String(accepted ?? ''))
}
