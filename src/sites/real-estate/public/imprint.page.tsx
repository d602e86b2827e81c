import { readOperator } from '#features/settings/screens/operator.ts'
import { Reach, Responsible } from '#features/settings/screens/operator-entries.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { type Chapter, LegalPage } from './legal/legal-page.tsx'

export const meta: PageMeta = {
  title: 'PresentationPro - Imprint',
  description: 'Presentation Pro is a demonstration and does not exist. Who made it, and how to reach them.',
}

const chaptersFor = ({ owner }: ReturnType<typeof readOperator>): readonly Chapter[] => [
  {
    anchor: 'demonstration',
    title: 'A demonstration',
    text: (
      <>
        <p>
          Presentation Pro is a sample site. The agency is fictional, and so are its people, its offices, its properties
          and their prices. Nothing here is for sale or to let, and nobody can be hired.
        </p>
        <p>
          It shows what the agency below makes for its customers. <a href="/">See what else</a>.
        </p>
      </>
    ),
  },
  {
    anchor: 'responsible',
    title: 'Who made it',
    text: (
      <>
        <p>Who provides this site (§&nbsp;5 of the German Digital Services Act, DDG):</p>
        <Responsible />
        <p>
          {owner} also answers for what is written here (§&nbsp;18 (2) of the German Interstate Media Treaty, MStV), at
          the same address.
        </p>
      </>
    ),
  },
  {
    anchor: 'reach-us',
    title: 'Getting in touch',
    text: (
      <>
        <Reach />
        <p>
          The contact form of Presentation Pro sends nothing. <a href="/#contact">The one of its makers</a> does.
        </p>
      </>
    ),
  },
  {
    anchor: 'answers',
    title: 'About the answers',
    text: (
      <p>
        The questions and answers were written with care, for the agency this site pretends to be. They are not legal,
        tax or financial advice, and rules change. Before you sign anything, ask somebody whose profession it is.
      </p>
    ),
  },
  {
    anchor: 'pictures',
    title: 'Pictures and type',
    text: (
      <>
        <p>
          No house in the pictures stands anywhere, and no person in them lives: all were made on a computer for this
          site. Pictures and texts belong to its makers and may not be used without asking.
        </p>
        <p>
          Set in Bodoni Moda and Instrument Sans, both under the SIL Open Font License and served from here. Names of
          other companies belong to them.
        </p>
      </>
    ),
  },
]

export default function ImprintPage() {
  return (
    <LegalPage
      title="Imprint"
      lead="The agency in these pages is made up. The people who made it up are not."
      chapters={chaptersFor(readOperator())}
      stand="Last changed in November 2026"
    />
  )
}
