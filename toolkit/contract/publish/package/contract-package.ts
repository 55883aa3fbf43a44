import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { packageManifest } from './package-manifest.ts'

/** Modules that the package exports, by the name under which another repository imports them, and their sources. */
const ENTRIES: Readonly<Record<string, string>> = {
  documents: 'operations/__generated__/operations.ts',
  handlers: 'mock-server/browser.ts',
  playwright: 'tests/harness/playwright.ts',
  mock: 'toolkit/contract/publish/package/mock-command.ts',
}

/** A step of the build that failed; the message is the tool's. */
class PackageError extends Error {
  override readonly name = 'PackageError'
}

/**
 * Builds the package that another repository installs into `folder`: typed documents, MSW handlers over the executable contract, the Playwright harness, the
 * mock server's command, the schema, the manifest and the reference. The published files and the harness must be there. Throws `PackageError`.
 */
export async function buildPackage(root: string, { folder, published }: { folder: string; published: string }): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await bundle(root, folder)
  writeTypes(root, folder)
  for (const file of ['schema.graphql', 'manifest.json', 'introspection.json']) cpSync(join(published, file), join(folder, file))
  cpSync(join(published, 'docs'), join(folder, 'docs'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageManifest(root, folder), null, 2)}\n`)
  const command = join(folder, 'dist/mock.js')
  writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, 'utf8')}`)
}

async function bundle(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: [/^#/] },
    build: {
      outDir: join(folder, 'dist'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      ssr: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(root, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
}

/** Declarations of the entries. Those of documents and handlers need no other file of ours; the harness has its own, made by `npm run harness`. */
function writeTypes(root: string, folder: string): void {
  const all = join(folder, 'all-types')
  const project = join(folder, 'tsconfig.json')
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    allowJs: false,
    plugins: [],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    rootDir: root,
    outDir: all,
  }
  const files = [ENTRIES['documents'], ENTRIES['handlers']].map((file) => join(root, file ?? ''))
  writeFileSync(project, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: options, files, include: [] }))
  const made = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], { cwd: root, encoding: 'utf8' })
  if (made.status !== 0) throw new PackageError(`The types of the package could not be written:\n${made.stdout}${made.stderr}`)
  mkdirSync(join(folder, 'types'), { recursive: true })
  cpSync(join(all, 'operations/__generated__/operations.d.ts'), join(folder, 'types/documents.d.ts'))
  cpSync(join(all, 'mock-server/browser.d.ts'), join(folder, 'types/handlers.d.ts'))
  const harness = join(root, 'tests/harness/__generated__/types')
  if (!existsSync(harness)) throw new PackageError('The harness is not built: run npm run harness first.')
  cpSync(harness, join(folder, 'types/harness'), { recursive: true })
  rmSync(all, { recursive: true })
  rmSync(project)
}
