// Opens a file with the program that the system has for it.

/**
 * The command that opens a file, by operating system.
 *
 * @param {string} path
 * @param {string} [platform]
 * @returns {{ command: string, args: readonly string[] }}
 */
export function openCommand(path, platform = process.platform) {
  if (platform === 'darwin') return { command: 'open', args: [path] }
  // `start` takes its first words in quotation marks for the title of a window.
  if (platform === 'win32') return { command: 'cmd', args: ['/c', 'start', '""', path] }
  return { command: 'xdg-open', args: [path] }
}
