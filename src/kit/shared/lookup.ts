/**
 * What a table says of a name that somebody else chose; undefined where it says nothing. By itself a table also answers to
 * what all objects inherit, like `constructor`.
 */
export const lookup = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
