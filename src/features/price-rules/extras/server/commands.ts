import type { Write } from '#kit/server/http/write.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import { toUnits } from '#kit/shared/money.ts'
import { notFound } from '#kit/shared/problem.ts'
import type { ExtraForm } from '../../extras-office/contract.ts'
import { extraOf, newKey } from '../../extras-office/rules.ts'
import { words } from '../../extras-office/words.ts'
import type { ExtraRow } from '../contract.ts'
import { readExtras } from './queries.ts'

/** All extras, none of which anybody else adds or changes until the transaction ends. */
async function lockExtras(tx: Transaction): Promise<ExtraRow[]> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended('extras', 0))`
  return readExtras(tx)
}

function found(extras: readonly ExtraRow[], key: string): ExtraRow {
  const extra = extras.find((one) => one.key === key)
  if (!extra) throw notFound(words.noSuch)
  return extra
}

export async function saveExtra({ tx, audit }: Write, form: ExtraForm): Promise<ExtraRow> {
  const all = await lockExtras(tx)
  const before = form.key === undefined ? undefined : found(all, form.key)
  const last = Math.max(0, ...all.map(({ position }) => position))
  const key = newKey(
    form.name,
    all.map((one) => one.key),
  )
  const after = extraOf(form, before ?? { key, position: Math.min(last + 1, 999), active: true })
  if (before) {
    const { key: _, active: __, ...row } = after
    await tx`UPDATE extras SET ${tx(row)} WHERE key = ${before.key}`
    await audit('extra.change', `extra:${before.key}`, { before: noted(before), after: noted(after) })
  } else {
    await tx`INSERT INTO extras ${tx(after)}`
    await audit('extra.add', `extra:${key}`, noted(after))
  }
  return after
}

export async function putAway({ tx, audit }: Write, { key, away }: { key: string; away: boolean }): Promise<ExtraRow> {
  const extra = found(await lockExtras(tx), key)
  if (extra.active === !away) return extra
  await tx`UPDATE extras SET active = ${!away} WHERE key = ${key}`
  await audit(away ? 'extra.put-away' : 'extra.bring-back', `extra:${key}`)
  return { ...extra, active: !away }
}

/** As the log keeps it: without what is not said. */
const noted = ({ key: _, active: __, price, ...rest }: ExtraRow) =>
  Object.fromEntries(
    Object.entries({ ...rest, amount: toUnits(price) }).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
