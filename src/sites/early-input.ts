/**
 * What people do with a prerendered page before its code is there. React starts each part of the page from how it was
 * rendered and empties its fields: what was typed and ticked is read before, and put back once its part lives.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Early = { field: Field; value: string; checked: boolean }

const isTicked = (field: Field) => field instanceof HTMLInputElement && field.checked

/** Reads what was done so far, and gives back how to put it back once the page has started. */
export function keepEarlyInput(root: HTMLElement): () => void {
  const early = readEarlyInput(root)
  return () => void replayEarlyInput(root, early)
}

/** The fields that are not as they were rendered. */
const readEarlyInput = (root: HTMLElement): Early[] =>
  [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter(isTouched)
    .map((field) => ({ field, value: field.value, checked: isTicked(field) }))

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(rendered, 0)
  }
  return (
    field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
  )
}

/** Seconds after which a part that does not live by then is left as it is. */
const patience = 15

/** Puts it back as if it happened now, and then sends off the form that was sent off too early (main.ts marks it). */
async function replayEarlyInput(root: HTMLElement, early: readonly Early[]): Promise<void> {
  const form = root.querySelector<HTMLFormElement>('form[data-early]')
  for (const { field, value, checked } of early) {
    await untilAlive(field)
    if (isTicked(field) !== checked) field.click()
    if (field.value !== value) type(field, value)
  }
  if (!form) return
  await untilAlive(form)
  form.requestSubmit()
}

/** React marks the elements that it took over; after the next frame it has drawn them. */
async function untilAlive(element: Element): Promise<void> {
  const end = performance.now() + patience * 1000
  const isMarked = () => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  while (!isMarked() && performance.now() < end) await nextFrame()
  await nextFrame()
}

const nextFrame = () => new Promise((done) => setTimeout(done, 30))

/** React looks at changes through a setter of its own; the element's class has the one that it hears of. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
