/** Whether a key that is pressed there is a letter for it. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
