import { type KnownAnswer, knownAnswersId } from '#kit/shared/known-answers.ts'
import { type Head, headLines, inScript } from './head.ts'

/** A page as it is now: all of it, with what it was drawn from, or as built, with more that search engines may know. */
export type Drawn =
  | { markup: string; head: Head; siteName: string; path: string; answers: readonly KnownAnswer[] }
  | { moreData: object }

/** Roughly the bytes that are kept of a page, with its encoded forms. */
export const sizeOfDrawn = (drawn: Drawn): number =>
  'markup' in drawn ? 3 * (drawn.markup.length + JSON.stringify(drawn.answers).length) : 2000

const structuredData = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/s

/**
 * The page with what was drawn. `open` has the places for it, without which the page stays as it was built; `finished` puts
 * in what is known of this installation, of which nothing is looked for in the answers.
 */
export function withDrawn(
  { built, open }: { built: string; open: string | undefined },
  drawn: Drawn,
  finished: (html: string) => string,
): string {
  if ('moreData' in drawn) {
    const more = JSON.parse(finished(inScript(drawn.moreData)))
    return built.replace(structuredData, (json) => inScript({ ...JSON.parse(json), ...more }))
  }
  if (open === undefined) return built
  const { path, head, siteName, markup, answers } = drawn
  return open
    .replace('<!--head-->', () => finished(headLines(path, head, siteName).join('\n    ')))
    .replace('<!--markup-->', () => finished(markup))
    .replace(
      '<!--answers-->',
      () => `<script type="application/json" id="${knownAnswersId}">${inScript(answers)}</script>`,
    )
}
