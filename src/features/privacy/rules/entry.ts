/**
 * `pseudonym`: replaced where there was something. `empty`: an empty text. `null`, `none`: nothing, an empty list.
 * `kept`: stays, for the reason of the table. `reason`: the amounts stay, the words staff found for them do not.
 * `lone`: replaced where an email or a phone number stays, which the name alone would have to stand in for.
 */
export type Erasure = 'pseudonym' | 'empty' | 'null' | 'none' | 'kept' | 'reason' | 'lone'

/** Columns that tell who it is. A person is known by their email; without one by phone, without both by name. */
type Marks = { email?: string; phone?: string; name?: string }
export type Found =
  | { by: Marks; only?: string }
  /** By the rows of other tables, and the column that refers to each. */
  | { via: Readonly<Record<string, string>> }

export type Entry = {
  table: string
  /** As the screen names its rows. */
  label: string
  found: Found
  /** What becomes of the rows. Columns are changed one by one. */
  erase: 'change' | 'delete' | 'keep'
  /** Every column that says something of the person. */
  columns: Readonly<Record<string, Erasure>>
  /** What else goes into the export. */
  facts: readonly string[]
  /** The moment of a row. */
  at: string
  /** Why rows or columns of it stay. */
  keeps?: string
  /** What the audit log calls its rows. */
  record?: string
  /** Does not go into an export: it is about our guarding, not about them. */
  unexported?: boolean
}
