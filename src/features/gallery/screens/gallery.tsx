import { later } from '#kit/ui/later.tsx'
import { Link } from '#kit/ui/link.tsx'
import { LiveUpdates } from '#kit/ui/live-updates.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useIdle } from '#kit/ui/use-idle.ts'
import { useLater } from '#kit/ui/use-later.ts'
import { getGalleryItems } from '../contract.ts'
import { words } from '../words.ts'
import styles from './gallery.module.css'
import { DarkRoom, EmptyGrid, WorkGrid } from './grid/grid.tsx'
import { HandOfSomebody } from './hand/use-hand.tsx'
import { useArtist } from './use-artist.ts'
import { galleryAddress, useOpenWork } from './view/use-open-work.ts'

/** Fetched before they are asked for. */
const loadToaster = async () => ({ default: (await import('#kit/ui/toaster.tsx')).Toaster })
const loadLargeView = () => import('./view/large-view.tsx')

const Upload = later(async () => (await import('./upload/upload.tsx')).Upload)
const ArtistBar = later(async () => (await import('./artist-bar.tsx')).ArtistBar)

/** The gallery: every work in rows, one of them large. */
export function Gallery() {
  const query = useEndpoint(getGalleryItems)
  const works = query.data?.gallery_data
  const isArtist = Boolean(useArtist())
  const Toaster = useLater(loadToaster, useIdle())
  return (
    <HandOfSomebody>
      <div className={styles.gallery} id="top">
        <header className={styles.head}>
          <h1 className={styles.title}>{words.gallery}</h1>
          <p className={styles.count}>{works && works.length > 0 && words.countOfWorks(works.length)}</p>
          {isArtist && works && works.length > 0 && <ArtistBar />}
        </header>
        <div id="content" className={styles.content}>
          {works === undefined ? (
            <Pending query={query} what={words.theWorks} loading={words.fetchingWorks} title={words.worksNotFetched}>
              <EmptyGrid />
            </Pending>
          ) : works.length === 0 ? (
            <NoWorks isArtist={isArtist} />
          ) : (
            <Works works={works} />
          )}
        </div>
      </div>
      <LiveUpdates />
      {Toaster && <Toaster />}
    </HandOfSomebody>
  )
}

function Works({ works }: { works: NonNullable<Parameters<typeof useOpenWork>[0]> }) {
  const work = useOpenWork(works)
  const isIdle = useIdle()
  const LargeView = useLater(loadLargeView, isIdle || work.item !== undefined)
  return (
    <>
      {work.isMissing && (
        <p className={styles.missing} role="status">
          {words.workGone}. <Link to={galleryAddress}>{words.seeAllWorks}</Link>
        </p>
      )}
      <WorkGrid
        items={works}
        work={work}
        view={work.item && (LargeView ? <LargeView items={works} item={work.item} work={work} /> : <DarkRoom />)}
      />
    </>
  )
}

function NoWorks({ isArtist }: { isArtist: boolean }) {
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{words.noImages}</p>
      <Upload isOpenToAll={!isArtist} />
    </div>
  )
}
