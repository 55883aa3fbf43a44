import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Scripts and styles of the build, compressed once at the highest level. Brotli is an eighth smaller than gzip; gzip, for clients that accept only
 * that, also covers files that are too small to be compressed for each response. Builds without these files get what is compressed so.
 */

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

const encodings = { br: '.br', gzip: '.gz' } as const

type Encoding = keyof typeof encodings

/** Compressed bodies by their URL path and encoding. */
export type PrecompressedFiles = ReadonlyMap<string, Readonly<Record<Encoding, Buffer>>>

/** Writes `<file>.br` and `<file>.gz` beside each script and style of the build in this directory. Returns how many. */
export function precompressFiles(buildDirectory: string): number {
  const files = globSync('static/**/*.{js,css}', { cwd: buildDirectory }).map((path) => join(buildDirectory, path))
  for (const file of files) {
    const body = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    writeFileSync(`${file}${encodings.br}`, brotliCompressSync(body, { params }))
    writeFileSync(`${file}${encodings.gzip}`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }))
  }
  return files.length
}

/** Reads a build's compressed files into memory: a few hundred kB that every first visit requests. */
export function readPrecompressedFiles(buildDirectory: string): PrecompressedFiles {
  const compressed = globSync('static/**/*.br', { cwd: buildDirectory }).map((path) => path.replaceAll('\\', '/').replace(/\.br$/, ''))
  const bodyOf = (path: string, encoding: Encoding) => readFileSync(join(buildDirectory, `${path}${encodings[encoding]}`))
  return new Map(
    compressed
      .filter((path) => [path, `${path}${encodings.gzip}`].every((file) => existsSync(join(buildDirectory, file))))
      .map((path) => [`/_next/${path}`, { br: bodyOf(path, 'br'), gzip: bodyOf(path, 'gzip') }]),
  )
}

/** Answers with a compressed file if there is one and the client accepts it. File names change with their content, so they never expire. */
export function answerPrecompressed(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  files: PrecompressedFiles,
): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const bodies = files.get(path)
  const accepted = String(headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(name, accepted))
  if (bodies === undefined || encoding === undefined || (method !== 'GET' && method !== 'HEAD')) return false
  const body = bodies[encoding]
  response.writeHead(200, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-encoding': encoding,
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  response.end(method === 'HEAD' ? undefined : body)
  return true
}

function accepts(encoding: Encoding, accepted: string): boolean {
  return new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:$|,|;\\s*q=(?!0(?:\\.0*)?\\s*(?:$|,)))`, 'i').test(accepted)
}
