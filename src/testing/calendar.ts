import { expect } from 'vitest'

export type Component = {
  name: string
  properties: Map<string, { parameters: string; value: string }[]>
  components: Component[]
}

/**
 * The calendar in a file, by RFC 5545: lines of at most 75 octets end with CRLF and go on after CRLF and a space; properties come
 * before components.
 */
export function readCalendar(content: string): Component {
  expect(content.replaceAll('\r\n', '')).not.toMatch(/(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u)
  const physical = content.replace(/\r\n$/, '').split('\r\n')
  for (const line of physical) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const root: Component = { name: '', properties: new Map(), components: [] }
  const open = [root]
  for (const line of content.replaceAll('\r\n ', '').trimEnd().split('\r\n')) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^;:"]*))*):(.*)$/u.exec(line) ?? []
    const current = open.at(-1) as Component
    expect(name, line).not.toBe('')
    if (name === 'BEGIN') {
      const component = { name: value, properties: new Map(), components: [] }
      current.components.push(component)
      open.push(component)
    } else if (name === 'END') {
      expect(value).toBe(open.pop()?.name)
    } else {
      expect(current.components, `${name} after a component`).toEqual([])
      current.properties.set(name, [...(current.properties.get(name) ?? []), { parameters, value }])
    }
  }
  expect(open).toEqual([root])
  const [calendar] = root.components
  if (!calendar) throw new Error('no calendar')
  return calendar
}

/** The text of a property, without what escaped it; undefined where there is none. */
export const textOf = (component: Component, name: string) =>
  component.properties.get(name)?.[0]?.value.replace(/\\([\\;,nN])/g, (_, c: string) => (/n/i.test(c) ? '\n' : c))
