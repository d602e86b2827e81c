import type { PendingQuery, Row } from 'postgres'
import type { Db } from '../postgres/db.ts'

/** Finds a row when a picture, by the name of its largest file, is shown by something. */
export type Shows = (db: Db, file: string) => PendingQuery<Row[]>
/** Who may see which pictures; what nothing shows any more is seen by nobody. */
export type PicturesShown = Record<'anyone' | 'staff', Shows[]>
