import { auditLabel } from '#features/audit-log/rules/label.ts'
import { call } from '#kit/ui/api.ts'
import { changed, play, type Scene } from '#kit/ui/demo.ts'
import { keptAnswer } from '#kit/ui/server-state.tsx'
import { getAcquisitionBoard } from './board/contract.ts'
import { type AcquisitionEntry, getAcquisitionEntry, getAcquisitionList } from './contract.ts'
import { controlCrawl, crawlTargets, getCrawl } from './crawl/contract.ts'
import { convertAcquisitionEntry } from './customers/contract.ts'
import { addedEntry, columnsAfter, entryAfter } from './demo/entry.ts'
import { handleAcquisitionEntries, screenBusinesses } from './entries/contract/handle.ts'
import { getSender, lookUpSender, type Sender, trustSender } from './outgoing/contract/sender.ts'
import { addSuppression, getSuppressions, removeSuppression } from './outgoing/contract/suppressions.ts'
import {
  type AcquisitionMessage,
  cancelMessage,
  getHistory,
  getOutgoing,
  noteEvent,
  sendMessageNow,
  setOutreach,
  takeInMail,
} from './outreach/contract.ts'
import { stageAfter } from './outreach/rules.ts'

const find = ({ known }: Scene, id: number): AcquisitionEntry | undefined =>
  [...known(getAcquisitionEntry), ...known(getAcquisitionList).flatMap((all) => all.acquisition_list)].find(
    (one) => one.id === id,
  )

/** Shows what differs of an entry wherever it stands; null where it is gone. */
function showEntry({ show }: Scene, id: number, part: Partial<AcquisitionEntry> | null) {
  const after = (one: AcquisitionEntry) => (part === null ? undefined : { ...one, ...part })
  show(getAcquisitionList, (all) => ({ ...all, acquisition_list: changed(all.acquisition_list, id, after) }))
  show(getAcquisitionEntry, (one) => (one.id === id ? { ...one, ...part } : one))
  show(getAcquisitionBoard, ({ columns }) => ({ columns: columnsAfter(columns, id, part) }))
}

const isId = (id: number) => (one: { id: number }) => one.id === id

const noSender: Sender = { domain: '', looked_at: null, findings: [], word: null, holds: false }

export const plays = [
  play(handleAcquisitionEntries, async ({ body }, scene) => {
    const { acquisitionMode: mode, id = 0, newBusinesses } = body
    if (mode === 'add') {
      // It keeps nothing, and is asked of the server as it was when it was typed.
      const { cleaned_list: taken, rejected_lines } = await call(screenBusinesses, { body: { newBusinesses } })
      const added = taken.map((line) => ({ ...addedEntry(line, body), id: scene.newId() }))
      scene.show(getAcquisitionList, ({ acquisition_list: list, found, total, next }, { query }) => {
        const { before, ...filters } = query
        const isAll = Object.values(filters).every((filter) => filter === undefined)
        return {
          acquisition_list: isAll && before === undefined ? [...added, ...list] : list,
          found: isAll ? found + added.length : found,
          total: total + added.length,
          next,
        }
      })
      return { added: added.length, rejected_lines, entry: null }
    }
    const label = auditLabel(mode === 'send' ? 'Sent' : 'Changed', scene.by.username, scene.today)
    const before = find(scene, id)
    const entry = mode === 'delete' || !before ? null : entryAfter(body, before, { at: scene.at, label })
    showEntry(scene, id, entry)
    return { added: 0, rejected_lines: [], entry }
  }),
  play(convertAcquisitionEntry, ({ body: { id } }, scene) => {
    showEntry(scene, id, { stage: 'customer' })
    const entry = find(scene, id) as AcquisitionEntry
    return { customer: { id: 0, business: entry.business }, entry }
  }),
  play(noteEvent, ({ body: { entry: id, kind, words } }, scene) => {
    const cards = scene.known(getAcquisitionBoard).flatMap(({ columns }) => columns.flatMap((column) => column.cards))
    const card = cards.find(isId(id))
    const mails = find(scene, id)?.contactDates.length ?? card?.mails ?? 0
    const stage = stageAfter(find(scene, id)?.stage ?? card?.stage ?? 'new', kind, mails)
    const event = { id: scene.newId(), kind, words, at: scene.at, noted_by: scene.by.username, came: false }
    scene.show(getHistory, (history, { params }) =>
      params.id === id ? { ...history, stage, follow_up_at: null, events: [event, ...history.events] } : history,
    )
    showEntry(scene, id, { stage })
  }),
  play(cancelMessage, ({ body: { message: id } }, { show }) => {
    const without = (messages: readonly AcquisitionMessage[]) => messages.filter((one) => one.id !== id)
    show(getOutgoing, (all) =>
      all.waiting.some(isId(id))
        ? { ...all, waiting: without(all.waiting), waiting_total: all.waiting_total - 1 }
        : {
            ...all,
            follow_ups: without(all.follow_ups),
            follow_ups_total: all.follow_ups_total - all.follow_ups.filter(isId(id)).length,
          },
    )
    show(getHistory, (history) => {
      const message = history.messages.find(isId(id))
      if (message?.state !== 'waiting') return message ? { ...history, follow_up_at: null } : history
      return { ...history, messages: changed(history.messages, id, (one) => ({ ...one, state: 'canceled' as const })) }
    })
  }),
  play(sendMessageNow, ({ body: { message: id } }, { at, show }) => {
    const due = (one: AcquisitionMessage): AcquisitionMessage => ({ ...one, state: 'waiting', due_at: at, error: null })
    show(getOutgoing, (all) => {
      const again = all.troubled.filter(isId(id))
      return {
        ...all,
        troubled: all.troubled.filter((one) => one.id !== id),
        waiting: changed([...again, ...all.waiting], id, due),
        waiting_total: all.waiting_total + again.length,
      }
    })
    show(getHistory, (history) => ({ ...history, messages: changed(history.messages, id, due) }))
  }),
  play(setOutreach, ({ body }, { show }) => {
    const limits = {
      ...{ hourly_limit: body.hourlyLimit, daily_limit: body.dailyLimit, follow_up_days: body.followUpDays },
      ...{ second_follow_up_days: body.secondFollowUpDays, third_follow_up_days: body.thirdFollowUpDays },
    }
    show(getOutgoing, (all) => ({ ...all, settings: { ...all.settings, ...limits, paused: body.paused } }))
  }),
  play(addSuppression, ({ body }, { by, at, newId, show }) => {
    const kind = body.value.includes('@') ? ('address' as const) : ('domain' as const)
    const named = { kind, value: body.value.toLowerCase(), note: '', added_by: by.username, at }
    const added = { ...named, id: newId(), reason: 'by_hand' as const }
    show(getSuppressions, ({ suppressions, total, ...all }, { query }) => {
      const isThere = query.before === undefined && added.value.includes((query.search ?? '').toLowerCase())
      return { ...all, suppressions: isThere ? [added, ...suppressions] : suppressions, total: total + 1 }
    })
  }),
  play(removeSuppression, ({ body }, { show }) =>
    show(getSuppressions, (all) => ({
      ...all,
      suppressions: changed(all.suppressions, body.id, () => undefined),
      total: all.total - 1,
    })),
  ),
  play(lookUpSender, () => keptAnswer(getSender) ?? noSender),
  play(trustSender, ({ body: { domain } }, { by, at, show }) => {
    show(getSender, (all) => ({ ...all, domain, word: { by: by.username, at }, holds: false }))
    return keptAnswer(getSender) ?? noSender
  }),
  play(takeInMail, () => ({ outcome: 'other' as const, entries: [], words: '' })),
  play(
    crawlTargets,
    ({ query }) => keptAnswer(getCrawl, { query }) ?? { crawled_list: [], omitted_list: [], crawl: null },
  ),
  play(controlCrawl, ({ body }, { known }) => {
    const [crawl] = known(getCrawl).flatMap((one) => (one.crawl?.id === body.id ? [one.crawl] : []))
    if (!crawl) throw new Error('there is no such crawl')
    return { crawl }
  }),
]
