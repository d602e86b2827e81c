/** What is dear to make, made once for each of a few keys and kept: formatters, for each language. */
export function onceFor<K extends string, V extends object>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
