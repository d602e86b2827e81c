import { readOperator } from '#features/settings/screens/operator.ts'
import { Link } from '#kit/ui/link.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { AkquiseText } from './legal/akquise.tsx'
import { type Chapter, LegalPage } from './legal/legal-page.tsx'

export const meta: PageMeta = {
  title: 'Datenschutz – Sternsinger',
  description: 'Welche Daten wir von Ihnen verarbeiten, wozu, wie lange, und welche Rechte Sie haben.',
  language: 'de',
  alternates: { en: '/privacy' },
}

const chaptersFor = ({ name, owner, address, email, phone, tel }: ReturnType<typeof readOperator>): Chapter[] => [
  {
    id: 'verantwortlich',
    title: 'Wer verantwortlich ist',
    text: (
      <>
        <p>Verantwortlicher im Sinne von Art.&nbsp;4 Nr.&nbsp;7 der Datenschutz-Grundverordnung (DSGVO):</p>
        <dl>
          <div>
            <dt>Unternehmen</dt>
            <dd>
              {name}, {owner}
            </dd>
          </div>
          <div>
            <dt>Anschrift</dt>
            <dd>{address}</dd>
          </div>
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
    id: 'besuch',
    title: 'Wenn Sie sich umsehen',
    text: (
      <>
        <p>
          Um Ihnen eine Seite zu schicken, muss unser Server die Internetadresse Ihres Geräts (IP-Adresse) verarbeiten,
          solange die Verbindung besteht. In seinem Protokoll stehen die Uhrzeit, die Adresse der Seite ohne Eingaben,
          das Ergebnis und die Dauer. Ihre IP-Adresse, Ihr Name und Angaben zu Ihrem Browser stehen nicht darin.
        </p>
        <p>
          Rechtsgrundlage ist Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO: unser Interesse an einer Website, die
          funktioniert, und daran, Fehler zu finden. Von fremden Servern wird nichts geladen: keine Schriften, keine
          Bilder, keine Skripte.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies und Ihr Browser',
    text: (
      <>
        <p>
          Wir setzen keine Cookies für Werbung oder Statistik und müssen Sie deshalb auch nach keinen fragen. Es gibt:
        </p>
        <ul>
          <li>
            <strong>csrftoken</strong>, bis zu ein Jahr: ein Zufallswert, der verhindert, dass fremde Seiten in Ihrem
            Namen Formulare abschicken.
          </li>
          <li>
            <strong>session</strong>, für angemeldete Mitarbeiter: endet mit dem Abmelden, nach 30 Minuten ohne
            Benutzung und spätestens nach 8 Stunden.
          </li>
          <li>
            Was Sie in ein Formular tippen, bleibt in Ihrem Browser, bis Sie den Tab schließen, damit beim Neuladen
            nichts verloren geht. Wir bekommen es, wenn Sie es abschicken.
          </li>
          <li>
            <strong>artAlley</strong>: Ihre Stimmen und Kommentare in der Galerie von ArtAlley, und welche Werke Sie
            sahen. Sie bleiben in Ihrem Browser, bis Sie ihn leeren; wir bekommen sie nie.
          </li>
        </ul>
        <p>
          All das ist unbedingt erforderlich für das, was Sie von der Website wünschen (§&nbsp;25 Abs.&nbsp;2 Nr.&nbsp;2
          TDDDG). Rechtsgrundlage der Verarbeitung ist Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO.
        </p>
      </>
    ),
  },
  {
    id: 'kontakt',
    title: 'Wenn Sie uns schreiben',
    text: (
      <>
        <p>
          Das Kontaktformular nimmt Ihren Namen, Ihre E-Mail-Adresse und Ihre Nachricht auf. Sie werden in unserem
          Posteingang gespeichert und dem Inhaber gemailt, damit wir Ihnen antworten können. Rechtsgrundlage ist
          Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b DSGVO, wenn Sie nach unserer Arbeit fragen, und sonst Art.&nbsp;6
          Abs.&nbsp;1 lit.&nbsp;f: unser Interesse, zu antworten, wenn uns jemand schreibt.
        </p>
        <p>
          Gegen Programme, die Formulare überfluten, zählen wir, wie viele Nachrichten in einer Stunde von einer
          IP-Adresse und von einer E-Mail-Adresse kommen. Kurz nach dieser Stunde wird die Zählung gelöscht. Keinen
          fremden Dienst fragen wir, ob Sie ein Mensch sind.
        </p>
        <p>Sie müssen uns nichts angeben. Ohne Adresse können wir allerdings nicht antworten.</p>
      </>
    ),
  },
  {
    id: 'kunden',
    title: 'Wenn wir für Sie arbeiten',
    text: (
      <p>
        Von Kunden speichern wir Name, Unternehmen, Anschrift, E-Mail-Adresse, Telefonnummer, Website, USt-IdNr., das
        Vereinbarte sowie Rechnungen mit ihren Zahlungen. Rechtsgrundlage sind der Vertrag (Art.&nbsp;6 Abs.&nbsp;1
        lit.&nbsp;b DSGVO) und für die Buchführung das Gesetz (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;c DSGVO mit §&nbsp;147
        AO und §&nbsp;14b UStG).
      </p>
    ),
  },
  {
    id: 'akquise',
    title: 'Wenn wir Ihnen zuerst schreiben',
    text: <AkquiseText />,
  },
  {
    id: 'vorfuehrungen',
    title: 'Auf den Seiten, die wir zeigen',
    text: (
      <p>
        Der Bootsverleih nimmt Buchungen an und hat{' '}
        <a href="/RentalRevolution/privacy" hrefLang="en">
          eine eigene Datenschutzseite
        </a>{' '}
        auf Englisch. Für die anderen Seiten gilt diese hier.
      </p>
    ),
  },
  {
    id: 'empfaenger',
    title: 'Wer Ihre Daten sieht',
    text: (
      <>
        <p>
          Wir, und von uns aus niemand sonst. Wer für uns Server betreibt und E-Mails zustellt, tut das in unserem
          Auftrag und nach unserer Weisung (Art.&nbsp;28 DSGVO). Steuerberater und Behörden bekommen, wozu uns das
          Gesetz verpflichtet.
        </p>
        <p>
          Wir verkaufen nichts, bilden keine Profile und lassen nichts über Sie allein von einem Programm entscheiden
          (Art.&nbsp;22 DSGVO). In Länder außerhalb des Europäischen Wirtschaftsraums übermitteln wir keine Daten.
        </p>
      </>
    ),
  },
  {
    id: 'dauer',
    title: 'Wie lange wir sie behalten',
    text: (
      <dl>
        <div>
          <dt>Serverprotokoll</dt>
          <dd>Enthält keine personenbezogenen Daten</dd>
        </div>
        <div>
          <dt>Kontaktanfragen</dt>
          <dd>12 Monate, nachdem sie erledigt sind; dann werden Name, Adresse und Nachricht entfernt</dd>
        </div>
        <div>
          <dt>Angeschriebene Unternehmen</dt>
          <dd>24 Monate nach dem letzten Vorgang</dd>
        </div>
        <div>
          <dt>E-Mails</dt>
          <dd>Ihr Text 24 Monate; dass eine verschickt wurde, an wen und wann, 10 Jahre ab dem Ende des Jahres</dd>
        </div>
        <div>
          <dt>Rechnungen und Bücher</dt>
          <dd>8 bis 10 Jahre ab dem Ende des Jahres, wie es das Gesetz verlangt</dd>
        </div>
        <div>
          <dt>Sicherungen</dt>
          <dd>Gelöschtes verlässt unsere Sicherungen, wenn neuere sie ersetzen, nach etwa einem Jahr</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'rechte',
    title: 'Ihre Rechte',
    text: (
      <>
        <p>Eine Nachricht an die Adresse oben genügt und kostet Sie nichts. Sie können</p>
        <ul>
          <li>erfahren, was wir von Ihnen gespeichert haben, und eine Kopie bekommen (Art.&nbsp;15 DSGVO),</li>
          <li>
            es berichtigen (Art.&nbsp;16) oder löschen lassen (Art.&nbsp;17), soweit uns kein Gesetz zum Aufbewahren
            verpflichtet,
          </li>
          <li>die Verarbeitung einschränken lassen (Art.&nbsp;18),</li>
          <li>mitnehmen, was Sie uns gegeben haben, in maschinenlesbarer Form (Art.&nbsp;20),</li>
          <li>eine Einwilligung für die Zukunft widerrufen (Art.&nbsp;7 Abs.&nbsp;3).</li>
        </ul>
      </>
    ),
  },
  {
    id: 'widerspruch',
    title: 'Ihr Widerspruchsrecht',
    text: (
      <p>
        <strong>
          Wo wir uns auf unsere Interessen stützen (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO), können Sie jederzeit aus
          Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben (Art.&nbsp;21 DSGVO). Wir hören dann
          auf, es sei denn, zwingende Gründe überwiegen oder wir brauchen die Daten für Rechtsansprüche.
        </strong>
      </p>
    ),
  },
  {
    id: 'beschwerde',
    title: 'Wo Sie sich beschweren',
    text: (
      <p>
        Sie können sich bei einer Datenschutzaufsichtsbehörde beschweren (Art.&nbsp;77 DSGVO): bei der an Ihrem Wohn-
        oder Arbeitsort oder bei der des Bundeslandes, in dem wir sitzen.{' '}
        <a href="https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html">
          Die Bundesbeauftragte führt eine Liste aller Behörden
        </a>
        .
      </p>
    ),
  },
  {
    id: 'schutz',
    title: 'Wie wir sie schützen',
    text: (
      <p>
        Verbindungen sind verschlüsselt. Passwörter speichern wir nur als argon2id-Hash, wer was sehen darf, prüft der
        Server bei jedem Aufruf, und jede Änderung durch Mitarbeiter wird mit Namen und Zeit festgehalten. Wie Sie uns
        erreichen, steht auch im <Link to="/de/impressum">Impressum</Link>.
      </p>
    ),
  },
]

export default function DatenschutzPage() {
  return (
    <LegalPage
      title="Datenschutz"
      lead={
        <p>
          Keine Tracker, keine Werbung, nichts von fremden Servern. Wenn Sie uns schreiben, verwenden wir Ihre Angaben,
          um zu antworten. Hier sind die Einzelheiten.
        </p>
      }
      contents="Auf dieser Seite"
      chapters={chaptersFor(readOperator())}
      stand="Zuletzt geändert im November 2026"
    />
  )
}
