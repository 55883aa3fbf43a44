import type { Layer } from '../../api/control.ts'

/** Reads what was typed as a layer: it must be a JSON object. What is in it, the server judges. */
export function readLayer(text: string): { layer: Layer; error?: undefined } | { layer?: undefined; error: string } {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { error: 'A layer is a JSON object: { "flags": { … } }.' }
    return { layer: Object.fromEntries(Object.entries(value)) }
  } catch (error) {
    return { error: `Not valid JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}
