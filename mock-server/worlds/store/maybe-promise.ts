import type { MaybePromise } from './world-store.ts'

/** Whether a value comes later. */
export function isLater<Value>(value: MaybePromise<Value>): value is Promise<Value> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

/** Goes on with a value: at once when it is there, else when it comes. */
export function whenKnown<Value, Result>(value: MaybePromise<Value>, goOn: (value: Value) => MaybePromise<Result>): MaybePromise<Result> {
  return isLater(value) ? value.then(goOn) : goOn(value)
}
