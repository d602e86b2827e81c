import { plural } from '#kit/shared/plural.ts'

export const noCategory = 'Bitte wählen Sie eine Kategorie'
export const noName = 'Bitte geben Sie einen Namen ein'
export const longName = 'Der Name des Produkts ist zu lang'
export const barcodeTaken = 'Diesen Strichcode hat schon ein anderes Produkt'
export const noBarcode = (most: number) => `Bitte geben Sie höchstens ${most} Zeichen ohne Leerzeichen ein`
export const wrongDigit =
  'Das ist keine EAN und kein UPC: Die letzte Ziffer passt nicht. Bitte scannen Sie noch einmal oder prüfen Sie die Ziffern.'
export const nameTaken = 'Ein Produkt mit diesem Namen gibt es schon'
export const noStock = (most: number) => `Bitte geben Sie eine ganze Zahl bis ${most.toLocaleString('de')} ein`
export const noPrice = 'Bitte geben Sie einen Preis wie 3,50 ein'
export const noVat = 'Bitte wählen Sie 19 oder 7 Prozent'
export const onlyIncreases = 'Mitarbeiter können Preis und Bestand nur erhöhen'
export const vatByAdmins = 'Die Mehrwertsteuer wählen nur Administratoren'
export const gone = 'Dieses Produkt gibt es nicht mehr'
export const noProduct = 'Dieses Produkt gibt es nicht'
export const keepsCategory = 'Ein Produkt behält seine Kategorie'
export const isSoldOut = (name: string) => `${name} ist ausverkauft`
export const onlyMore = (name: string, left: number) => `${name}: nur noch ${left} übrig`
export const noCart = 'Diesen Korb gibt es nicht'
export const noNumber = (most: number) => `Bitte geben Sie eine Zahl bis ${most} ein`

export const products = 'Produkte'
export const stock = 'Bestand'
export const theProducts = 'die Produkte'
export const categories = 'Kategorien'
export const categoryNames = { drinks: 'Getränke', foods: 'Essen', others: 'Sonstiges', services: 'Service' }
export const newOnes = {
  drinks: 'Neues Getränk',
  foods: 'Neue Speise',
  others: 'Neues Produkt',
  services: 'Neuer Service',
}
export const counts = {
  drinks: (count: number) => plural(count, { one: '1 Getränk', other: `${count} Getränke` }),
  foods: (count: number) => plural(count, { one: '1 Speise', other: `${count} Speisen` }),
  others: (count: number) => plural(count, { one: '1 Produkt', other: `${count} Produkte` }),
  services: (count: number) => plural(count, { one: '1 Service', other: `${count} Services` }),
}
/** `products`: `6 Getränke`. */
export const wellStocked = (products: string) => `${products}, von allem genug da`
export const runningLow = (products: string, low: number) => `${products}, ${low} davon knapp oder ausverkauft`
export const low = (count: number) => `${count} knapp`
export const toOrder = 'Zu bestellen'

export const soldOut = 'Ausverkauft'
export const soldOutOrder = (order: number) => `Ausverkauft – ${order} bestellen`
export const stockOf = (actual: number, target: number) => `${actual} von ${target}`
export const lowStockOf = (actual: number, target: number, order: number) =>
  `${actual} von ${target} – ${order} bestellen`

export const fieldNames = {
  name: 'Name',
  target_stock: 'Sollbestand',
  actual_stock: 'Bestand',
  minimum_stock: 'Mindestbestand',
  price: 'Preis',
  vat_percent: 'MwSt.',
  barcode: 'Strichcode',
}
export const minimumHint = 'Leer: ein Drittel des Sollbestands.'
export const inCarts = 'In Körben'
export const vatRate = (percent: number) => `${percent}\u00a0%`
export const reducedVat = (percent: number) => `${percent}\u00a0% (ermäßigt)`

export const newProduct = 'Neues Produkt'
export const noProducts = 'In dieser Kategorie gibt es noch keine Produkte'
export const addProduct = 'Produkt hinzufügen'
export const change = 'Ändern'
export const changeOf = (name: string) => `${name} ändern`
export const changeProduct = 'Produkt ändern'
export const add = 'Hinzufügen'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const cancel = 'Abbrechen'
export const wasAdded = (name: string) => `${name} ist jetzt dabei`
export const wasSaved = (name: string) => `${name} ist gespeichert`
export const changedMeanwhile = 'Jemand anderes hat dieses Produkt inzwischen geändert'
export const replaceIt = 'Ihre Eingaben sind noch da: Beim nächsten Speichern ersetzen sie das.'
export const byNow = (value: string) => `Inzwischen: ${value}`
export const isNow = (field: string, value: string) => `${field} ist jetzt ${value}.`
export const isAgain = (field: string, value: string) => `${field} ist wieder ${value}.`
/** `back` are sentences. */
export const reverted = (back: string) => `Mitarbeiter können Preis und Bestand nur erhöhen. ${back}`

export const remove = 'Entfernen'
export const removing = 'Wird entfernt …'
export const removeOf = (name: string) => `${name} entfernen`
export const removeIt = (name: string | undefined) => `${name} entfernen?`
export const keepIt = 'Behalten'
export const wasRemoved = (name: string | undefined) => `${name} ist entfernt`
export const removeText = 'Es wird an der Kasse nicht mehr angeboten. Was davon verkauft wurde, bleibt in den Büchern.'
export const stillPayable = (count: number) =>
  plural(count, {
    one: '1 davon liegt gerade in einem Korb und kann noch bezahlt werden.',
    other: `${count} davon liegen gerade in einem Korb und können noch bezahlt werden.`,
  })
