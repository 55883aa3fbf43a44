/** The name in a journal of an event that consent holds back. Another than the event's: whoever waits for the event waits for one that was sent. */
export function heldOperation(event: string): string {
  return `${event}, held back`
}
