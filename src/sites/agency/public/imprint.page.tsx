import { readOperator } from '#features/settings/screens/operator.ts'
import { Reach, Responsible } from '#features/settings/screens/operator-entries.tsx'
import { Link } from '#kit/ui/link.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { type Chapter, LegalPage } from './legal/legal-page.tsx'

export const meta: PageMeta = {
  title: 'Imprint – Sternsinger',
  description: 'Who runs these sites, who answers for what they say, and how to reach us.',
  alternates: { de: '/de/impressum' },
}

const chaptersFor = ({ owner }: ReturnType<typeof readOperator>): Chapter[] => [
  {
    id: 'provider',
    title: 'Provider',
    text: (
      <>
        <p>Information according to §&nbsp;5 of the German Digital Services Act (DDG):</p>
        <Responsible />
      </>
    ),
  },
  {
    id: 'reach-us',
    title: 'How to reach us',
    text: (
      <>
        <Reach />
        <p>
          Or write to us with the <Link to="/#contact">contact form</Link>. A person reads what you write.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Responsible for the content',
    text: (
      <p>According to §&nbsp;18 (2) of the German Interstate Media Treaty (MStV): {owner}, at the address above.</p>
    ),
  },
  {
    id: 'demonstrations',
    title: 'The four sites we show',
    text: (
      <p>
        <a href="/RentalRevolution">Rental Revolution</a>, <a href="/PresentationPro">Presentation Pro</a>,{' '}
        <a href="/ParallaxPrawns">Parallax Prawns</a> and <a href="/ArtAlley">Art Alley</a> are our own work and show
        what we make. We answer for them, too.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Settling disputes',
    text: (
      <p>
        If something went wrong, please tell us first: we would like to put it right. We are neither obliged nor willing
        to take part in dispute settlement before a consumer arbitration board (§&nbsp;36 VSBG).
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links to others',
    text: (
      <p>
        Where we link to somebody else’s site, we looked at it when we set the link. What is there later is theirs to
        answer for. Should you find something unlawful behind one of our links, tell us and we remove it.
      </p>
    ),
  },
  {
    id: 'copyright',
    title: 'Pictures, words and type',
    text: (
      <>
        <p>
          Pictures, texts and code of these sites are ours, and protected by copyright. If you would like to use some of
          it, ask.
        </p>
        <p>
          The typefaces are Bricolage Grotesque and Hanken Grotesk. Both are under the SIL Open Font License and come
          from our own server. Here are the <a href="/licenses.txt">licenses of all typefaces and libraries</a> in these
          sites.
        </p>
      </>
    ),
  },
]

export default function ImprintPage() {
  return (
    <LegalPage
      title="Imprint"
      lead={<p>Who runs these sites, who answers for what they say, and how to reach us.</p>}
      contents="On this page"
      chapters={chaptersFor(readOperator())}
      stand="Last changed in November 2026"
    />
  )
}
