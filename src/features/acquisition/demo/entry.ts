import type { BoardCard, BoardColumn } from '../board/contract.ts'
import { movedCard } from '../board/rules.ts'
import type { AcquisitionEntry } from '../contract.ts'
import type { AcquisitionForm, NewBusiness } from '../entries/contract/handle.ts'

/** What the server would make of entries. `now`: the instant, and who did it, in words. */

export function entryAfter(
  form: AcquisitionForm,
  entry: AcquisitionEntry,
  now: { at: string; label: string },
): AcquisitionEntry {
  if (form.acquisitionMode === 'deactivate') return { ...entry, active: form.isActive ?? !entry.active }
  const { id: _, version: _seen, acquisitionMode, isActive: _active, newBusinesses: _lines, type, ...kept } = form
  const sends = acquisitionMode === 'send'
  return {
    ...entry,
    ...kept,
    type: type ?? entry.type,
    preset: kept.preset ?? entry.preset,
    legalBasis: kept.legalBasis ?? entry.legalBasis,
    legalNote: kept.legalNote ?? entry.legalNote,
    ...(sends && form.delay === 0 && { contactDates: [...entry.contactDates, now.at], stage: 'contacted' as const }),
    ...(sends && form.delay > 0 && { waitingUntil: now.at }),
    added_or_changed_by: now.label,
  }
}

/** Of a line that was pasted. */
export function addedEntry(
  { name, website, email, phone, contact }: NewBusiness,
  { type = 'RentalRevolution', country, state, searchTerm }: AcquisitionForm,
): Omit<AcquisitionEntry, 'id'> {
  return {
    ...{ business: name, website, email, phone, name: contact, type, country, state, searchTerm },
    ...{ subject: '', salutation: '', body: '', preset: '', note: '', delay: 0, legalBasis: '', legalNote: '' },
    ...{ contactDates: [], active: true, stage: 'new', suppressed: null, customer: null, waitingUntil: null },
    ...{ doubles: [], added_or_changed_by: '', version: 1 },
  }
}

export const cardAfter = (card: BoardCard, part: Partial<AcquisitionEntry>): BoardCard => ({
  ...(part.stage === undefined ? card : movedCard(card, part.stage)),
  business: part.business ?? card.business,
  active: part.active ?? card.active,
  mails: part.contactDates?.length ?? card.mails,
  lastContact: part.contactDates?.at(-1) ?? card.lastContact,
})

/** A board on which an entry differs, and stands first in the column that it came to; null where it is gone. */
export function columnsAfter(
  columns: readonly BoardColumn[],
  id: number,
  part: Partial<AcquisitionEntry> | null,
): BoardColumn[] {
  const before = columns.flatMap(({ cards }) => cards).find((card) => card.id === id)
  const now = before && part && cardAfter(before, part)
  return columns.map((column) => {
    const others = column.cards.filter((card) => card.id !== id)
    const stays = column.stage === before?.stage && column.stage === now?.stage
    const comes = column.stage === now?.stage ? [now, ...others] : others
    const cards = stays ? column.cards.map((card) => (card.id === id ? now : card)) : comes
    return { ...column, cards, count: column.count + cards.length - column.cards.length }
  })
}
