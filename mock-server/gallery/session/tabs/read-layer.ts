import type { Layer } from '../../api/control.ts'

/** Parses text as a layer. It must be a JSON object; the server validates its content. */
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
