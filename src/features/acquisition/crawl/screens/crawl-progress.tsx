import { getInstallation } from '#features/settings/contract.ts'
import { formatDay, formatHour, wallClock } from '#kit/shared/day.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Progress } from '#kit/ui/progress.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type CrawlRun, crawlMessages } from '../contract.ts'
import { isUnderWay, mayControl, progressOf } from '../rules.ts'
import styles from './crawl.module.css'
import type { CrawlState } from './use-crawl.ts'

const statuses = {
  places: 'Asking for businesses',
  sites: 'Reading their websites',
  paused: 'Paused',
  done: 'Finished',
  canceled: 'Canceled',
  failed: 'Broken off',
} as const

const lookups = { google: 'Google Places', overpass: 'OpenStreetMap' } as const

/** How far a crawl is, and what can be done with it. */
export function CrawlProgress({ crawl, does }: { crawl: CrawlRun; does: CrawlState }) {
  const { status, asked, questions, found, read, sites, finishedAt } = crawl
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const finished = status === 'done' && finishedAt !== null && timeZone && wallClock(timeZone, finishedAt)
  return (
    <div className={layout.stack2}>
      <div className={styles.status}>
        <p>
          <strong>{statuses[status]}</strong>
          {finished && <span className={layout.note}>{` on ${formatDay(finished.day)}`}</span>}
        </p>
        <Controls crawl={crawl} does={does} />
      </div>
      <Progress max={1} value={progressOf(crawl)} aria-label="Progress of the crawl" />
      <dl className={styles.counts}>
        <div>
          <dt>{lookups[crawl.provider]} asked</dt>
          <dd>
            {asked} of {questions}
          </dd>
        </div>
        <div>
          <dt>Businesses found</dt>
          <dd>{found}</dd>
        </div>
        <div>
          <dt>Looked through</dt>
          <dd>
            {read} of {sites}
          </dd>
        </div>
      </dl>
      {isUnderWay(status) && <p className={layout.note}>You may leave this page: it goes on by itself.</p>}
      <Trouble crawl={crawl} does={does} timeZone={timeZone} />
      <LiveRegion>
        {`${statuses[status]}${isUnderWay(status) ? '' : `: ${found} ${found === 1 ? 'business' : 'businesses'} found`}`}
      </LiveRegion>
    </div>
  )
}

function Controls({ crawl: { status }, does }: { crawl: CrawlRun; does: CrawlState }) {
  return (
    <div className={styles.controls}>
      {mayControl(status, 'pause') && (
        <Button variant="secondary" size="small" busy={does.isSteered} onClick={() => does.control('pause')}>
          Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button variant="secondary" size="small" busy={does.isSteered} onClick={() => does.control('resume')}>
          Resume
        </Button>
      )}
      {mayControl(status, 'cancel') && (
        <Button variant="quiet" size="small" onClick={() => does.control('cancel')}>
          Cancel
        </Button>
      )}
    </div>
  )
}

type TroubleProps = { crawl: CrawlRun; does: CrawlState; timeZone: string | undefined }

/** Why it waits or broke off. */
function Trouble({ crawl, does, timeZone }: TroubleProps) {
  const { status, error, waitingUntil } = crawl
  if (status === 'failed') {
    return (
      <Banner
        tone="danger"
        title={crawlMessages.failed}
        action={
          <Button variant="secondary" size="small" busy={does.isSteered} onClick={() => does.control('resume')}>
            Try again
          </Button>
        }
      >
        {error && `${error}. What was found so far is kept.`}
      </Banner>
    )
  }
  if (waitingUntil === null || error === null) return null
  const at = timeZone && wallClock(timeZone, waitingUntil)
  return (
    <Banner quiet tone="info">
      {`${error}. It is asked again${at ? ` on ${formatDay(at.day)} at ${formatHour(Math.ceil(at.hour * 60) / 60)}` : ' later'}.`}
    </Banner>
  )
}
