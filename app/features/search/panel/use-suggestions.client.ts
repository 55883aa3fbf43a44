'use client'

import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { suggest } from './suggest.client.ts'
import { SuggestionSource, type Suggestions } from './suggestion-source.ts'

/** Suggestions for the input, and a retry. */
export function useSuggestions(text: string): { suggestions: Suggestions<CardView>; retry: () => void } {
  const [source] = useState(() => new SuggestionSource(suggest))
  useEffect(() => {
    source.type(text)
    return () => source.stop()
  }, [source, text])
  const retry = useCallback(() => source.retry(), [source])
  // An answer may take long to show on a slow phone: typing goes on meanwhile.
  return { suggestions: useDeferredValue(useSyncExternalStore(source.listen, source.read, source.read)), retry }
}
