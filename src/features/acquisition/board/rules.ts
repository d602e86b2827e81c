import type { Stage } from '../contract.ts'
import { stageAfter } from '../outreach/rules.ts'
import type { BoardCard } from './contract.ts'

/** What staff may say of a business by moving it. */
export type Action = 'answered' | 'reopened' | 'converted'

/** What a move is; why it cannot be; undefined where it stays where it is. */
export type Move = { action: Action } | { refusal: string } | undefined

const ended: ReadonlySet<Stage> = new Set(['answered', 'unsubscribed', 'bounced'])

const wordsOf: Readonly<Record<Stage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  followed_up: 'Followed up',
  answered: 'Answered',
  customer: 'Customer',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
}

/** What it means to move a card to another column by hand. The rest of the way is gone by mails. */
export function moveOf({ stage, mails }: Pick<BoardCard, 'stage' | 'mails'>, to: Stage): Move {
  if (to === stage) return undefined
  if (stage === 'customer') return { refusal: 'A customer stays one' }
  if (to === 'customer') return { action: 'converted' }
  if (to === 'unsubscribed') return { refusal: 'Only with their wish: note it beside the mails of the entry' }
  if (to === 'bounced') return { refusal: 'Only with a returned mail: note it beside the mails of the entry' }
  if (to === 'answered') {
    return stageAfter(stage, 'answered') === 'answered' ? { action: 'answered' } : { refusal: 'Reopen it first' }
  }
  if (!ended.has(stage)) return { refusal: 'Mails move it there once they are sent' }
  const back = stageAfter(stage, 'reopened', mails)
  return back === to ? { action: 'reopened' } : { refusal: `Reopened, it is back at ${wordsOf[back]}: ${sent(mails)}` }
}

const sent = (mails: number) =>
  mails === 0 ? 'nothing was sent to it' : mails === 1 ? 'one mail was sent to it' : `${mails} mails were sent to it`

/** As it would stand after a move. */
export const movedCard = (card: BoardCard, to: Stage): BoardCard => ({
  ...card,
  stage: to,
  // Who answered or became a customer is not asked again.
  nextMail: to === 'answered' || to === 'customer' ? null : card.nextMail,
})
