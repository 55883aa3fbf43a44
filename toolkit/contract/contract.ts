import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { PROJECT_ROOT } from './load.ts'
import { runContractCommand } from './run-contract-command.ts'

// Most of what a command loads is loaded later, and compiled code is kept for the next run.
enableCompileCache(join(PROJECT_ROOT, 'node_modules/.cache/compile'))

process.exitCode = (await runContractCommand(process.argv.slice(2))) ? 0 : 1
