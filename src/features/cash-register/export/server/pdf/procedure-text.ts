import { vatKeys } from '../../rules/cases.ts'
import { taxonomy } from '../../rules/tables.ts'
import type { Procedure } from '../queries/installation.ts'

const given = (text: string | undefined) => text || 'nicht hinterlegt'

/**
 * The procedure documentation of the till (GoBD, chapter 10.1): a German paper for German offices, true of this
 * installation. A line is a heading after `# `, a row of two cells between `| `, or a paragraph.
 */
export const procedureOf = (it: Procedure): string => `
# Unternehmen und Gegenstand
Diese Verfahrensdokumentation beschreibt, wie an der Kasse der Bootsvermietung Geschäftsvorfälle aufgezeichnet, gesichert, abgeschlossen und herausgegeben werden. Sie ist aus den Einstellungen und dem Stand der Software erzeugt, die am genannten Tag in Betrieb waren.
| Unternehmen | ${it.registration.name}
| Anschrift | ${it.registration.address}
| Steuernummer | ${given(it.registration.tax_number)}
| USt-IdNr. | ${given(it.registration.vat_id)}
| Währung der Kasse | ${it.currency}
| Zeitzone | ${it.timeZone}
| Stand | ${it.made}
# Kassensystem
Die Kasse ist Teil einer Webanwendung, die auf einem Server läuft und ihre Daten in einer PostgreSQL-Datenbank hält. Bedient wird sie im Browser, nach Anmeldung mit persönlichem Kennwort. Es gibt eine Kasse mit einem Kassenjournal; jeder Browser ist nur Eingabegerät. Preise, Steuersätze und Berechtigungen bestimmt der Server; was der Browser sendet, wird damit verglichen und bei Abweichung abgewiesen.
| Art | ${it.registration.kind}
| Hersteller, Modell | ${it.registration.model}
| Software | ${it.registration.software}
| Seriennummer der Kasse | ${it.registration.serial}
| Erster Eintrag | ${given(it.registration.since)}
| Abschlüsse bisher | ${it.counts?.closings}
# Rollen und Berechtigungen
Mitarbeitende verkaufen, nehmen Kautionen an und geben sie zurück, eröffnen und schließen die Kasse, legen Geld ein, entnehmen es und stornieren Belege, die noch in keinem Abschluss stehen. Administratoren stornieren auch später, prüfen das Kassenjournal und geben Daten für Prüfungen heraus. Was Mitarbeitende und Administratoren ändern, hält ein Änderungsprotokoll mit Person, Zeitpunkt und Inhalt fest.
| Administratoren | ${it.counts?.admins}
| Mitarbeitende | ${it.counts?.employees}
| Testkonten (was sie schreiben, wird nur simuliert) | ${it.counts?.demo}
# Aufzeichnung eines Verkaufs
Ein Verkauf ist eine Transaktion der Datenbank: Was bezahlt wird, wird gesperrt und gelesen, Bestand und Gutscheinwert werden entnommen, Buchung oder Gutschein werden als bezahlt gekennzeichnet, und zuletzt entsteht der Eintrag im Kassenjournal. Gelingt ein Schritt nicht, entsteht nichts davon. Der genannte Betrag wird mitgesendet; stimmt er nicht, wird nicht gebucht. Dieselbe Anfrage, zweimal gesendet, ergibt einen Beleg.
Jeder Beleg hat eine fortlaufende Belegnummer. Er wird am Bildschirm gezeigt, gedruckt oder als PDF ausgegeben${it.isMailed ? ' und auf Wunsch per E-Mail versandt' : ''}. Was ohne Netz kassiert wurde, wartet im Browser und wird bei der Übertragung aufgezeichnet; der Eintrag hält dann beide Zeitpunkte fest.
Ein Storno ist ein eigener Beleg mit umgekehrten Vorzeichen, einem Grund und dem Verweis auf den ursprünglichen Beleg, der unverändert bleibt. Kautionen sind fremdes Geld und kein Umsatz. Gutscheine sind Mehrzweckgutscheine: Die Steuer entsteht bei der Einlösung.
# Kassenjournal und Unveränderbarkeit
Das Kassenjournal wird nur ergänzt. Jeder Eintrag hat eine lückenlose Positionsnummer, die die Datenbank vergibt, und enthält einen SHA-256-Hashwert über den vorhergehenden Eintrag und seinen eigenen Inhalt. Auslöser in der Datenbank weisen Änderungen und Löschungen ab, auch die ihres Eigentümers. Die Prüfung der ganzen Kette ist in der Anwendung unter „Tagesabschluss“ jederzeit möglich.
${it.counts?.role === 'sternsinger_app' ? 'Die Anwendung arbeitet unter der Datenbankrolle „sternsinger_app“, die das Kassenjournal lesen und ergänzen, aber nicht ändern darf.' : 'Die Anwendung arbeitet unter keiner eigenen Datenbankrolle; Änderungen verhindern allein die Auslöser der Datenbank.'}
# Technische Sicherheitseinrichtung (TSE)
${it.isSigning ? deviceOf(it) : 'Es ist keine technische Sicherheitseinrichtung eingerichtet; Einträge werden nicht signiert.'}
# Kassenabschluss
Ein Zeitraum reicht vom gezählten Anfangsbestand bis zum gezählten Abschluss; eine Kasse, die niemand eröffnet hat, eröffnet der erste Verkauf mit dem Bestand des letzten Abschlusses. Beim Abschluss werden Bargeld und Kartenzahlungen gezählt; eine Differenz verlangt eine Begründung und wird als DifferenzSollIst ausgewiesen, eine Entnahme zu Bank oder Tresor als Geldtransit. Der Z-Bericht wird aus dem Kassenjournal berechnet, mit der Zählung, den Stammdaten, der Version und den Angaben zur TSE in seinem Eintrag festgehalten und fortlaufend nummeriert. Der Zwischenstand (X-Bericht) ändert nichts.
# Umsatzsteuer
Die Steuer wird je Beleg und Satz aus dem Bruttobetrag gerechnet, auf den Cent gerundet und dann summiert. Schadenersatz, Kautionen und der Verkauf von Gutscheinen sind nicht steuerbar. Andere Sätze als die folgenden haben im Export den Schlüssel 1000 + Prozentsatz × 10 und die Bezeichnung „Individueller Steuersatz“.
${vatKeys.map(([key, percent, name]) => `| Schlüssel ${key}: ${name} | ${String(percent).replace('.', ',')} %`).join('\n')}
# Datensicherung
${it.backups.on ? `Jede Nacht wird die ganze Datenbank gesichert${it.backups.isEncrypted ? ' und die Datei verschlüsselt' : ''}. Aufgehoben werden Sicherungen der letzten ${it.backups.days} Tage, ${it.backups.weeks} Wochen und ${it.backups.months} Monate.` : 'Die nächtliche Sicherung durch die Anwendung ist ausgeschaltet.'}
# Aufbewahrung und Datenzugriff
Das Kassenjournal mit seinen Belegen und Abschlüssen löscht die Anwendung nicht; die Fristen des § 147 AO werden damit nicht unterschritten.
Für die Datenträgerüberlassung (Z3) geben Administratoren die Abschlüsse eines Zeitraums nach der DSFinV-K, Version ${taxonomy}, als ZIP-Datei heraus: zwanzig CSV-Dateien, die beschreibende index.xml und ihre DTD. BON_ID und BON_NR sind die Positionsnummern im Kassenjournal; die gedruckte Belegnummer steht in BON_NAME. Für den unmittelbaren Zugriff (Z1) sind Belege, Z-Berichte und Kassenjournal in der Anwendung einsehbar.
# Änderungen von Software und Datenbank
Ein neuer Stand der Software bringt nummerierte Änderungen der Datenbank mit, die beim Start je einmal und nachweisbar ausgeführt werden. Einträge des Kassenjournals werden dabei nicht verändert. Ein neuer Abschluss hält die Version fest, mit der er gemacht wird.
${it.versions.map(({ version, day }) => `| Version ${version}, erster Abschluss | ${day}\n`).join('')}${it.steps.map(({ day, first, last }) => `| Änderungen ${first} bis ${last} der Datenbank | ${day}`).join('\n')}
`

const deviceOf = ({ device, registration }: Procedure) =>
  `Geschäftsvorfälle und Abschlüsse werden von der technischen Sicherheitseinrichtung signiert, in der Reihenfolge des Kassenjournals und mit den Daten nach Anhang I der DSFinV-K. Antwortet sie nicht, geht der Verkauf weiter: Der Ausfall wird mit Beginn, Ende und Grund im Kassenjournal festgehalten, und der Beleg weist darauf hin.
| Seriennummer | ${device?.serial ?? 'antwortet gerade nicht'}
| Art | ${given(registration.device)}
| Signaturverfahren | ${device?.algorithm ?? 'antwortet gerade nicht'}
| Im Einsatz spätestens seit | ${given(registration.device_since)}`
