import type { Impact } from '../impact.ts'
import { listed } from './text.ts'

const COMMANDS = { breaking: 'error', dangerous: 'warning', safe: 'notice' } as const

/** The impact as annotations of a GitHub workflow, one a change, at the line that it stands on. A safe change that hits nobody is left out. */
export function impactAnnotations({ changes }: Impact): string {
  return changes
    .filter(({ level }) => level !== 'safe')
    .map(({ level, element, message, remedy, operations, file, line, isStopping }) => {
      const hits = operations.length > 0 ? ` Hits ${listed(operations)}.` : ''
      return annotation(isStopping ? 'error' : COMMANDS[level], file, line, `${level}: ${element}`, `${message}.${hits} Remedy: ${remedy}.`)
    })
    .join('\n')
}

/** One annotation, with what GitHub reads as syntax escaped. */
export function annotation(command: 'error' | 'warning' | 'notice', file: string, line: number, title: string, message: string): string {
  const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${command} file=${property(file)},line=${Math.max(line, 1)},title=${property(title)}::${data(message)}`
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
