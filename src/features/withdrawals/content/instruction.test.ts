import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { refundDays, withdrawalDays } from '../rules.ts'
import { instruction, modelForm } from './instruction.ts'

const seller = {
  name: 'Rental Revolution',
  address: 'Seeweg 1, 12345 See',
  email: 'hello@boats.example',
  phone: '0301234',
}
const inGerman = () =>
  inLanguage('de', () => instruction(seller).flatMap(({ title, paragraphs }) => [title, ...paragraphs]))

test('In German the instruction says the fourteen days of the law, in its words, and whom to tell.', () => {
  expect([withdrawalDays, refundDays]).toEqual([14, 14])
  const text = inGerman().join('\n')
  for (const said of [
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.\nDie Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    'mittels einer eindeutigen Erklärung (z.\u00a0B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren.',
    'Sie können Ihr Widerrufsrecht auch online unter „Vertrag widerrufen“ am Ende jeder Seite dieser Website ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z.\u00a0B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    'spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist.',
    ...Object.values(seller),
  ])
    expect(text).toContain(said)
})

test('Each time it is in the language of whoever asks.', () => {
  expect(instruction(seller)[0]?.title).toBe('Right of withdrawal')
  expect(inGerman()[0]).toBe('Widerrufsrecht')
  expect(modelForm(seller)[0]).toBe('To Rental Revolution, Seeweg 1, 12345 See, hello@boats.example:')
  expect(inLanguage('de', () => modelForm(seller)).at(-1)).toBe('(*) Unzutreffendes streichen.')
})
