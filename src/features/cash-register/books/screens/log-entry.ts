/** What lines of both logbooks have in common. */

/** `14:30` as an hour of the day: 14.5. */
export const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60

/** The list in the text of an entry; one that cannot be read is logged and shown as empty. */
export function productsIn<P>({ id, products }: { id: string; products: string }): P[] {
  try {
    const list: unknown = JSON.parse(products || '[]')
    if (Array.isArray(list)) return list as P[]
  } catch {
    // Said below, like a text that is no list.
  }
  console.error(`The products of entry ${id} cannot be read`)
  return []
}
