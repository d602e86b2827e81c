/** What an address asks for after its `?`; what has not the right form is left out. */
export type Asked = {
  day?: string
  from?: string
  until?: string
  start?: number
  hours?: number
  people?: string
  /** Nothing of what was chosen before. */
  anew?: true
  /** Ids of boats that are booked together. */
  boats?: string
}

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const halfHours = /^(\d|1\d|2[0-4])(\.5)?$/

export function readAsked(search: string): Asked {
  const given = new URLSearchParams(search)
  const text = (name: string, pattern: RegExp) => {
    const value = given.get(name)
    return value !== null && pattern.test(value) ? { [name]: value } : {}
  }
  const number = (name: string) =>
    Object.fromEntries(Object.entries(text(name, halfHours)).map(([key, value]) => [key, Number(value)]))
  return {
    ...text('day', day),
    ...text('from', day),
    ...text('until', day),
    ...number('start'),
    ...number('hours'),
    ...text('people', /^[1-9]\d?$/),
    ...(given.has('anew') && { anew: true as const }),
    ...text('boats', /^[1-9]\d{0,8}(,[1-9]\d{0,8}){1,9}$/),
  }
}

/** The same of this page, once: what is chosen from then on is not overwritten by a reload. */
export function takeAsked(): Asked {
  const asked = readAsked(location.search)
  if (Object.keys(asked).length > 0) history.replaceState(history.state, '', location.pathname + location.hash)
  return asked
}
