import { getDomain } from 'tldts'
import { parseUrl } from './urls.ts'

/** By what websites are told apart. Needs the list of public suffixes: not for the browser. */

/** Where a name of the host says nothing about the business: social, search, video, blog and link-list hosts. */
const shared = new Set(
  [
    'facebook.com instagram.com linkedin.com x.com threads.net tiktok.com snapchat.com xing.com vk.com reddit.com',
    'pinterest.com pinterest.de pinterest.co.uk tumblr.com flickr.com telegram.org t.me wa.me whatsapp.com bsky.app',
    'google.com google.de google.at google.ch google.ie google.co.uk google.ca google.com.au google.com.cy goo.gl g.page g.co',
    'bing.com yahoo.com duckduckgo.com ecosia.org yandex.com baidu.com apple.com openstreetmap.org',
    'youtube.com youtu.be vimeo.com dailymotion.com twitch.tv',
    'wordpress.com blogspot.com blogger.com medium.com substack.com typepad.com livejournal.com jimdofree.com jimdosite.com',
    'wixsite.com weebly.com webnode.com webnode.page business.site squarespace.com strikingly.com site123.me notion.site',
    'linktr.ee linkin.bio beacons.ai bio.link lnk.bio taplink.cc carrd.co campsite.bio solo.to msha.ke bit.ly',
    'yelp.com yelp.de yelp.ie yelp.co.uk yelp.ca yelp.com.au tripadvisor.com tripadvisor.de tripadvisor.at tripadvisor.ch',
    'tripadvisor.ie tripadvisor.co.uk tripadvisor.ca tripadvisor.com.au foursquare.com gelbeseiten.de dasoertliche.de',
    'herold.at local.ch yell.com yellowpages.com yellowpages.ca yellowpages.com.au goldenpages.ie',
    'booking.com airbnb.com getyourguide.com viator.com clickandboat.com samboat.com getmyboat.com boatsetter.com',
  ]
    .join(' ')
    .split(' '),
)

/** Names of the same place. */
const sameAs: Readonly<Record<string, string>> = {
  'fb.com': 'facebook.com',
  'fb.me': 'facebook.com',
  'twitter.com': 'x.com',
  'instagr.am': 'instagram.com',
}

/** Where `m.`, `de-de.` and upper case make no difference. */
const oneHost = new Set(['facebook.com', 'instagram.com', 'linkedin.com', 'x.com', 'tiktok.com', 'threads.net'])

/** What shops and newsletters hang on to an address to recognise their visitors. */
const tracking =
  /^(?:utm_\w*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|_ga|_gl|ref|ref_src|refsrc|mibextid|si|feature|trk|hl|lang|locale)$/i

/** Whether many businesses have a page at the host. */
export const isSharedHost = (host: string): boolean => sharedDomain(host) !== undefined

function sharedDomain(host: string): string | undefined {
  const domain = getDomain(host) ?? undefined
  const name = domain && (sameAs[domain] ?? domain)
  return name && shared.has(name) ? name : undefined
}

/**
 * What two addresses of one website have in common: the host, without `www.` and as it is in the name system; of hosts that
 * many share, the whole address without what only tells visitors apart. Undefined where it is no address of a website.
 */
export function websiteKey(website: string): string | undefined {
  const written = parseUrl(website)
  if (written === undefined) return undefined
  const url = new URL(written)
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '')
  const domain = sharedDomain(host)
  if (domain === undefined) return host + port
  const asked = [...url.searchParams].filter(([name]) => !tracking.test(name)).sort(byName)
  const query = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`
  const path = url.pathname.replace(/\/+$/, '')
  return oneHost.has(domain) ? `${domain}${path}${query}`.toLowerCase() : `${host}${port}${path}${query}`
}

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : a > b ? 1 : 0)
