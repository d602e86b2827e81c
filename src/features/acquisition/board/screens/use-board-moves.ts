import { useState } from 'react'
import { refresh } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getAcquisitionEntry, getAcquisitionList, type Stage } from '../../contract.ts'
import { getAcquisitionFigures } from '../../figures/contract.ts'
import { getHistory, noteEvent } from '../../outreach/contract.ts'
import { type BoardCard, getAcquisitionBoard } from '../contract.ts'
import { movedCard, moveOf } from '../rules.ts'
import { stageNames } from './stage-badge.tsx'

/** A card as it stands after a move that the board has not heard of yet, and where it came from. */
export type Moved = { from: Stage; card: BoardCard }

/** What depends on where a business stands. */
const shownElsewhere = [getAcquisitionList, getAcquisitionEntry, getHistory, getAcquisitionFigures]

/** Moving cards: at once on the screen, and back where the server refuses it. */
export function useBoardMoves() {
  const [moved, setMoved] = useState<ReadonlyMap<number, Moved>>(new Map())
  const [asked, setAsked] = useState<{ card: BoardCard; asking: 'where' | 'convert' }>()

  const put = (card: BoardCard, to: Stage) => {
    setMoved((before) =>
      new Map(before).set(card.id, { from: before.get(card.id)?.from ?? card.stage, card: movedCard(card, to) }),
    )
  }
  const forget = (id: number) => setMoved((before) => new Map([...before].filter(([moving]) => moving !== id)))
  const settle = async (id: number) => {
    void refresh(...shownElsewhere)
    await refresh(getAcquisitionBoard)
    forget(id)
  }

  const write = useWrite(noteEvent, {
    onSuccess: (_, { body }) => void settle(body.entry),
    onError: (error, { body }) => {
      forget(body.entry)
      toast(`${error.message}.`.replace(/\.\.$/, '.'), { tone: 'danger' })
    },
  })

  const move = (card: BoardCard, to: Stage) => {
    setAsked(undefined)
    const what = moveOf(card, to)
    if (!what) return
    if ('refusal' in what) {
      toast(`${card.business} stays at ${stageNames[card.stage]}. ${what.refusal}.`, { tone: 'warning' })
    } else if (what.action === 'converted') {
      setAsked({ card, asking: 'convert' })
    } else {
      put(card, to)
      write.mutate({ body: { entry: card.id, kind: what.action, words: '' } })
      toast(`${card.business} is now at ${stageNames[to]}`, { seconds: 3 })
    }
  }

  return {
    moved,
    ...asked,
    /** Asks where a card is to go. */
    ask: (card: BoardCard) => setAsked({ card, asking: 'where' }),
    leave: () => setAsked(undefined),
    move,
    converted: (card: BoardCard) => {
      setAsked(undefined)
      put(card, 'customer')
      void settle(card.id)
    },
  }
}

export type BoardMoves = ReturnType<typeof useBoardMoves>
