import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { remember, useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { type CrawlAction, type Crawled, type CrawlPlace, controlCrawl, crawlTargets, getCrawl } from '../contract.ts'
import { crawlRefusal, isUnderWay } from '../rules.ts'

const nothing: Crawled = { crawled_list: [], omitted_list: [], crawl: null }

/** Looking for the businesses of a place: what was found so far, and what can be done with the crawl. */
export function useCrawl(user: SignedInUser, chosen: { [field in keyof CrawlPlace]: string }) {
  const refusal = crawlRefusal(chosen)
  const place = refusal ? undefined : (chosen as CrawlPlace)
  const found = useEndpoint(getCrawl, place && { query: place })
  const [flagged, setFlagged] = useState('')
  const [failed, setFailed] = useState<ApiError>()
  const current = place ? (found.data ?? nothing) : nothing
  const key = `${chosen.type}/${chosen.country}/${chosen.state}`

  const begin = useStaffWrite(user, crawlTargets, {
    simulate: () => current,
    onSuccess: (crawled, { query }) => {
      setFailed(undefined)
      if (!user.demo) remember(getCrawl, { query }, crawled)
    },
    onError: setFailed,
  })
  const steer = useStaffWrite(user, controlCrawl, {
    refreshes: [getCrawl],
    simulate: () => ({ status: 'success' as const, crawl: current.crawl as NonNullable<Crawled['crawl']> }),
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
