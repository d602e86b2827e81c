import { readOperator } from '#features/settings/screens/operator.ts'
import { Link } from '#kit/ui/link.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { type Chapter, LegalPage } from './legal/legal-page.tsx'

export const meta: PageMeta = {
  title: 'Impressum – Sternsinger',
  description: 'Wer diese Seiten betreibt, wer für ihre Inhalte einsteht und wie Sie uns erreichen.',
  language: 'de',
  alternates: { en: '/imprint' },
}

const chaptersFor = ({
  name,
  owner,
  address,
  email,
  phone,
  tel,
  vat_id,
}: ReturnType<typeof readOperator>): Chapter[] => [
  {
    id: 'anbieter',
    title: 'Anbieter',
    text: (
      <>
        <p>Angaben gemäß §&nbsp;5 des Digitale-Dienste-Gesetzes (DDG):</p>
        <dl>
          <div>
            <dt>Unternehmen</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>Inhaber</dt>
            <dd>{owner}</dd>
          </div>
          <div>
            <dt>Anschrift</dt>
            <dd>{address}</dd>
          </div>
          <div>
            <dt>USt-IdNr.&nbsp;(§&nbsp;27a UStG)</dt>
            <dd>{vat_id}</dd>
          </div>
        </dl>
      </>
    ),
  },
  {
    id: 'kontakt',
    title: 'So erreichen Sie uns',
    text: (
      <>
        <dl>
          <div>
            <dt>Telefon</dt>
            <dd>
              <a href={`tel:${tel}`}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>E-Mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </dl>
        <p>
          Oder schreiben Sie uns über das <Link to="/de#contact">Kontaktformular</Link>. Ihre Nachricht liest ein
          Mensch.
        </p>
      </>
    ),
  },
  {
    id: 'inhalt',
    title: 'Verantwortlich für den Inhalt',
    text: <p>Gemäß §&nbsp;18 Abs.&nbsp;2 des Medienstaatsvertrags (MStV): {owner}, Anschrift wie oben.</p>,
  },
  {
    id: 'vorfuehrungen',
    title: 'Die vier Seiten, die wir zeigen',
    text: (
      <p>
        <a href="/RentalRevolution">Rental Revolution</a>, <a href="/PresentationPro">Presentation Pro</a>,{' '}
        <a href="/ParallaxPrawns">Parallax Prawns</a> und <a href="/ArtAlley">Art Alley</a> sind unsere eigenen Arbeiten
        und zeigen, was wir machen. Auch für sie stehen wir ein.
      </p>
    ),
  },
  {
    id: 'streit',
    title: 'Streitbeilegung',
    text: (
      <p>
        Wenn etwas schiefgegangen ist, sagen Sie es bitte zuerst uns: Wir möchten es in Ordnung bringen. Zur Teilnahme
        an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch bereit (§
        36 VSBG).
      </p>
    ),
  },
  {
    id: 'verweise',
    title: 'Links zu anderen',
    text: (
      <p>
        Wo wir auf fremde Seiten verlinken, haben wir sie angesehen, als wir den Link setzten. Was später dort steht,
        verantworten deren Anbieter. Finden Sie hinter einem unserer Links etwas Rechtswidriges, sagen Sie es uns, und
        wir entfernen ihn.
      </p>
    ),
  },
  {
    id: 'urheber',
    title: 'Bilder, Texte, Schriften',
    text: (
      <>
        <p>
          Bilder, Texte und Programme dieser Seiten sind von uns und urheberrechtlich geschützt. Möchten Sie etwas davon
          verwenden, fragen Sie uns.
        </p>
        <p>
          Die Schriften sind Bricolage Grotesque und Hanken Grotesk. Beide stehen unter der SIL Open Font License und
          kommen von unserem eigenen Server. Hier stehen die{' '}
          <a href="/licenses.txt">Lizenzen aller Schriften und Bibliotheken</a> dieser Seiten.
        </p>
      </>
    ),
  },
]

export default function ImpressumPage() {
  return (
    <LegalPage
      title="Impressum"
      lead={<p>Wer diese Seiten betreibt, wer für ihre Inhalte einsteht und wie Sie uns erreichen.</p>}
      contents="Auf dieser Seite"
      chapters={chaptersFor(readOperator())}
      stand="Zuletzt geändert im November 2026"
    />
  )
}
