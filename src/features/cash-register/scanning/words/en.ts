export const scan = 'Scan'
export const noCamera = 'The camera cannot be used: please allow it in the browser.'
export const added = (name: string, pieces: number) => `${pieces} × ${name} in the cart`
export const unknown = (code: string) => `No product has the barcode ${code}`
export const addCode = 'Give it to a product'
