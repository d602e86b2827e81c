import { readOperator } from '#features/settings/screens/operator.ts'
import type { PageMeta } from '#sites/modules.ts'
import { type Chapter, LegalPage } from './legal/legal-page.tsx'

export const meta: PageMeta = {
  title: 'Barrierefreiheit – Sternsinger',
  description: 'Was auf dieser Seite für alle geht, was noch nicht, und wem Sie eine Barriere melden.',
  language: 'de',
  alternates: { en: '/accessibility' },
}

const chaptersFor = ({ email, phone, tel }: ReturnType<typeof readOperator>): Chapter[] => [
  {
    id: 'geltung',
    title: 'Worum es geht',
    text: (
      <p>
        Diese Erklärung gilt für die Seite der Agentur. Alle sollen sie benutzen können. Wir richten uns nach den Web
        Content Accessibility Guidelines (WCAG) 2.2, Stufe AA; damit erfüllen wir auch das
        Barrierefreiheitsstärkungsgesetz (BFSG) und EN 301 549.
      </p>
    ),
  },
  {
    id: 'erfuellt',
    title: 'Was geht',
    text: (
      <>
        <p>Fast alles. Das prüfen wir bei jeder Änderung von Neuem:</p>
        <ul>
          <li>Alles geht mit der Tastatur allein, und man sieht, wo man ist.</li>
          <li>Vorleseprogramme erfahren, wie die Dinge heißen, was sie tun und was sich geändert hat.</li>
          <li>
            Schrift hat genug Kontrast und lässt sich vergrößern; ab 320 Pixeln passt jede Seite in die Breite, auch mit
            weiter gesetzter Schrift.
          </li>
          <li>Fehler in Formularen stehen in Worten neben dem Feld, und Ihre Eingaben bleiben.</li>
          <li>Wer am Gerät weniger Bewegung eingestellt hat, bekommt weniger Bewegung.</li>
          <li>Nichts blinkt, nichts spielt von selbst mit Ton, und kein Rätsel sperrt jemanden aus.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'barrieren',
    title: 'Was noch nicht geht',
    text: (
      <>
        <p>Davon wissen wir:</p>
        <ul>
          <li>
            Die Szenen der Startseite zeigen durch Bewegung, was wir machen. Wer weniger Bewegung eingestellt hat, sieht
            sie ruhend; was sie zeigen, steht daneben, aber nicht jede Einzelheit der Zeichnungen.
          </li>
          <li>
            Rechnungen sind PDF-Dateien mit Auszeichnungen für Vorleseprogramme, aber nicht nach PDF/UA geprüft. Auf
            Wunsch bekommen Sie dasselbe als Text.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'pruefung',
    title: 'Woher wir das wissen',
    text: (
      <p>
        Wir haben selbst geprüft: mit axe, mit der Tastatur, vom Telefon bis zum breiten Bildschirm, mit und ohne
        Bewegung. Von außen hat niemand geprüft, und nicht jedes Vorleseprogramm wurde ausprobiert.
      </p>
    ),
  },
  {
    id: 'melden',
    title: 'Eine Barriere melden',
    text: (
      <>
        <p>
          Sagen Sie uns, was Sie tun wollten und was im Weg stand. Wir antworten innerhalb von zwei Wochen und erledigen
          für Sie so lange am Telefon oder per Mail, was die Seite hätte tun sollen.
        </p>
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
      </>
    ),
  },
  {
    id: 'durchsetzung',
    title: 'Wenn wir nicht helfen',
    text: (
      <p>
        Dann können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und
        Dienstleistungen wenden; sie geht dem kostenlos nach (§&nbsp;28 BFSG). Das gilt unabhängig davon, ob das Gesetz
        ein Unternehmen unserer Größe verpflichtet.
      </p>
    ),
  },
]

export default function BarrierefreiheitPage() {
  return (
    <LegalPage
      title={'Barriere\u00ADfreiheit'}
      lead={<p>Was auf dieser Seite für alle geht, was noch nicht, und wem Sie eine Barriere melden.</p>}
      contents="Auf dieser Seite"
      chapters={chaptersFor(readOperator())}
      stand="Zuletzt durchgesehen am 23. November 2026"
    />
  )
}
