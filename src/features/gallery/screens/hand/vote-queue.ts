import { type Vote, type VoteButton, voteAfter, voteChange } from '../../rules.ts'

/** A vote, and what all votes add up to. */
export type Standing = { vote: Vote; likecount: number }

type Options = {
  send: (id: number, pressed: VoteButton) => Promise<Standing>
  show: (id: number, standing: Standing) => void
  onRefusal: (error: unknown) => void
}

/**
 * Votes that are shown at once and sent one after the other. What the server says is shown when all of them are there;
 * when it refuses one, the last that it said, and what was pressed since is dropped.
 */
export function voteQueue({ send, show, onRefusal }: Options) {
  const lines = new Map<number, Line>()

  return function press(id: number, pressed: VoteButton, now: Standing): void {
    const line = lines.get(id) ?? { known: now, shown: now, waiting: [], isSending: false }
    lines.set(id, line)
    const { vote, likecount } = line.shown
    line.shown = { vote: voteAfter(vote, pressed), likecount: likecount + voteChange(vote, pressed) }
    line.waiting.push(pressed)
    show(id, line.shown)
    if (!line.isSending) void sendAll(id, line)
  }

  async function sendAll(id: number, line: Line) {
    line.isSending = true
    try {
      for (let next = line.waiting.shift(); next; next = line.waiting.shift()) line.known = await send(id, next)
    } catch (error) {
      onRefusal(error)
    }
    lines.delete(id)
    show(id, line.known)
  }
}

type Line = { known: Standing; shown: Standing; waiting: VoteButton[]; isSending: boolean }
