export const scan = 'Scannen'
export const noCamera = 'Die Kamera lässt sich nicht nutzen: Bitte erlauben Sie sie im Browser.'
export const added = (name: string, pieces: number) => `${pieces} × ${name} im Warenkorb`
export const unknown = (code: string) => `Kein Produkt hat den Strichcode ${code}`
export const addCode = 'Einem Produkt geben'
