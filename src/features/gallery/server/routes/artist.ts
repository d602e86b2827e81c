import { answer } from '#kit/server/http/answer.ts'
import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { type Caller, route, type Server } from '#kit/server/http/http.ts'
import { orEarlierAnswer, type Repeat } from '#kit/server/http/repeat.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../../contract/artist.ts'
import { commentMessages, uploadMessages, type VoteButton } from '../../rules.ts'
import { postComment, setAway } from '../commands/comments.ts'
import { seeItem, vote } from '../commands/votes.ts'
import { type Outcome, seeRequest, setDown, setRequestAway } from '../commands.ts'
import { readRequests } from '../queries/requests.ts'
import { readSeen, readVotes, type Votable } from '../queries.ts'

const done = { status: 'success' as const }

export function artistRoutes(app: Server, context: Context): void {
  const { sql, live } = context
  const by = (caller: Caller) => authorOf(caller, context)

  route(app, calls.getLikedImages, ({ caller }) => readVotes(sql, 'item', caller.id, 1))
  route(app, calls.getDislikedImages, ({ caller }) => readVotes(sql, 'item', caller.id, -1))
  route(app, calls.getLikedComments, ({ caller }) => readVotes(sql, 'comment', caller.id, 1))
  route(app, calls.getDislikedComments, ({ caller }) => readVotes(sql, 'comment', caller.id, -1))

  for (const [endpoint, votable, button] of votes) {
    route(app, endpoint, async ({ params: { id }, caller, repeat }) => {
      const press = { votable, id, button, userId: caller.id }
      const own = ofRecord(repeat, id)
      const voted = await orEarlierAnswer(sql, own, async () => {
        const counted = await vote(sql, press, own)
        return counted && answer(200, counted)
      })
      if (!voted) throw notFound(votable === 'item' ? commentMessages.itemGone : commentMessages.gone)
      await live.changed('gallery')
      return voted
    })
  }

  route(app, calls.getSeenItems, async ({ caller }) => ({ seen_items: await readSeen(sql, caller.id) }))

  route(app, calls.seeItem, async ({ params, caller }) => {
    if (!(await seeItem(sql, params.id, caller.id))) throw notFound(commentMessages.itemGone)
    return done
  })

  route(app, calls.postComment, async ({ body, caller, repeat }) => {
    const posted = await orEarlierAnswer(sql, repeat, async () => {
      const comment = await postComment(sql, body, { by: by(caller), repeat })
      if (!comment) return undefined
      await live.changed('gallery')
      return answer(201, comment)
    })
    return posted as NonNullable<typeof posted>
  })

  for (const [endpoint, away] of [[calls.deleteComment, true] as const, [calls.restoreComment, false] as const]) {
    route(app, endpoint, async ({ params, caller }) => {
      const commentcount = await setAway(sql, params.id, away, by(caller))
      await live.changed('gallery')
      return { ...done, commentcount }
    })
  }

  for (const [endpoint, down] of [[calls.deleteImage, true] as const, [calls.restoreImage, false] as const]) {
    route(app, endpoint, async ({ params, caller }) => {
      checkOutcome(await setDown(sql, params.id, down, by(caller)), commentMessages.itemGone)
      await live.changed('gallery')
      return done
    })
  }

  route(app, calls.getContactRequests, async () => ({ inbox_data: await readRequests(sql) }))

  route(app, calls.seeContactRequest, async ({ params }) => {
    if (!(await seeRequest(sql, params.id))) throw notFound(requestGone)
    await live.changed('art-inbox')
    return done
  })

  for (const [endpoint, away] of [
    [calls.deleteContactRequest, true] as const,
    [calls.restoreContactRequest, false] as const,
  ]) {
    route(app, endpoint, async ({ params, caller }) => {
      checkOutcome(await setRequestAway(sql, params.id, away, by(caller)), requestGone)
      await live.changed('art-inbox')
      return done
    })
  }
}

const requestGone = 'This request is not in the inbox any more'

const votes: readonly [typeof calls.likeImage, Votable, VoteButton][] = [
  [calls.likeImage, 'item', 'like'],
  [calls.dislikeImage, 'item', 'dislike'],
  [calls.likeComment, 'comment', 'like'],
  [calls.dislikeComment, 'comment', 'dislike'],
]

/** A vote has no body: the record it is about stands in the address. */
const ofRecord = (repeat: Repeat | undefined, id: number) => repeat && { ...repeat, scope: `${repeat.scope}${id}` }

/** Done again, a deed is done. */
function checkOutcome(outcome: Outcome, gone: string): void {
  if (outcome === 'unknown') throw notFound(gone)
  if (outcome === 'hangs already') throw new ProblemError(409, 'HANGS_ALREADY', uploadMessages.hangs)
}
