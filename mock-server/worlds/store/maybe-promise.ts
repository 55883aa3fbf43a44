import type { MaybePromise } from './world-store.ts'

/** Whether a value is a promise. */
export function isLater<Value>(value: MaybePromise<Value>): value is Promise<Value> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

/** Continues with a value: synchronously if it is available, otherwise when it resolves. */
export function whenKnown<Value, Result>(value: MaybePromise<Value>, goOn: (value: Value) => MaybePromise<Result>): MaybePromise<Result> {
  return isLater(value) ? value.then(goOn) : goOn(value)
}
