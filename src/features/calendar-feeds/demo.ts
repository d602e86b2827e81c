import { getAllVehicles } from '#features/vehicles/contract.ts'
import { play } from '#kit/ui/demo.ts'
import { addFeed, type Feed, listFeeds, removeFeed } from './contract.ts'

/** Calendars of a test account: none answers. */
export const plays = [
  play(addFeed, ({ body: { shows } }, { show, known, newId, at }) => {
    const boat = known(getAllVehicles)
      .flat()
      .find(({ id }) => String(id) === shows)
    const feed = { id: newId(), vehicle_name: boat?.name ?? null, made_at: at, used_at: null }
    const kind: Feed['shows'] = shows === 'all' || shows === 'own' ? shows : 'boat'
    show(listFeeds, ({ feeds }) => ({ feeds: [...feeds, { ...feed, shows: kind }] }))
    return { id: feed.id, address: `${location.origin}/api/rere_calendar/test.ics` }
  }),
  play(removeFeed, ({ body: { id } }, { show }) =>
    show(listFeeds, ({ feeds }) => ({ feeds: feeds.filter((feed) => feed.id !== id) })),
  ),
]
