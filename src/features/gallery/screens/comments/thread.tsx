import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { later } from '#kit/ui/later.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type GalleryComment, type GalleryItem, getComments } from '../../contract.ts'
import { countOf, type Thread } from '../../rules/threads.ts'
import { words } from '../../words.ts'
import { useHand } from '../hand/use-hand.tsx'
import { visitorName, withShown } from '../hand/visitor.ts'
import { changeVisitor, readVisitor, useVisitor } from '../hand/visitor-store.ts'
import { usePassing } from '../view/use-passing.ts'
import { asSeenBy } from './as-seen.ts'
import { CommentForm } from './comment-form.tsx'
import { OneComment } from './one-comment.tsx'
import styles from './thread.module.css'

const ArtistTools = later(async () => (await import('./artist-tools.tsx')).ArtistTools)
const Upload = later(async () => (await import('../upload/upload.tsx')).Upload)

type Threads = Thread<GalleryComment>[]

/** What is said about a work. The artist finds here, too, how to hang others. */
export function CommentThread({ item, isReady }: { item: GalleryItem; isReady: boolean }) {
  const hand = useHand()
  const [isUploading, setUploading] = useState(false)
  const query = useEndpoint(getComments, isReady ? { params: { itemId: item.id } } : undefined)
  const threads = useThreads(item.id, query.data?.comments as Threads | undefined)
  const now = usePassing(15)
  const linked = useLinkedComment(threads !== undefined)
  return (
    <section className={styles.thread} id="comments" aria-label={words.comments} tabIndex={-1}>
      <div className={styles.head}>
        <h3 className={layout.headingSize}>{words.countOfComments(threads ? countOf(threads) : item.commentcount)}</h3>
        {hand.isArtist && (
          <div className={layout.row2}>
            <Button size="small" variant="secondary" onClick={() => setUploading(!isUploading)}>
              {isUploading ? words.back : words.upload}
            </Button>
            <ArtistTools item={item} />
          </div>
        )}
      </div>
      {isUploading && hand.isArtist ? (
        <Upload />
      ) : (
        <>
          <CommentForm
            kind="comment"
            note={hand.isArtist ? undefined : words.writtenAs(visitorName)}
            onSend={async (body) => {
              await hand.post(item.id, body, null)
            }}
          />
          {threads ? (
            <ul className={layout.plain}>
              {threads.map((comment) => (
                <OneComment key={comment.id} comment={comment} depth={1} now={now} linked={linked} />
              ))}
            </ul>
          ) : (
            <Pending
              query={query}
              what={words.theComments}
              loading={words.fetchingComments}
              title={words.commentsNotFetched}
              lines={3}
            />
          )}
          {!hand.isArtist && <Hidden item={item.id} />}
        </>
      )}
    </section>
  )
}

/** The way back for what a visitor took out of sight. */
function Hidden({ item }: { item: number }) {
  const hidden = useVisitor().hidden.filter(({ gallery_item }) => gallery_item === item)
  const count = hidden.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  return (
    <button
      type="button"
      className={styles.hidden}
      onClick={() => changeVisitor((before) => withShown(before, ...hidden.map(({ id }) => id)))}
    >
      {words.showHidden(count)}
    </button>
  )
}

/** The threads as this person sees them: with a visitor's own comments and votes, or just as the server has them. */
function useThreads(item: number, comments: Threads | undefined): Threads | undefined {
  const { isArtist } = useHand()
  const visitor = useVisitor()
  const [atFirst] = useState(readVisitor)
  if (comments === undefined || isArtist) return comments
  return asSeenBy(visitor, atFirst, item, comments)
}

/** The comment that the address names, once it can be there: it is scrolled to. */
function useLinkedComment(isThere: boolean): string | undefined {
  const [linked, setLinked] = useState<string>()
  useEffect(() => {
    if (!isThere) return
    const look = () => {
      const name = /^#(comment-.+)/.exec(location.hash)?.[1]
      setLinked(name)
      if (name) document.getElementById(name)?.scrollIntoView({ block: 'center' })
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [isThere])
  return linked
}
