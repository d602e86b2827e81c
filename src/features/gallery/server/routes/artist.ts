import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import type { Repeat } from '#kit/server/http/repeat.ts'
import { writing } from '#kit/server/http/write.ts'
import { notFound, ProblemError } from '#kit/shared/problem.ts'
import * as calls from '../../contract/artist.ts'
import type { VoteButton } from '../../rules.ts'
import { words } from '../../words.ts'
import { postComment, setAway } from '../commands/comments.ts'
import { seeItem, vote } from '../commands/votes.ts'
import { hangsAlready, seeRequest, setDown, setRequestAway } from '../commands.ts'
import { readRequests } from '../queries/requests.ts'
import { readSeen, readVotes, type Votable } from '../queries.ts'

const done = { status: 'success' as const }

export function artistRoutes(app: Server, context: Context): void {
  const { sql, live } = context
  const write = writing(context)

  route(app, calls.getLikedImages, ({ caller }) => readVotes(sql, 'item', caller.id, 1))
  route(app, calls.getDislikedImages, ({ caller }) => readVotes(sql, 'item', caller.id, -1))
  route(app, calls.getLikedComments, ({ caller }) => readVotes(sql, 'comment', caller.id, 1))
  route(app, calls.getDislikedComments, ({ caller }) => readVotes(sql, 'comment', caller.id, -1))

  for (const [endpoint, votable, button] of votes) {
    route(app, endpoint, async ({ params: { id }, caller, repeat }) => {
      const press = { votable, id, button, userId: caller.id }
      return write({ caller, repeat: ofRecord(repeat, id) }, async ({ tx, tell }) => {
        const voted = await vote(tx, press)
        if (!voted) throw notFound(votable === 'item' ? words.workGone : words.commentGone)
        tell('gallery')
        return voted
      })
    })
  }

  route(app, calls.getSeenItems, async ({ caller }) => ({ seen_items: await readSeen(sql, caller.id) }))

  route(app, calls.seeItem, async ({ params, caller }) => {
    if (!(await seeItem(sql, params.id, caller.id))) throw notFound(words.workGone)
    return done
  })

  route(app, calls.postComment, (call) =>
    write(call, (writes) => {
      writes.tell('gallery')
      return postComment(writes, call.body)
    }),
  )

  for (const [endpoint, away] of [[calls.deleteComment, true] as const, [calls.restoreComment, false] as const]) {
    route(app, endpoint, (call) =>
      write(call, async (writes) => {
        writes.tell('gallery')
        return { ...done, commentcount: await setAway(writes, call.params.id, away) }
      }),
    )
  }

  for (const [endpoint, down] of [[calls.deleteImage, true] as const, [calls.restoreImage, false] as const]) {
    route(app, endpoint, (call) =>
      write(call, async (writes) => {
        if (!(await setDown(writes, call.params.id, down))) throw notFound(words.workGone)
        writes.tell('gallery')
      }).catch((error: unknown) => {
        // Its picture was uploaded again meanwhile.
        throw hangsAlready(error) ? new ProblemError(409, 'HANGS_ALREADY', words.hangsAlready) : error
      }),
    )
  }

  route(app, calls.getContactRequests, async () => ({ inbox_data: await readRequests(sql) }))

  route(app, calls.seeContactRequest, async ({ params }) => {
    if (!(await seeRequest(sql, params.id))) throw notFound(words.requestGone)
    await live.changed('art-inbox')
    return done
  })

  for (const [endpoint, away] of [
    [calls.deleteContactRequest, true] as const,
    [calls.restoreContactRequest, false] as const,
  ]) {
    route(app, endpoint, (call) =>
      write(call, async (writes) => {
        if (!(await setRequestAway(writes, call.params.id, away))) throw notFound(words.requestGone)
        writes.tell('art-inbox')
      }),
    )
  }
}

const votes: readonly [typeof calls.likeImage, Votable, VoteButton][] = [
  [calls.likeImage, 'item', 'like'],
  [calls.dislikeImage, 'item', 'dislike'],
  [calls.likeComment, 'comment', 'like'],
  [calls.dislikeComment, 'comment', 'dislike'],
]

/** A vote has no body: the record it is about stands in the address. */
const ofRecord = (repeat: Repeat | undefined, id: number) => repeat && { ...repeat, scope: `${repeat.scope}${id}` }
