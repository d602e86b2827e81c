import type { Write } from '#kit/server/http/write.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Input } from '#kit/shared/endpoint.ts'
import { invalid, ProblemError } from '#kit/shared/problem.ts'
import type { Check, Checklist, ChecklistItem, Moment, SentChecks, saveChecklist } from '../contract.ts'
import { checkErrors, itemsOf, snapshotOf } from '../rules.ts'
import { words } from '../words.ts'
import { readChecklistOf, readChecklists } from './queries.ts'

/** Of two who change a list at once the second is told: the key of its rows has each version once. */
export async function save(
  { tx, audit }: Write,
  { vehicle_type, version, items }: Input<typeof saveChecklist>['body'],
): Promise<Checklist> {
  const before = (await readChecklists(tx)).find((list) => list.vehicle_type === vehicle_type)
  const [saved] = await tx<Checklist[]>`
    INSERT INTO checklists (vehicle_type, version, items)
    SELECT ${vehicle_type}, ${version + 1}, ${tx.json(items)} WHERE ${version} = ${before?.version ?? 0}
    ON CONFLICT DO NOTHING RETURNING vehicle_type, version, items`
  if (!saved) throw new ProblemError(409, 'CHANGED_MEANWHILE', words.changedMeanwhile)
  await audit('checklist.change', `checklist:${vehicle_type}`, {
    before: noted(before?.items ?? []),
    after: noted(items),
  })
  return saved
}

/** What was checked in a step, by the version of the list that was on the screen. */
export async function checksOf(
  tx: Transaction,
  bookingId: number,
  moment: Moment,
  { checklist, checks }: SentChecks,
): Promise<Check[]> {
  const items = itemsOf(await readChecklistOf(tx, bookingId, checklist), moment)
  if (checks.some(({ item }) => !items.some(({ key }) => key === item)))
    throw new ProblemError(409, 'OTHER_CHECKLIST', words.otherList)
  const errors = checkErrors(checks)
  if (errors.length > 0) throw invalid(errors)
  return snapshotOf(items, checks)
}

/** What the log says of items: their words. */
const noted = (items: readonly Pick<ChecklistItem, 'text' | 'text_de'>[]) =>
  items.map(({ text, text_de }) => text || text_de).join(', ')

/** What the log says of what was not fine, nothing where all was. */
export const notFine = (checks: readonly Check[]) => noted(checks.filter(({ state }) => state === 'not_ok'))

/** As a column keeps it. */
export const kept = (tx: Transaction, checks: readonly Check[]) => (checks.length > 0 ? tx.json(checks as never) : null)
