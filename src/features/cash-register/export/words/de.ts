export const registration = 'Was das Finanzamt zur Kasse wissen will'
export const registrationText =
  'Für die Mitteilung über elektronische Aufzeichnungssysteme (§ 146a Abs. 4 AO) in Mein ELSTER, binnen eines Monats nach Inbetriebnahme, Änderung oder Außerbetriebnahme.'
export const theRegistration = 'die Angaben für das Finanzamt'
export const fields = {
  name: 'Unternehmen',
  address: 'Anschrift der Betriebsstätte',
  tax_number: 'Steuernummer',
  vat_id: 'USt-IdNr.',
  kind: 'Art des Aufzeichnungssystems',
  count: 'Anzahl der Aufzeichnungssysteme',
  model: 'Hersteller und Modell',
  software: 'Software und Version',
  serial: 'Seriennummer des Aufzeichnungssystems',
  since: 'In Betrieb seit',
  device: 'Art der Sicherheitseinrichtung (TSE)',
  device_serial: 'Seriennummer der TSE',
  device_since: 'TSE in Betrieb spätestens seit',
}
export const unknown = 'Hier nicht bekannt'
export const copy = 'Kopieren'
export const copyField = (field: string) => `Kopieren: ${field}`
export const copied = (field: string) => `${field} kopiert`
export const procedure = 'Verfahrensdokumentation'
export const procedureText =
  'Wie die Kasse aufzeichnet, signiert, abschließt und aufbewahrt (GoBD), so wie sie jetzt eingerichtet ist.'
