import { Unsubscribe, type UnsubscribeWords } from '#features/acquisition/outgoing/screens/unsubscribe.tsx'
import type { PageMeta } from '#sites/modules.ts'

export const meta: PageMeta = {
  title: 'Abmelden – Sternsinger',
  description: 'Nichts mehr von uns hören.',
  noindex: true,
}

const words: UnsubscribeWords = {
  title: 'Abmelden',
  loading: 'Ihre Adresse wird gesucht',
  lead: (address) => (
    <>
      Wir haben an <strong>{address}</strong> geschrieben. Bestätigen Sie unten, und wir tun es nie wieder.
    </>
  ),
  question: 'Wer soll nichts mehr von uns hören?',
  onlyAddress: (address) => `Nur ${address}`,
  wholeDomain: (domain) => `Alle bei ${domain}`,
  wholeDomainText: 'An keine Adresse, die so endet, wird geschrieben',
  confirm: 'Abmelden',
  wait: 'Bitte warten …',
  doneTitle: 'Erledigt',
  done: (who) => (
    <>
      Wir schreiben nie wieder an <strong>{who}</strong>.
    </>
  ),
  everybody: (domain) => `Adressen bei ${domain}`,
  kept: 'Die Adresse behalten wir nur, um das sicherzustellen.',
  alsoDomain: (domain) => `Auch alle anderen bei ${domain}`,
  badTitle: 'Dieser Link funktioniert nicht',
  bad: 'Ein Teil davon fehlt. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail, oder antworten Sie einfach darauf: Dann tragen wir Sie von Hand aus.',
  failedTitle: 'Das hat nicht geklappt',
}

export default function UnsubscribePageInGerman() {
  return <Unsubscribe words={words} />
}
