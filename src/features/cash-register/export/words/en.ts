export const registration = 'What the tax office asks of the till'
export const registrationText =
  'For the form on electronic recording systems (§ 146a (4) AO) in Mein ELSTER, within a month of setting the till up, changing it or ending it. Values are in German, as the form is.'
export const theRegistration = 'what the tax office asks'
export const fields = {
  name: 'Business',
  address: 'Address of the place of business',
  tax_number: 'Tax number',
  vat_id: 'VAT id',
  kind: 'Kind of recording system',
  count: 'Number of recording systems',
  model: 'Maker and model',
  software: 'Software and version',
  serial: 'Serial number of the recording system',
  since: 'In use since',
  device: 'Kind of security device (TSE)',
  device_serial: 'Serial number of the TSE',
  device_since: 'TSE in use since, at the latest',
}
export const unknown = 'Not known here'
export const copy = 'Copy'
export const copyField = (field: string) => `Copy: ${field}`
export const copied = (field: string) => `${field} copied`
export const procedure = 'Procedure documentation'
export const procedureText =
  'How the till records, signs, closes and keeps (GoBD), as this installation is set up now. In German, for German tax offices.'
