import { amend } from '#kit/ui/server-state.tsx'
import type { Stage } from '../../contract.ts'
import { type AcquisitionMessage, getHistory, getOutgoing, type NotedKind, type Outgoing } from '../contract.ts'
import { stageAfter } from '../rules.ts'

/** What a test account sees of its own doing with mails, until what is shown is asked for again. */

type Concerned = Pick<AcquisitionMessage, 'id' | 'entry' | 'state'>

const without = (messages: readonly AcquisitionMessage[], id: number) => messages.filter((one) => one.id !== id)

/** A mail that does not go out: one that waits, or the one that would follow. */
export function simulateCancel({ id, entry, state }: Concerned): void {
  const waits = state === 'waiting'
  const canceled = (one: AcquisitionMessage): AcquisitionMessage =>
    one.id === id ? { ...one, state: 'canceled' } : one
  amend(getOutgoing, undefined, (all) =>
    waits
      ? { ...all, waiting: without(all.waiting, id), waiting_total: all.waiting_total - 1 }
      : { ...all, follow_ups: without(all.follow_ups, id), follow_ups_total: all.follow_ups_total - 1 },
  )
  amend(getHistory, { params: { id: entry } }, (history) =>
    waits ? { ...history, messages: history.messages.map(canceled) } : { ...history, follow_up_at: null },
  )
}

/** A mail that waits for nothing but the limits. */
export function simulateSending({ id, entry }: Concerned, at: string): void {
  const due = (one: AcquisitionMessage): AcquisitionMessage =>
    one.id === id ? { ...one, state: 'waiting', due_at: at, error: null } : one
  amend(getOutgoing, undefined, (all) => {
    const again = all.troubled.filter((one) => one.id === id)
    return {
      ...all,
      troubled: without(all.troubled, id),
      waiting: [...again, ...all.waiting].map(due),
      waiting_total: all.waiting_total + again.length,
    }
  })
  amend(getHistory, { params: { id: entry } }, (history) => ({ ...history, messages: history.messages.map(due) }))
}

type Noted = { entry: number; kind: NotedKind; words: string; by: string; at: string }

/** What was noted of a business; gives where it stands then. */
export function simulateNote({ entry, kind, words, by, at }: Noted, stage: Stage): Stage {
  let after = stageAfter(stage, kind)
  amend(getHistory, { params: { id: entry } }, (history) => {
    after = stageAfter(stage, kind, history.messages.filter(({ state }) => state === 'sent').length)
    const id = -history.events.length - 1
    return {
      ...history,
      stage: after,
      follow_up_at: null,
      events: [{ id, kind, words, at, noted_by: by }, ...history.events],
    }
  })
  return after
}

export const simulateSettings = (settings: Partial<Outgoing['settings']>): void =>
  amend(getOutgoing, undefined, (all) => ({ ...all, settings: { ...all.settings, ...settings } }))
