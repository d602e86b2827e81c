import { type Page, sites } from '../src/sites/pages.ts'

/** Which pages a journey goes to, read from its text: journeys reach screens through the built product, not by imports. */

const allPages = Object.values(sites).flatMap((site) => site.pages)

/** Journeys that go through the list of all pages. */
const goesEverywhere = /import \{[^}]*\b(sites|prerenderedPaths)\b[^}]*\} from '#sites\/pages\.ts'/

/** The pages whose addresses stand in a text: in a string, a template or a pattern, whole or put together from two. */
export function visitedPages(text: string, pages: readonly Page[] = allPages): Page[] {
  if (goesEverywhere.test(text)) return [...pages]
  const addresses = addressesIn(text)
  return pages.filter(({ path }) => {
    const fits = patternOf(path)
    return addresses.some((address) => fits(address))
  })
}

function addressesIn(text: string): string[] {
  const constants: Record<string, string> = Object.fromEntries(
    [...text.matchAll(/\bconst (\w+) = (['"`])(\/[^'"`]*)\2/g)].map(([, name = '', , value = '']) => [name, value]),
  )
  const filled = text
    .replaceAll('\\/', '/')
    // A page is one in every language.
    .replaceAll(/\/de(?=\/(?:RentalRevolution|PresentationPro|ParallaxPrawns|ArtAlley))/g, '')
    .replaceAll(/\$\{(\w+)\}/g, (whole, name) => constants[name] ?? whole)
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*')
  const quoted = [...filled.matchAll(/(['"`])(?:\*\*)?(\/[^'"`\s]*)\1/g)].map(([, , address = '']) => address)
  const inside = [...filled.matchAll(/\/(?:RentalRevolution|PresentationPro|ParallaxPrawns|ArtAlley)[^'"`\s)]*/g)]
  const bases = Object.values(constants)
  const joined = bases.flatMap((base) => quoted.map((rest) => base + rest))
  const all = [...quoted, ...inside.map(([address]) => address), ...bases, ...joined]
  return [...new Set(all.map((address) => address.replace(/[?#].*$/, '').replace(/(?<=.)\$?\/$/, '')))]
}

/** Whether an address can be one of a page. A part that is not known until the journey runs fits a parameter only. */
function patternOf(path: string): (address: string) => boolean {
  if (path.endsWith('/*')) return (address) => ['404', 'nothing'].some((lost) => address === path.replace('*', lost))
  const wanted = path.split('/').slice(1)
  const needed = wanted.filter((part) => !part.endsWith('?')).length
  return (address) => {
    const given = address.split('/').slice(1)
    if (given.length < needed || given.length > wanted.length) return false
    return given.every((part, i) => wanted[i]?.startsWith(':') || fitsPart(part, wanted[i] ?? ''))
  }
}

/** `*` stands for what is filled in: beside something written, as in `vouchers*`, it may be nothing. */
function fitsPart(given: string, wanted: string): boolean {
  const [written = '', ...rest] = given.split('*')
  return rest.length === 0 ? given === wanted : written !== '' && written === wanted
}
