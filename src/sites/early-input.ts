/**
 * What people do with a prerendered page before its code is there. React starts each part of the page from how it was
 * rendered and empties its fields: what was typed, ticked and pressed (main.ts notes it) is done again once its part
 * lives, in the same order.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Action = { value: string; checked: boolean } | 'press'

declare global {
  /** Noted by main.ts, which must share no module with the page it starts. */
  var earlyInput: {
    /** What was typed into a field last, or that a button was pressed; in the order it was done. */
    actions: Map<Element, Action>
    /** Sent off while nobody listened. */
    form: HTMLFormElement | undefined
    /** What happens now is done again, and not to be noted. */
    isReplaying: boolean
    /** Ends the noting. */
    stop: AbortController
  }
}

/** Seconds after which a part that does not live by then is left as it is. */
const patience = 15

/** Does everything again as if it happened now, and then sends off the form that was sent off too early. */
export async function replayEarlyInput(): Promise<void> {
  const { actions } = globalThis.earlyInput
  for (const [element, action] of actions) {
    await untilAlive(element)
    if (element.isConnected) replay(() => doAgain(element, action))
    // Each change has to become the page's state before the next one, and before anything is sent off.
    await turn(0)
    // Unless it was done once more meanwhile.
    if (actions.get(element) === action) actions.delete(element)
  }
  const { form } = globalThis.earlyInput
  if (!form) return
  globalThis.earlyInput.form = undefined
  await untilAlive(form)
  replay(() => form.requestSubmit())
}

function replay(action: () => void): void {
  globalThis.earlyInput.isReplaying = true
  try {
    action()
  } finally {
    globalThis.earlyInput.isReplaying = false
  }
}

function doAgain(element: Element, action: Action): void {
  const field = element as Field
  if (action === 'press') field.click()
  else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    field.checked = !action.checked
    field.click()
  } else type(field, action.value)
}

/** React marks the elements that it took over; a moment later it has drawn them. */
async function untilAlive(element: Element): Promise<void> {
  const end = performance.now() + patience * 1000
  const isMarked = () => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  while (element.isConnected && !isMarked() && performance.now() < end) await turn(30)
  await turn(30)
}

const turn = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/**
 * React takes a field over as it finds it, typed already, and hears only of what is another value then: so there is
 * another one before. It looks through a setter of its own; the element's class has the one that it does not see.
 */
function type(field: Field, value: string): void {
  field.value = value === '' ? '0' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
