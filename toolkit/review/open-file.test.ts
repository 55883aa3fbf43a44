import { expect, test } from 'vitest'
import { openCommand } from './open-file.mjs'

test('each system opens a file with its own command', () => {
  expect(openCommand('/a/index.html', 'darwin')).toEqual({ command: 'open', args: ['/a/index.html'] })
  expect(openCommand('/a/index.html', 'linux')).toEqual({ command: 'xdg-open', args: ['/a/index.html'] })
  expect(openCommand('C:\\a\\index.html', 'win32').args.at(-1)).toBe('C:\\a\\index.html')
})
