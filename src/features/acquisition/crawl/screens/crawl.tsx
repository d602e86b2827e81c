import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { crawlMessages } from '../contract.ts'
import styles from './crawl.module.css'
import { CrawlProgress } from './crawl-progress.tsx'
import { CrawlResults } from './crawl-results.tsx'
import { useCrawl } from './use-crawl.ts'

export type CrawlProps = {
  /** Empty as long as none is chosen. */
  type: string
  country: string
  state: string
  /** Is handed `name, website, email, phone, contact` of each chosen business, and what the lookup was asked for them. */
  onTake: (lines: readonly string[], searchTerm: string) => void
}

/** Looks for the businesses of a state, and lets some of them be taken. */
export function Crawl({ onTake, ...place }: CrawlProps) {
  const does = useCrawl(place)
  const { crawl, failed, refusal } = does
  return (
    <section
      className={styles.panel}
      aria-label="Crawl"
      onKeyDown={(event) => {
        // In a form around, Enter would send that off.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={layout.largeSize}>Find businesses</h2>
          <p className={layout.note}>
            Looks up who rents out boats{place.state !== '' && ` in ${place.state}`}, then reads their own websites for
            name, email and phone.
          </p>
        </div>
        <Button busy={does.isBusy} busyLabel="Wait" onClick={does.ask}>
          Crawl
        </Button>
      </div>
      {refusal && <Banner tone="danger">{refusal.message.replace(/\.?$/, '.')}</Banner>}
      {failed && (
        <Banner
          tone="danger"
          title={crawlMessages.failed}
          action={
            <Button variant="secondary" size="small" onClick={does.ask}>
              Try again
            </Button>
          }
        >
          {failed.message.replace(/\.?$/, '.')}
        </Banner>
      )}
      {crawl && <CrawlProgress crawl={crawl} does={does} />}
      {crawl && <CrawlResults key={crawl.id} found={does} onTake={onTake} />}
    </section>
  )
}
