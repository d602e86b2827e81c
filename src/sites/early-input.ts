/**
 * What people do with a prerendered page before its code is there. React starts each part of the page from how it was
 * rendered and empties its fields: what was typed and ticked (main.ts notes it) is put back once its part lives, and the
 * buttons that were pressed in vain are pressed again.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  /** Noted by main.ts, which must share no module with the page it starts. */
  var earlyInput: {
    fields: Map<Element, { value: string; checked: boolean }>
    /** Pressed while nobody listened. */
    pressed: Set<HTMLButtonElement>
    /** Sent off while nobody listened. */
    form: HTMLFormElement | undefined
    /** Ends the noting. */
    stop: AbortController
  }
}

/** Seconds after which a part that does not live by then is left as it is. */
const patience = 15

/** Does everything as if it happened now, and then sends off the form that was sent off too early. */
export async function replayEarlyInput(): Promise<void> {
  const { fields, pressed } = globalThis.earlyInput
  await Promise.all([...fields.keys()].map(untilAlive))
  for (const [field, noted] of fields) {
    putBack(field as Field, noted)
    // Each change has to become the page's state before the next one, and before anything is sent off.
    await turn(0)
    fields.delete(field)
  }
  for (const button of pressed) {
    pressed.delete(button)
    await untilAlive(button)
    button.click()
  }
  const { form } = globalThis.earlyInput
  if (!form) return
  globalThis.earlyInput.form = undefined
  await untilAlive(form)
  form.requestSubmit()
}

function putBack(field: Field, { value, checked }: { value: string; checked: boolean }): void {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (field.checked !== checked) field.click()
  } else if (field.value !== value) type(field, value)
}

/** React marks the elements that it took over; a moment later it has drawn them. */
async function untilAlive(element: Element): Promise<void> {
  const end = performance.now() + patience * 1000
  const isMarked = () => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  while (!isMarked() && performance.now() < end) await turn(30)
  await turn(30)
}

const turn = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** React looks at changes through a setter of its own; the element's class has the one that it hears of. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
