import { useState } from 'react'
import type { ApiError } from '#kit/ui/api.ts'
import { remember, useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { type CrawlAction, type Crawled, type CrawlPlace, controlCrawl, crawlTargets, getCrawl } from '../contract.ts'
import { crawlRefusal, isUnderWay } from '../rules.ts'

const nothing: Crawled = { crawled_list: [], omitted_list: [], crawl: null }

/** Looking for the businesses of a place: what was found so far, and what can be done with the crawl. */
export function useCrawl(chosen: { [field in keyof CrawlPlace]: string }) {
  const refusal = crawlRefusal(chosen)
  const place = refusal ? undefined : (chosen as CrawlPlace)
  const found = useEndpoint(getCrawl, place && { query: place })
  const [flagged, setFlagged] = useState('')
  const [failed, setFailed] = useState<ApiError>()
  const current = place ? (found.data ?? nothing) : nothing
  const key = `${chosen.type}/${chosen.country}/${chosen.state}`

  const begin = useWrite(crawlTargets, {
    onSuccess: (crawled, { query }) => {
      setFailed(undefined)
      remember(getCrawl, { query }, crawled)
    },
    onError: setFailed,
  })
  const steer = useWrite(controlCrawl, {
    refreshes: [getCrawl],
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  })

  const control = (action: CrawlAction) => current.crawl && steer.mutate({ body: { id: current.crawl.id, action } })
  const ask = () => {
    setFlagged(key)
    setFailed(undefined)
    // What is finished would only be told again.
    if (current.crawl?.status === 'done') control('again')
    else if (place) begin.mutate({ query: place })
  }
  return {
    ...current,
    /** What is in the way, once somebody wanted to crawl. */
    refusal: flagged === key ? refusal : undefined,
    failed: flagged === key ? failed : undefined,
    isBusy: begin.isPending || steer.isPending || (current.crawl !== null && isUnderWay(current.crawl.status)),
    isSteered: steer.isPending,
    ask,
    control,
  }
}

export type CrawlState = ReturnType<typeof useCrawl>
